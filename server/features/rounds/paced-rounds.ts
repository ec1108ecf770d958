import { setTimeout as delay } from 'node:timers/promises'
import type { Dependencies } from '../../dependencies.ts'
import { sendDueRounds } from './tick.ts'

const batchSize = 20
/** Leaves the processor to requests while the rounds of many crews open in the same minute. */
const membersPerSecond = 120

/** Tells all members whose round has opened, until the signal aborts. */
export async function sendAllDueRounds(dependencies: Dependencies, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await runBatch(dependencies)) === batchSize);
}

async function runBatch(dependencies: Dependencies): Promise<number> {
  const [told] = await Promise.all([
    sendDueRounds(dependencies, { limit: batchSize }),
    delay((batchSize / membersPerSecond) * 1000),
  ])
  return told
}
