import { setTimeout as delay } from 'node:timers/promises'
import { createApp } from './app.ts'
import { startBackground } from './background.ts'
import { loadConfig, loadSettingWarnings } from './config.ts'
import { startDatabase } from './database/start.ts'
import { describeFutureAdmins } from './features/accounts/future-admins.ts'
import { ensureSetupCode, formatSetupLink } from './features/accounts/setup-code.ts'
import { fillUsernameSkeletons } from './features/accounts/usernames.ts'
import { checkMailServer } from './features/delivery/direct-mail.ts'
import { ensurePushKeys } from './features/delivery/push-keys.ts'
import { interruptOrphanedGenerations } from './features/generation/generations.ts'
import { seedLibrary } from './features/library/starter-library.ts'
import { formatLocalUrl, recordLocalUrl } from './local-url.ts'
import { createLogger } from './logger.ts'
import { reduceMemory } from './memory.ts'
import { systemClock } from './services/clock.ts'
import { createGuardedFetcher } from './services/guarded-fetcher.ts'
import { createSmtpMailer } from './services/mail-smtp.ts'
import { disabledMailer } from './services/mail.ts'
import { createClassifier } from './services/model-classifier.ts'
import { createStripePayments } from './services/payments-stripe.ts'
import { createPlatforms } from './services/platforms.ts'
import { createPush } from './services/push.ts'
import { loadSecretKey, createSecrets } from './services/secrets.ts'
import { createWriter } from './services/writer/create-writer.ts'
import { loadLibraryInWorker } from './services/writer/library-worker.ts'
import { formatStartupError } from './startup-errors.ts'
import { createThrottledLog } from './throttled-log.ts'

const shutdownTimeoutSeconds = 10
/** Until the first requests after a start are answered. */
const idleDelayMs = 1000

async function main(): Promise<void> {
  const config = loadConfig()
  for (const warning of loadSettingWarnings(config)) warn(warning)
  const newSite = process.argv.includes('--new-site')
  const newKey = config.secretKey !== null || process.argv.includes('--new-key')
  const { database, lock } = await startDatabase(config, { now: systemClock.now(), newSite, newKey, print, warn })
  const services = {
    clock: systemClock,
    classifier: createClassifier(config.writer),
    mail: config.smtp ? createSmtpMailer(config.smtp) : disabledMailer,
    payments: config.stripe && createStripePayments(config.stripe),
    platforms: createPlatforms(config),
    push: createPush(createGuardedFetcher()),
    // Created only after the migrations: a key without a database means that the database was lost.
    secrets: createSecrets(config.secretKey ?? loadSecretKey(config.dataDir)),
    writer: createWriter(config.writer),
  }
  await fillUsernameSkeletons(database)
  await ensurePushKeys({ database, services })
  const setupCode = await ensureSetupCode({ database, services })
  const { corrected, archived } = await seedLibrary(database, services, {
    addNew: config.starterContent,
    load: loadLibraryInWorker,
  })
  if (corrected + archived > 0)
    print(`Updated the library: ${corrected} items corrected, ${archived} retired items archived.`)
  await interruptOrphanedGenerations(database, services.clock.now(), { isOnlyProcess: lock !== null })

  const logger = createLogger(config)
  const dependencies = { database, config, services, logger }
  const app = createApp(dependencies)
  await app.listen({ host: config.host, port: config.port })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const localUrl = formatLocalUrl({ host: config.host, port })
  recordLocalUrl(config.dataDir, localUrl)
  void checkMailServer(dependencies)
  const logThrottled = createThrottledLog({ seconds: 60 })
  const stopBackground = startBackground(
    dependencies,
    (error) =>
      logThrottled(String(error), (repeated) => logger.error({ err: error, repeated }, 'background work failed')),
    // For tests, so that they do not wait for seconds.
    { eager: process.argv.includes('--eager-background') },
  )

  let shutdownStartedAt: number | null = null
  const shutDown = async () => {
    if (shutdownStartedAt !== null) {
      // One Ctrl-C can arrive three times: from the terminal, from npm and from npm's child process.
      if (Date.now() - shutdownStartedAt > 1000) process.exit(1)
      return
    }
    shutdownStartedAt = Date.now()
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
  const origin = config.publicUrl ? `${config.publicUrl} (local: ${localUrl})` : localUrl
  const setupLink = setupCode && formatSetupLink(config.publicUrl ?? localUrl, setupCode)
  print(`Seven Pillars is running at ${origin}${setupLink ? `\nCreate the first account: ${setupLink}` : ''}`)
  const futureAdmins = await describeFutureAdmins(dependencies)
  if (futureAdmins) print(futureAdmins)
  setTimeout(reduceMemory, idleDelayMs).unref()
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`)
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    warn(formatStartupError(error))
    process.exit(1)
  })
}
