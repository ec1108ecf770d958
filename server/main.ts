import { setTimeout as delay } from 'node:timers/promises'
import { createApp } from './app.ts'
import { startBackground } from './background.ts'
import { loadConfig, loadSettingWarnings } from './config.ts'
import { backUpBeforeMigration } from './database/backup.ts'
import { lockDataDir } from './database/data-dir-lock.ts'
import { checkUncleanShutdown, formatCause } from './database/database-file.ts'
import { compactDatabase } from './database/erasure.ts'
import { assertDatabaseNotLost } from './database/lost-database.ts'
import { migrate } from './database/migrate.ts'
import { prepareDatabaseFile, getEngine, openDatabase } from './database/open.ts'
import { waitForDatabase } from './database/wait-for-database.ts'
import { ensureSetupCode, formatSetupLink } from './features/accounts/setup-code.ts'
import { fillUsernameSkeletons } from './features/accounts/usernames.ts'
import { interruptOrphanedRuns } from './features/generation/runs.ts'
import { seedLibrary } from './features/site/starter-library.ts'
import { formatLocalUrl, recordLocalUrl } from './local-url.ts'
import { createLogger } from './logger.ts'
import { systemClock } from './services/clock.ts'
import { createSmtpMailer } from './services/mail-smtp.ts'
import { disabledMailer } from './services/mail.ts'
import { createClassifier } from './services/model-classifier.ts'
import { createStripePayments } from './services/payments-stripe.ts'
import { createPlatforms } from './services/platforms.ts'
import { loadSecretKey, createSecrets } from './services/secrets.ts'
import { createWriter } from './services/writer/create-writer.ts'
import { formatStartupError } from './startup-errors.ts'

const shutdownTimeoutSeconds = 10
const databaseWaitSeconds = 60

async function main(): Promise<void> {
  const config = loadConfig()
  for (const warning of loadSettingWarnings(config)) process.stderr.write(`${warning}\n`)
  const file = prepareDatabaseFile(config.dataDir)
  const lock = config.databaseUrl ? null : lockDataDir(config.dataDir)
  if (lock && !process.argv.includes('--new-site')) assertDatabaseNotLost(file, config.dataDir)
  if (lock) checkUncleanShutdown(file)
  const compaction = lock && compactDatabase(file, { now: systemClock.now() })
  if (compaction?.result === 'failed')
    process.stderr.write(
      `Deleted texts may stay in the database file, because it could not be compacted: ${compaction.reason}.\n`,
    )
  const database = await openDatabase(config)
  if (config.databaseUrl)
    await waitForDatabase(database, {
      seconds: databaseWaitSeconds,
      onWait: ({ cause }) =>
        process.stderr.write(
          `PostgreSQL isn't available yet (${formatCause(cause)}). Retrying for ${databaseWaitSeconds} seconds.\n`,
        ),
    })
  const backup = lock && (await backUpBeforeMigration(database, { file, now: systemClock.now() }))
  if (backup) process.stdout.write(`Backed up the database to ${backup} before updating it.\n`)
  await migrate(database, getEngine(config))
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
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const localUrl = formatLocalUrl({ host: config.host, port })
  recordLocalUrl(config.dataDir, localUrl)
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
  const origin = config.publicUrl ? `${config.publicUrl} (local: ${localUrl})` : localUrl
  const setupLink = setupCode && formatSetupLink(config.publicUrl ?? localUrl, setupCode)
  process.stdout.write(
    `Seven Pillars is running at ${origin}\n${setupLink ? `Create the first account: ${setupLink}\n` : ''}`,
  )
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${formatStartupError(error)}\n`)
    process.exit(1)
  })
}
