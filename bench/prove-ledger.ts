import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { type Occurrences, addOccurrences, createOccurrences } from '#test/ledger-histories.ts'

/**
 * Compares the ledger with its oracle over random histories, in one process per core.
 * @param first seed of the first history
 */
export async function proveLedger({ first, count }: { first: number; count: number }): Promise<void> {
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
