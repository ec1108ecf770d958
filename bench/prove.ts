// npm run prove: kills the server during writes, 20 times per engine, and checks that no acknowledged write is lost.
// npm run prove -- 50: does the same 50 times.
// npm run prove -- flaky: repeats the browser journeys that passed only on retry in the last npm test.
import { runCrashTest } from '#test/crash-test.ts'
import startPostgres from '#test/postgres.ts'
import { buildIfStale } from '../bin/build-if-stale.js'
import { repeatFlaky } from '../bin/journeys.js'

const [argument = '20'] = process.argv.slice(2)
if (argument === 'flaky') await proveFlaky(20)
else await proveWrites(Number(argument))

async function proveFlaky(times: number): Promise<void> {
  await buildIfStale()
  const journeys = await repeatFlaky(times)
  if (journeys.length === 0) console.log('No journey passed only on retry in the last npm test.')
  for (const { name, passed } of journeys) console.log(`${passed} of ${times} passed: ${name}`)
  if (journeys.some(({ passed }) => passed < times)) process.exit(1)
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
