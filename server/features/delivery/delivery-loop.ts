import type { Dependencies } from '../../dependencies.ts'
import type { Composer } from './composer.ts'
import { deliverDue } from './delivery.ts'

const intervalMs = 2000

/** Sends due messages every few seconds. @returns a function that stops it, after the messages being sent */
export function startDelivery(
  dependencies: Dependencies,
  composers: Record<string, Composer>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const controller = new AbortController()
  let pass: Promise<void> | null = null
  const runPass = async () => {
    try {
      await deliverDue(dependencies, composers, { signal: controller.signal })
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
