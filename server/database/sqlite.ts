import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type QueryResult } from 'kysely'
import { fromSqlite } from './errors.ts'
import { refuseOuterDatabase, refuseStrangeParameters } from './transaction.ts'

/**
 * Kysely over `node:sqlite`: one connection writes, in turn; another reads, so that no read waits for a transaction.
 * @param file path of the database file
 */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => sqliteDriver(file),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }

  override get supportsTransactionalDdl() {
    return true
  }
}

/** A connection to a file with the settings every connection of ours has. */
export function openSqliteFile(file: string, { readOnly = false } = {}): DatabaseSync {
  const connection = new DatabaseSync(file, { readOnly, timeout: 5000, enableForeignKeyConstraints: true })
  if (!readOnly) connection.exec('pragma journal_mode = wal; pragma synchronous = full')
  connection.exec('pragma cache_size = -16000; pragma temp_store = memory')
  return connection
}

type Prepared = { statement: StatementSync; columns: { name: string; boolean: boolean }[] }

function sqliteDriver(file: string): Driver {
  let writer: Session
  let reader: Session
  const turns = queue()

  const outside: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      refuseOuterDatabase()
      if (query.query.kind === 'SelectQueryNode') return reader.run<R>(query)
      const release = await turns.take()
      try {
        return writer.run<R>(query)
      } finally {
        release()
      }
    },
    streamQuery: () => unsupported(),
  }

  // Kysely asks for a connection before it says whether a transaction follows, so each is light and turns into one at `begin`.
  const inside = new WeakMap<DatabaseConnection, { release: () => void; failed: boolean }>()

  return {
    async init() {
      writer = session(openSqliteFile(file))
      reader = session(openSqliteFile(file, { readOnly: true }))
    },
    async acquireConnection() {
      refuseOuterDatabase()
      const connection: DatabaseConnection = {
        async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
          const transaction = inside.get(connection)
          if (!transaction) return outside.executeQuery<R>(query)
          if (transaction.failed) throw new Error('A statement of this transaction failed: it can only be rolled back')
          try {
            return writer.run<R>(query)
          } catch (error) {
            transaction.failed = true
            throw error
          }
        },
        streamQuery: () => unsupported(),
      }
      return connection
    },
    async beginTransaction(connection) {
      const release = await turns.take()
      try {
        writer.exec('begin immediate')
      } catch (error) {
        release()
        throw error
      }
      inside.set(connection, { release, failed: false })
    },
    async commitTransaction(connection) {
      const transaction = inside.get(connection)
      if (transaction?.failed) throw new Error('A statement of this transaction failed and its error was caught: rolled back')
      writer.exec('commit')
      inside.delete(connection)
      transaction?.release()
    },
    async rollbackTransaction(connection) {
      try {
        if (writer.inTransaction()) writer.exec('rollback')
      } finally {
        inside.get(connection)?.release()
        inside.delete(connection)
      }
    },
    async releaseConnection() {},
    async destroy() {
      reader?.close()
      writer?.close()
    },
  }
}

type Session = ReturnType<typeof session>

function session(connection: DatabaseSync) {
  const cache = new Map<string, Prepared>()
  return {
    run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
      refuseStrangeParameters(parameters)
      try {
        const { statement, columns } = prepare(sql)
        const bound = parameters.map(bindable)
        if (columns.length > 0) return { rows: statement.all(...bound).map((values) => rowOf<R>(columns, values)) }
        return { rows: [], numAffectedRows: BigInt(statement.run(...bound).changes) }
      } catch (error) {
        throw fromSqlite(error)
      }
    },
    exec(sql: string) {
      try {
        connection.exec(sql)
      } catch (error) {
        throw fromSqlite(error)
      }
    },
    inTransaction: () => connection.isTransaction,
    close: () => connection.close(),
  }

  function prepare(sql: string): Prepared {
    const known = cache.get(sql)
    if (known) return known
    const statement = connection.prepare(sql)
    // Rows as objects of the driver's own making are slow to read from; made here, they are ordinary ones.
    statement.setReturnArrays(true)
    const columns = statement.columns().map(({ name, type }) => ({ name, boolean: type?.toLowerCase() === 'boolean' }))
    const prepared = { statement, columns }
    if (cache.size >= 500) cache.clear()
    cache.set(sql, prepared)
    return prepared
  }
}

function bindable(value: unknown) {
  if (value === true) return 1
  if (value === false) return 0
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError('not bindable')
}

function rowOf<R>(columns: Prepared['columns'], values: unknown): R
function rowOf(columns: Prepared['columns'], values: unknown): unknown {
  const row: Record<string, unknown> = {}
  if (!Array.isArray(values)) return row
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at]
    if (column) row[column.name] = column.boolean && values[at] !== null ? values[at] === 1 : values[at]
  }
  return row
}

/** One at a time, in the order of asking. */
function queue() {
  let last: Promise<void> = Promise.resolve()
  return {
    async take(): Promise<() => void> {
      const before = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      await before
      return resolve
    },
  }
}

function unsupported(): never {
  throw new Error('Streaming queries are not used')
}
