import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { startBackground } from './background.ts'
import { listOtherPrograms } from './database/server-connections.ts'
import type { Database } from './database/tables.ts'
import type { Dependencies } from './dependencies.ts'
import { formatLocalUrl, recordLocalUrl } from './local-url.ts'
import { reduceMemory } from './memory.ts'
import { announceStop } from './stopping.ts'
import { createThrottledLog } from './throttled-log.ts'

/** Until running requests are ended. */
export const shutdownTimeoutSeconds = 10
/** Until a proxy has noticed that this process is not ready, and sends requests to others. */
const drainMs = 5000
/** Until the first requests after a start are answered. */
const idleDelayMs = 1000

/**
 * Listens and does the background work until a signal stops the process.
 * @param options.eager for tests, so that they do not wait for seconds
 * @returns the address for browsers on this machine
 */
export async function runServer(
  app: FastifyInstance,
  dependencies: Dependencies,
  { lock, eager = false }: { lock: { release: () => void } | null; eager?: boolean },
): Promise<string> {
  const { config, database, logger, measurements } = dependencies
  await app.listen({ host: config.host, port: config.port })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const localUrl = formatLocalUrl({ host: config.host, port })
  recordLocalUrl(config.dataDir, localUrl)
  const logThrottled = createThrottledLog({ seconds: 60 })
  const stopBackground = startBackground(
    dependencies,
    (error) => {
      measurements.addFailedWork()
      logThrottled(String(error), (repeated) => logger.error({ err: error, repeated }, 'background work failed'))
    },
    { eager },
  )

  let shutdownStartedAt: number | null = null
  const shutDown = async () => {
    if (shutdownStartedAt !== null) {
      // One Ctrl-C can arrive three times: from the terminal, from npm and from npm's child process.
      if (Date.now() - shutdownStartedAt > 1000) process.exit(1)
      return
    }
    shutdownStartedAt = Date.now()
    if (config.databaseUrl && (await isOneOfSeveral(database))) {
      announceStop(database)
      await delay(drainMs)
    }
    setTimeout(() => process.exit(1), shutdownTimeoutSeconds * 1000).unref()
    const backgroundStopped = stopBackground()
    await app.close()
    // An unfinished background round is resumed later, so it gets only half of the time.
    await Promise.race([backgroundStopped, delay((shutdownTimeoutSeconds * 1000) / 2)])
    await database.destroy()
    lock?.release()
    process.exit(0)
  }
  process.on('SIGINT', shutDown)
  process.on('SIGTERM', shutDown)
  setTimeout(reduceMemory, idleDelayMs).unref()
  return localUrl
}

/** Whether another process serves the same site. A database that does not answer is not asked for long. */
async function isOneOfSeveral(database: Database): Promise<boolean> {
  const others = listOtherPrograms(database).catch(() => [])
  return (await Promise.race([others, delay(1000, [])])).length > 0
}
