import { setTimeout as delay } from 'node:timers/promises'
import { createApp } from './app.ts'
import { startBackground } from './background.ts'
import { ConfigError, loadConfig, type Config } from './config.ts'
import { backUpBeforeMigration } from './database/backup.ts'
import { LockedError, lockDataDir } from './database/data-dir-lock.ts'
import { checkUncleanShutdown, DatabaseFileError } from './database/database-file.ts'
import { assertDatabaseNotLost, LostDatabaseError } from './database/lost-database.ts'
import { migrate, NewerDatabaseError } from './database/migrate.ts'
import { prepareDatabaseFile, getEngine, openDatabase } from './database/open.ts'
import { setStorageQuota } from './database/storage-quota.ts'
import { ensureSetupCode, formatSetupLink } from './features/accounts/setup-code.ts'
import { fillUsernameSkeletons } from './features/accounts/usernames.ts'
import { interruptOrphanedRuns } from './features/generation/runs.ts'
import { seedLibrary } from './features/site/starter-library.ts'
import { createLogger } from './logger.ts'
import { systemClock } from './services/clock.ts'
import { createSmtpMailer } from './services/mail-smtp.ts'
import { disabledMailer } from './services/mail.ts'
import { createClassifier } from './services/model-classifier.ts'
import { createStripePayments } from './services/payments-stripe.ts'
import { createPlatforms } from './services/platforms.ts'
import { InvalidKeyFileError, loadSecretKey, createSecrets } from './services/secrets.ts'
import { createWriter } from './services/writer/create-writer.ts'

const shutdownTimeoutSeconds = 10

async function main(): Promise<void> {
  const config = loadConfig()
  const file = prepareDatabaseFile(config.dataDir)
  const lock = config.databaseUrl ? null : lockDataDir(config.dataDir)
  if (lock && !process.argv.includes('--new-site')) assertDatabaseNotLost(file, config.dataDir)
  if (lock) checkUncleanShutdown(file)
  const database = await openDatabase(config)
  const backup = lock && (await backUpBeforeMigration(database, { file, now: systemClock.now() }))
  if (backup) process.stdout.write(`Backed up the database to ${backup} before updating it.\n`)
  await migrate(database, getEngine(config))
  await setStorageQuota(database, config.memberStorage)
  const services = {
    clock: systemClock,
    classifier: createClassifier(config.writer),
    mail: config.smtp ? createSmtpMailer(config.smtp) : disabledMailer,
    payments: config.stripe && createStripePayments(config.stripe),
    platforms: createPlatforms(config),
    // Created only after the migrations: a key without a database means that the database was lost.
    secrets: createSecrets(config.secretKey ?? loadSecretKey(config.dataDir)),
    writer: createWriter(config.writer),
  }
  await fillUsernameSkeletons(database)
  const setupCode = await ensureSetupCode({ database, services })
  const { corrected, archived } = await seedLibrary(database, services, { addNew: config.starterContent })
  if (corrected + archived > 0)
    process.stdout.write(`Updated the library: ${corrected} items corrected, ${archived} retired items archived.\n`)
  await interruptOrphanedRuns(database, services.clock.now(), { isOnlyProcess: lock !== null })

  const logger = createLogger(config)
  const dependencies = { database, config, services, logger }
  const app = createApp(dependencies)
  await app.listen({ host: config.host, port: config.port })
  const { port } = new URL(app.listeningOrigin)
  const localUrl = `http://${formatHost(config)}:${port}`
  const stopBackground = startBackground(dependencies, (error) =>
    logger.error({ err: error }, 'background work failed'),
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
  const address = config.publicUrl ? `${config.publicUrl} (local: ${localUrl})` : localUrl
  const setupLink = setupCode && formatSetupLink(config.publicUrl ?? localUrl, setupCode)
  process.stdout.write(
    `Seven Pillars is running at ${address}\n${setupLink ? `Create the first account: ${setupLink}\n` : ''}`,
  )
}

function formatHost({ host }: Config): string {
  return host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
}

/** Formats an error for the operator, without a stack trace if they can fix it. */
function formatStartupError(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof DatabaseFileError ||
    error instanceof LockedError ||
    error instanceof LostDatabaseError ||
    error instanceof NewerDatabaseError ||
    error instanceof InvalidKeyFileError
  )
    return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message : String(error)
  if (code === 'EADDRINUSE')
    return `Port ${/:(\d+)$/.exec(message)?.[1] ?? ''} is already in use. Stop the other program or change PORT.`
  if (code === 'EACCES' && message.includes('listen'))
    return `Could not listen: ${message}. Ports below 1024 need extra privileges. Set PORT to a different port.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST')
    return `Could not write to DATA_DIR: ${message}`
  if (code === 'ERR_SQLITE_ERROR') return `Could not open the database in DATA_DIR: ${message}`
  return `Seven Pillars could not start: ${error instanceof Error ? (error.stack ?? message) : message}`
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${formatStartupError(error)}\n`)
    process.exit(1)
  })
}
