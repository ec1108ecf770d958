import { createApp } from './app.ts'
import { loadConfig, loadSettingWarnings } from './config.ts'
import { assertNotDemoFolder } from './database/demo-folder.ts'
import { startDatabase } from './database/start.ts'
import { describeFutureAdmins } from './features/accounts/future-admins.ts'
import { ensureSetupCode, formatSetupLink } from './features/accounts/setup-code.ts'
import { fillUsernameSkeletons } from './features/accounts/usernames.ts'
import { checkMailServer } from './features/delivery/direct-mail.ts'
import { ensurePushKeys } from './features/delivery/push-keys.ts'
import { interruptOrphanedGenerations } from './features/generation/generations.ts'
import { seedLibrary } from './features/library/starter-library.ts'
import { adaptCommands, version } from './installation.ts'
import { createLogger } from './logger.ts'
import { countMails, countPushes } from './measurements/count-messages.ts'
import { createMeasurements } from './measurements/measurements.ts'
import { runServer } from './run-server.ts'
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

/** Starts the server, or prints why it cannot start and ends the process. */
export async function startServer(): Promise<void> {
  try {
    await start()
  } catch (error) {
    warn(formatStartupError(error))
    process.exit(1)
  }
}

async function start(): Promise<void> {
  const config = loadConfig()
  for (const warning of loadSettingWarnings(config)) warn(warning)
  assertNotDemoFolder(config.dataDir)
  const newSite = process.argv.includes('--new-site')
  const newKey = config.secretKey !== null || process.argv.includes('--new-key')
  const measurements = await createMeasurements(config)
  const onQuery = measurements.addQuery
  const { database, lock } = await startDatabase(config, {
    now: systemClock.now(),
    newSite,
    newKey,
    onQuery,
    print,
    warn,
  })
  const services = {
    clock: systemClock,
    classifier: createClassifier(config.writer),
    mail: config.smtp ? countMails(createSmtpMailer(config.smtp), measurements) : disabledMailer,
    payments: config.stripe && createStripePayments(config.stripe),
    platforms: createPlatforms(config),
    push: countPushes(createPush(createGuardedFetcher()), measurements),
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
  const dependencies = { database, config, services, logger, measurements }
  const app = createApp(dependencies)
  const localUrl = await runServer(app, dependencies, { lock, eager: process.argv.includes('--eager-background') })
  void checkMailServer(dependencies)
  const origin = config.publicUrl ? `${config.publicUrl} (local: ${localUrl})` : localUrl
  const setupLink = setupCode && formatSetupLink(config.publicUrl ?? localUrl, setupCode)
  print(
    `Seven Pillars ${version} is running at ${origin}${setupLink ? `\nCreate the first account: ${setupLink}` : ''}`,
  )
  const futureAdmins = await describeFutureAdmins(dependencies)
  if (futureAdmins) print(futureAdmins)
}

function print(line: string): void {
  process.stdout.write(`${adaptCommands(line)}\n`)
}

function warn(line: string): void {
  process.stderr.write(`${adaptCommands(line)}\n`)
}
