import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { CompiledQuery, QueryResult } from 'kysely'
import { translateSqliteError } from './errors.ts'
import { assertBindableParameters } from './transaction.ts'

export function openSqliteFile(file: string | URL, { readOnly = false, durable = true } = {}): DatabaseSync {
  if (!readOnly) restrictToOwner(file instanceof URL ? fileURLToPath(file) : file)
  const connection = new DatabaseSync(file, { readOnly, timeout: 5000, enableForeignKeyConstraints: true })
  if (!readOnly) connection.exec('pragma journal_mode = wal; pragma secure_delete = on')
  connection.exec(`pragma synchronous = ${durable ? 'full' : 'off'}`)
  connection.exec('pragma cache_size = -16000; pragma temp_store = memory')
  return connection
}

/** Makes the file and its companions readable for their owner only. SQLite gives new companions the mode of the file. */
function restrictToOwner(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(each, 0o600)
    } catch {
      // It does not exist, or belongs to another user.
    }
  }
}

export type SqliteSession = ReturnType<typeof createSqliteSession>

type PreparedStatement = { statement: StatementSync; columns: { name: string; boolean: boolean }[] }

export function createSqliteSession(connection: DatabaseSync) {
  const cache = new Map<string, PreparedStatement>()
  return {
    run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
      assertBindableParameters(parameters)
      try {
        const { statement, columns } = prepare(sql)
        const bound = parameters.map(toBindable)
        if (columns.length > 0) return { rows: statement.all(...bound).map((values) => toRow<R>(columns, values)) }
        return { rows: [], numAffectedRows: BigInt(statement.run(...bound).changes) }
      } catch (error) {
        throw translateSqliteError(error)
      }
    },
    /** Runs a statement that has no parameters and returns no rows. */
    exec(sql: string) {
      try {
        prepare(sql).statement.run()
      } catch (error) {
        throw translateSqliteError(error)
      }
    },
    inTransaction: () => connection.isTransaction,
    close: () => connection.close(),
  }

  function prepare(sql: string): PreparedStatement {
    const known = cache.get(sql)
    if (known) return known
    const statement = connection.prepare(sql)
    // Plain objects built from arrays are faster to read than the driver's row objects.
    statement.setReturnArrays(true)
    const columns = statement.columns().map(({ name, type }) => ({ name, boolean: type?.toLowerCase() === 'boolean' }))
    const prepared = { statement, columns }
    if (cache.size >= 500) cache.clear()
    cache.set(sql, prepared)
    return prepared
  }
}

function toBindable(value: unknown) {
  if (value === true) return 1
  if (value === false) return 0
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  )
    return value
  throw new TypeError('not bindable')
}

function toRow<R>(columns: PreparedStatement['columns'], values: unknown): R
function toRow(columns: PreparedStatement['columns'], values: unknown): unknown {
  const row: Record<string, unknown> = {}
  if (!Array.isArray(values)) return row
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at]
    if (column) row[column.name] = column.boolean && values[at] !== null ? values[at] === 1 : values[at]
  }
  return row
}
