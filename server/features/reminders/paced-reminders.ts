import { setTimeout as delay } from 'node:timers/promises'
import type { Dependencies } from '../../dependencies.ts'
import { sendDueReminders } from './tick.ts'

const batchSize = 20
/** Leaves the processor to requests while many reminders are due in the same minute. */
const membersPerSecond = 120

/** Queues all due reminders, until the signal aborts. */
export async function sendAllDueReminders(dependencies: Dependencies, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await runBatch(dependencies)) === batchSize);
}

async function runBatch(dependencies: Dependencies): Promise<number> {
  const [checked] = await Promise.all([
    sendDueReminders(dependencies, { limit: batchSize }),
    delay((batchSize / membersPerSecond) * 1000),
  ])
  return checked
}
