export type DatabaseErrorKind = 'unique' | 'foreign-key' | 'busy' | 'retry' | 'unavailable'

export class DatabaseError extends Error {
  readonly kind: DatabaseErrorKind
  readonly constraint: string

  constructor(kind: DatabaseErrorKind, constraint: string, cause: unknown) {
    super(`database: ${kind} ${constraint}`.trim(), { cause })
    this.kind = kind
    this.constraint = constraint
  }

  /** Whether the error is temporary, so that a retry may succeed. */
  get passing(): boolean {
    return this.kind === 'busy' || this.kind === 'retry' || this.kind === 'unavailable'
  }
}

export function translateSqliteError(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return error
  const constraint = error.message.replace(/^.*constraint failed: ?/, '')
  switch (error.errcode) {
    case 2067: // SQLITE_CONSTRAINT_UNIQUE
    case 1555: // SQLITE_CONSTRAINT_PRIMARYKEY
      return new DatabaseError('unique', constraint, error)
    case 787: // SQLITE_CONSTRAINT_FOREIGNKEY
      return new DatabaseError('foreign-key', constraint, error)
  }
  switch (error.errcode & 0xff) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
      return new DatabaseError('busy', '', error)
    case 8: // SQLITE_READONLY
    case 10: // SQLITE_IOERR
    case 13: // SQLITE_FULL
    case 14: // SQLITE_CANTOPEN
      return new DatabaseError('unavailable', '', error)
  }
  return error
}

const postgresKinds: Record<string, DatabaseErrorKind> = {
  '23505': 'unique',
  '23503': 'foreign-key',
  '55P03': 'busy',
  '57014': 'busy',
  '40001': 'retry',
  '40P01': 'retry',
  '25006': 'unavailable', // read_only_sql_transaction: a standby after a failover
  '25P03': 'unavailable', // idle_in_transaction_session_timeout
  '25P04': 'unavailable', // transaction_timeout
  '53000': 'unavailable', // insufficient_resources
  '53100': 'unavailable', // disk_full
  '53200': 'unavailable', // out_of_memory
  '53300': 'unavailable', // too_many_connections
  '57P01': 'unavailable', // admin_shutdown
  '57P02': 'unavailable', // crash_shutdown
  '57P03': 'unavailable', // cannot_connect_now
  '57P05': 'unavailable', // idle_session_timeout
  '58030': 'unavailable', // io_error
  EAI_AGAIN: 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EHOSTDOWN: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENETDOWN: 'unavailable',
  ENETUNREACH: 'unavailable',
  // The Unix socket of a local server that is not running.
  ENOENT: 'unavailable',
  ENOTFOUND: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
}

export function translatePostgresError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : ''
  const kind =
    postgresKinds[code] ??
    (code.startsWith('08') || /terminated|timeout|not queryable/i.test(error.message) ? 'unavailable' : undefined)
  return kind ? new DatabaseError(kind, constraint, error) : error
}
