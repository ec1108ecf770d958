// npm run prove: compares the ledger with its oracle over a million random histories. Then kills the server during
// writes, 20 times per engine, and checks that no acknowledged write is lost.
// npm run prove -- 50: kills the server 50 times.
// npm run prove -- ledger 5000 7: only plays 5,000 histories, from seed 7.
// npm run prove -- flaky: repeats the browser journeys that passed only on retry in the last npm test.
import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { runCrashTest } from '#test/crash-test.ts'
import { type Occurrences, addOccurrences, createOccurrences } from '#test/ledger-histories.ts'
import startPostgres from '#test/postgres.ts'
import { buildIfStale } from '../bin/build-if-stale.js'
import { repeatFlaky } from '../bin/journeys.js'

const [argument = '20', count = '1000000', first = '1'] = process.argv.slice(2)
if (argument === 'flaky') await proveFlaky(20)
else {
  await proveLedger({ first: Number(first), count: Number(count) })
  if (argument !== 'ledger') await proveWrites(Number(argument))
}

async function proveFlaky(times: number): Promise<void> {
  await buildIfStale()
  const journeys = await repeatFlaky(times)
  if (journeys.length === 0) console.log('No journey passed only on retry in the last npm test.')
  for (const { name, passed } of journeys) console.log(`${passed} of ${times} passed: ${name}`)
  if (journeys.some(({ passed }) => passed < times)) process.exit(1)
}

async function proveLedger({ first, count }: { first: number; count: number }): Promise<void> {
  console.log(`Comparing the ledger with its oracle over ${count.toLocaleString('en')} random histories`)
  const start = performance.now()
  const seen = createOccurrences()
  const end = first + count
  let next = first
  async function playShares(): Promise<void> {
    while (next < end) {
      const [seed, size] = [next, Math.min(25_000, end - next)]
      next += size
      const program = ['bench/play-histories.ts', String(seed), String(size)]
      const { stdout } = await promisify(execFile)(process.execPath, program)
      const sums: Occurrences = JSON.parse(stdout)
      addOccurrences(seen, sums)
      console.log(`  seeds ${seed.toLocaleString('en')} to ${(seed + size - 1).toLocaleString('en')} are equal`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, playShares))
  const seconds = (performance.now() - start) / 1000
  console.log(`All equal after ${Math.round(seconds)} s, ${Math.round(count / seconds)} histories a second`)
  for (const [name, times] of Object.entries(seen)) console.log(`  ${name}: ${times.toLocaleString('en')}`)
}

async function proveWrites(times: number): Promise<void> {
  console.log(`Killing the server ${times} times during writes, embedded database`)
  console.log(`${await runCrashTest({ rounds: times, log: console.log })} acknowledged check-ins, none lost`)

  const stopPostgres = await startPostgres()
  console.log(`Killing the server ${times} times during writes, PostgreSQL`)
  const env = { DATABASE_URL: process.env.TEST_DATABASE_URL ?? '', SECRET_KEY: 'k'.repeat(32) }
  console.log(`${await runCrashTest({ rounds: times, env, log: console.log })} acknowledged check-ins, none lost`)
  await stopPostgres()
}
