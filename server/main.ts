import { setTimeout as delay } from 'node:timers/promises'
import { createApp } from './app.ts'
import { startBackground } from './background.ts'
import { ConfigError, configFromEnvironment, type Config } from './config.ts'
import { LockedError, lockDataDir } from './database/lock.ts'
import { migrate, NewerDatabaseError } from './database/migrate.ts'
import { databaseFile, engineOf, openDatabase } from './database/open.ts'
import { interruptLostRuns } from './features/generation/runs.ts'
import { seedLibrary } from './features/site/starter-library.ts'
import { systemClock } from './services/clock.ts'
import { smtpMail } from './services/mail-smtp.ts'
import { noMail } from './services/mail.ts'
import { judgeOf } from './services/model-classifier.ts'
import { stripePayments } from './services/payments-stripe.ts'
import { platformsOf } from './services/platforms.ts'
import { BrokenKeyError, secretKeyIn, secretsOf } from './services/secrets.ts'
import { writerOf } from './services/writer/writer-of.ts'

/** What has not come to its end by then is cut off. */
const secondsToClose = 10

/** Config, database, app, listen; and all of it backwards at the end. */
async function main(): Promise<void> {
  const config = configFromEnvironment()
  databaseFile(config.dataDir)
  const lock = config.databaseUrl ? null : lockDataDir(config.dataDir)
  const database = await openDatabase(config)
  await migrate(database, engineOf(config))
  const services = {
    clock: systemClock,
    judge: judgeOf(config.writer),
    mail: config.smtp ? smtpMail(config.smtp) : noMail,
    payments: config.stripe && stripePayments(config.stripe),
    platforms: platformsOf(config),
    secrets: secretsOf(config.secretKey ?? secretKeyIn(config.dataDir)),
    writer: writerOf(config.writer),
  }
  if (config.starterContent) await seedLibrary(database, services)
  await interruptLostRuns(database, services.clock.now(), { alone: lock !== null })

  const dependencies = { database, config, services }
  const app = createApp(dependencies)
  await app.listen({ host: config.host, port: config.port })
  const { port } = new URL(app.listeningOrigin)
  const here = `http://${shownHost(config)}:${port}`
  const stopBackground = startBackground(dependencies, (error) =>
    app.log.error({ err: error }, 'background work failed'),
  )

  let closingSince: number | null = null
  const close = async () => {
    if (closingSince !== null) {
      // One Ctrl-C comes up to three times: from the terminal, from npm and from what npm started.
      if (Date.now() - closingSince > 1000) process.exit(1)
      return
    }
    closingSince = Date.now()
    setTimeout(() => process.exit(1), secondsToClose * 1000).unref()
    const roundEnded = stopBackground()
    await app.close()
    // What a round leaves undone is taken up again later: it is not worth the whole time there is.
    await Promise.race([roundEnded, delay((secondsToClose * 1000) / 2)])
    await database.destroy()
    lock?.release()
    process.exit(0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
  process.stdout.write(
    `Seven Pillars is running at ${config.publicUrl ? `${config.publicUrl} (here ${here})` : here}\n`,
  )
}

function shownHost({ host }: Config): string {
  return host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
}

/** What went wrong, for the operator: one message, no stack for what he can mend. */
function explain(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof LockedError ||
    error instanceof NewerDatabaseError ||
    error instanceof BrokenKeyError
  )
    return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message : String(error)
  if (code === 'EADDRINUSE')
    return `Port ${/:(\d+)$/.exec(message)?.[1] ?? ''} is already in use. Stop what uses it, or set PORT to another one.`
  if (code === 'EACCES' && message.includes('listen'))
    return `Listening was refused: ${message}. Ports under 1024 need more rights; set PORT to another one.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST')
    return `DATA_DIR cannot be written: ${message}`
  if (code === 'ERR_SQLITE_ERROR') return `The database in DATA_DIR cannot be opened: ${message}`
  return `Seven Pillars could not start: ${error instanceof Error ? (error.stack ?? message) : message}`
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  })
}
