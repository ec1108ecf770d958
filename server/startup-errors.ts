import { userInfo } from 'node:os'
import { ConfigError } from './config.ts'
import { RunningServersError } from './database/breaking-update.ts'
import { LockedError } from './database/data-dir-lock.ts'
import { DatabaseFileError, formatCause } from './database/database-file.ts'
import { DemoFolderError } from './database/demo-folder.ts'
import { DatabaseError } from './database/errors.ts'
import { LostDatabaseError } from './database/lost-database.ts'
import { LostKeyError } from './database/lost-key.ts'
import { NewerDatabaseError } from './database/migrate.ts'
import { InvalidKeyFileError } from './services/secrets.ts'

/** Formats an error for the operator, without a stack trace if they can fix it. */
export function formatStartupError(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof DatabaseFileError ||
    error instanceof DemoFolderError ||
    error instanceof LockedError ||
    error instanceof LostDatabaseError ||
    error instanceof LostKeyError ||
    error instanceof NewerDatabaseError ||
    error instanceof RunningServersError ||
    error instanceof InvalidKeyFileError
  )
    return error.message
  const known =
    error instanceof DatabaseError ? formatSystemError(error.cause) : error instanceof Error && formatSystemError(error)
  if (known) return known
  if (error instanceof DatabaseError) return `The database isn't available: ${formatCause(error.cause)}`
  return `Seven Pillars could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

function formatSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const { code, message } = error
  if ('syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo'))
    return formatListenError(error)
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case '53100': // PostgreSQL's disk_full
      return `The disk is full. Free some space and start again. (${message})`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return formatAccessError(error)
    case 'ERR_SQLITE_ERROR':
      return formatSqliteError(error)
    case '55P03':
      return 'PostgreSQL could not change a table, because another transaction has been using it for a long time. Nothing was changed. End that transaction (see pg_stat_activity), and start again.'
    case '28000':
    case '28P01':
    case '3D000':
    case '42501':
      return `PostgreSQL refused the connection: ${message}. Check DATABASE_URL.`
    default:
      return undefined
  }
}

function formatAccessError(error: Error): string {
  // Such as "EACCES: permission denied, mkdir '/srv/data'".
  const reason = error.message.split(', ')[0]
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'the folder DATA_DIR'
  return `The user ${getUserName()} can't write to ${path} (${reason}). Change its owner, or set DATA_DIR to another folder.`
}

function getUserName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a user without a name.
    return String(process.getuid?.() ?? 'of this process')
  }
}

function formatListenError(error: Error): string | undefined {
  const { code, address, hostname, port } = { code: '', address: '', hostname: '', port: '', ...error }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other program or change PORT.`
    case 'EACCES':
      return `Port ${port} needs extra privileges. Set PORT to 1024 or higher, or put a reverse proxy in front.`
    case 'EADDRNOTAVAIL':
      return `HOST=${address} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${hostname} can't be found. Use 127.0.0.1, or 0.0.0.0 for all addresses.`
    default:
      return `Could not listen: ${error.message}. Check HOST and PORT.`
  }
}

function formatSqliteError(error: Error): string {
  const resultCode = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0
  switch (resultCode) {
    case 13: // SQLITE_FULL
      return `The disk of DATA_DIR is full. Free some space and start again. (${error.message})`
    case 8: // SQLITE_READONLY
      return `The database in DATA_DIR is read-only: ${error.message}. Check the owner of its files.`
    default:
      return `Could not open the database in DATA_DIR: ${error.message}`
  }
}
