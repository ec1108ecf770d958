import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Frees what only the start needed, and keeps V8's heap small from then on (decisions/028-memory.md). Call it when the
 * server is idle, because it stops everything for about 0.1 s.
 */
export function reduceMemory(): void {
  // By default, the heap may grow to four times its live size before V8 collects it.
  setFlagsFromString('--heap-growing-percent=50')
  setFlagsFromString('--expose-gc')
  const collectGarbage: (options: { type: 'major'; flavor: 'last-resort' }) => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collectGarbage({ type: 'major', flavor: 'last-resort' })
}
