import { setTimeout as delay } from 'node:timers/promises'
import type { Dependencies } from '../../dependencies.ts'
import { sendDueReminders } from './tick.ts'

const intervalMs = 2000
const batchSize = 20
/** Leaves the processor to requests while many reminders are due in the same minute. */
const membersPerSecond = 120

/** Queues due reminders every few seconds. @returns a function that stops it, after the current batch */
export function startReminders(dependencies: Dependencies, onError: (error: unknown) => void): () => Promise<void> {
  const controller = new AbortController()
  let pass: Promise<void> | null = null
  const runPass = async () => {
    try {
      while (!controller.signal.aborted && (await runBatch(dependencies)) === batchSize);
    } catch (error) {
      onError(error)
    } finally {
      pass = null
    }
  }
  const timer = setInterval(() => {
    pass ??= runPass()
  }, intervalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    controller.abort()
    await pass
  }
}

async function runBatch(dependencies: Dependencies): Promise<number> {
  const [checked] = await Promise.all([
    sendDueReminders(dependencies, { limit: batchSize }),
    delay((batchSize / membersPerSecond) * 1000),
  ])
  return checked
}
