// Reads the command line of an admin command: npm run admin -- COMMAND
import { existsSync } from 'node:fs'
import { createBackup, restoreBackup } from './admin-backup.ts'
import { runAdminCommand, usage, withUsage } from './admin-commands.ts'
import { copySite } from './admin-copy.ts'
import { AdminError } from './admin-error.ts'
import { ConfigError, loadConfig, type Config } from './config.ts'
import { LockedError } from './database/data-dir-lock.ts'
import { DatabaseFileError } from './database/database-file.ts'
import { DatabaseError } from './database/errors.ts'
import { assertKeyNotLost, LostKeyError } from './database/lost-key.ts'
import { canServe, NewerDatabaseError } from './database/migrate.ts'
import { getDatabaseFile, prepareDatabaseFile, openDatabase } from './database/open.ts'
import { runDoctor } from './doctor/doctor.ts'
import { ApiError } from './errors.ts'
import { adaptCommands } from './installation.ts'
import { readLocalUrl } from './local-url.ts'
import { createLogger } from './logger.ts'
import { systemClock } from './services/clock.ts'
import { createStripePayments } from './services/payments-stripe.ts'
import { createSecrets, InvalidKeyFileError, loadSecretKey } from './services/secrets.ts'

/** Runs what stands on the command line, and prints the result. A failure ends the process with status 1. */
export async function runCommandLine(commandLine: string[]): Promise<void> {
  try {
    await run(commandLine)
  } catch (error) {
    process.stderr.write(`${adaptCommands(formatError(error))}\n`)
    process.exitCode = 1
  }
}

async function run(commandLine: string[]): Promise<void> {
  if (commandLine.length === 0) throw new AdminError(usage)
  if (commandLine[0] === 'doctor') return doctor(commandLine.slice(1))
  const settings = loadConfig()
  const config = { ...settings, publicUrl: settings.publicUrl ?? readLocalUrl(settings.dataDir) }
  if (commandLine[0] === 'copy') {
    const print = (line: string) => process.stdout.write(`${line}\n`)
    print(await withUsage(copySite(config, commandLine.slice(1), print)))
    return
  }
  const fileCommand = findFileCommand(commandLine)
  if (fileCommand) {
    print(await fileCommand(config, systemClock.now()))
    return
  }
  if (!config.databaseUrl && !(existsSync(config.dataDir) && existsSync(prepareDatabaseFile(config.dataDir)))) {
    throw new AdminError(`There is no site in ${config.dataDir} yet. Start the server once, or set DATA_DIR.`)
  }
  const database = await openDatabase(config)
  try {
    if (!(await canServe(database)))
      throw new AdminError('The database has a different version. Start the server once to migrate it.')
    const services = {
      clock: systemClock,
      payments: config.stripe && createStripePayments(config.stripe),
      // Read only by the commands that need it, because reading creates the key of a site without one.
      get secrets() {
        if (config.secretKey === null && !config.databaseUrl)
          assertKeyNotLost(getDatabaseFile(config.dataDir), config.dataDir)
        return createSecrets(config.secretKey ?? loadSecretKey(config.dataDir))
      },
    }
    // What the commands print is enough.
    const logger = createLogger({ ...config, logLevel: 'silent' })
    print(await runAdminCommand({ database, config, services, logger }, commandLine))
  } finally {
    await database.destroy()
  }
}

function print(text: string): void {
  process.stdout.write(`${adaptCommands(text)}\n`)
}

async function doctor(args: string[]): Promise<void> {
  if (args.some((each) => each !== '--json')) throw new AdminError(usage)
  const { text, isWell } = await runDoctor({ json: args.includes('--json'), now: systemClock.now() })
  // A check that hangs would keep the process alive.
  process.stdout.write(`${adaptCommands(text)}\n`, () => process.exit(isWell ? 0 : 1))
}

/** Finds a command that works on the database's file. */
function findFileCommand([command, file, ...rest]: string[]) {
  if (!file || rest.length > 0) return undefined
  if (command === 'backup') return (config: Config, now: Date) => createBackup(config, file, now)
  if (command === 'restore') return (config: Config, now: Date) => restoreBackup(config, file, now)
  return undefined
}

function formatError(error: unknown): string {
  if (
    error instanceof AdminError ||
    error instanceof ConfigError ||
    error instanceof ApiError ||
    error instanceof DatabaseFileError ||
    error instanceof LostKeyError ||
    error instanceof InvalidKeyFileError ||
    error instanceof NewerDatabaseError
  )
    return error.message
  if (error instanceof LockedError) return `${error.message} A backup can only be restored while the server is stopped.`
  if (error instanceof DatabaseError) return `The database isn't responding: ${error.message}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
