import { composers } from './composers.ts'
import { emptyWriteAheadLog } from './database/erasure.ts'
import { getDatabaseFile } from './database/open.ts'
import type { Dependencies } from './dependencies.ts'
import { forgetOldAddresses } from './features/audit/audit-log.ts'
import { startDelivery } from './features/delivery/delivery-loop.ts'
import { startReminders } from './features/reminders/reminder-loop.ts'
import { recheckOldPosts } from './features/social/availability.ts'
import { classifyPosts } from './features/social/classification.ts'
import { pollDueSources } from './features/social/polling.ts'
import { forgetOldRequests } from './idempotency.ts'

const roundIntervalSeconds = 60
const checksPerRound = 5
const classificationsPerRound = 5

/** Starts reminders, delivery, and other background work one round at a time. @returns a function that stops them all */
export function startBackground(dependencies: Dependencies, onError: (error: unknown) => void): () => Promise<void> {
  let activeRound: Promise<void> | null = null
  const stopDelivery = startDelivery(dependencies, composers, onError)
  const stopReminders = startReminders(dependencies, onError)
  const runRound = async () => {
    try {
      const { config } = dependencies
      if (!config.databaseUrl) emptyWriteAheadLog(getDatabaseFile(config.dataDir))
      await forgetOldAddresses(dependencies)
      await forgetOldRequests(dependencies.database, dependencies.services.clock.now())
      await pollDueSources(dependencies)
      await recheckOldPosts(dependencies, { limit: checksPerRound })
      await classifyPosts(dependencies, { limit: classificationsPerRound })
    } catch (error) {
      onError(error)
    } finally {
      activeRound = null
    }
  }
  const timer = setInterval(() => {
    activeRound ??= runRound()
  }, roundIntervalSeconds * 1000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await Promise.all([activeRound, stopReminders(), stopDelivery()])
  }
}
