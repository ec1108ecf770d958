import { DatabaseSync, type StatementSync } from 'node:sqlite'
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { DatabaseError, fromSqlite } from './errors.ts'
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
  let groups: ReturnType<typeof groupCommit>
  const turns = queue()

  const outside: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      refuseOuterDatabase()
      if (query.query.kind === 'SelectQueryNode') return reader.run<R>(query)
      const release = await turns.take()
      try {
        const group = groups.join()
        const result = writer.run<R>(query)
        release()
        await group.durable
        return result
      } finally {
        release()
      }
    },
    streamQuery: () => unsupported(),
  }

  // Kysely asks for a connection before it says whether a transaction follows, so each is light and turns into one at `begin`.
  const inside = new WeakMap<DatabaseConnection, { release: () => void; group: Group; failed: boolean }>()

  return {
    async init() {
      writer = session(openSqliteFile(file))
      reader = session(openSqliteFile(file, { readOnly: true }))
      groups = groupCommit(writer, turns)
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
        const group = groups.join()
        writer.exec('savepoint member')
        inside.set(connection, { release, group, failed: false })
      } catch (error) {
        release()
        throw error
      }
    },
    async commitTransaction(connection) {
      const transaction = inside.get(connection)
      if (!transaction) throw new Error('There is no transaction to commit')
      if (transaction.failed)
        throw new Error('A statement of this transaction failed and its error was caught: rolled back')
      writer.exec('release member')
      inside.delete(connection)
      transaction.release()
      await transaction.group.durable
    },
    async rollbackTransaction(connection) {
      const transaction = inside.get(connection)
      // After `commit` there is nothing left to take back.
      if (!transaction) return
      try {
        // The engine takes back the whole group by itself when the disk is full or broken.
        if (writer.inTransaction()) writer.exec('rollback to member; release member')
      } finally {
        transaction.release()
        inside.delete(connection)
      }
      // What is refused may rest on what another of the group wrote.
      await transaction.group.durable.catch(() => undefined)
    },
    async releaseConnection() {},
    async destroy() {
      await groups?.end()
      reader?.close()
      writer?.close()
    },
  }
}

type Group = { durable: Promise<void> }

/**
 * Transactions that arrive together share one commit, and so one wait for the disk: each is a savepoint of its own, in turn,
 * and none is acknowledged before the group is durable. A group ends with the round of the event loop that began it.
 */
function groupCommit(writer: Session, turns: ReturnType<typeof queue>) {
  let open: (Group & { end: () => void; fail: (error: unknown) => void }) | undefined

  async function close() {
    const release = await turns.take()
    const group = open
    open = undefined
    try {
      if (group && !writer.inTransaction()) throw takenBack()
      if (group) writer.exec('commit')
      group?.end()
    } catch (error) {
      if (writer.inTransaction()) writer.exec('rollback')
      group?.fail(error)
    } finally {
      release()
    }
  }

  return {
    /** For who holds the turn: the group that is open, or a new one. */
    join(): Group {
      if (open && writer.inTransaction()) return open
      open?.fail(takenBack())
      open = undefined
      writer.exec('begin immediate')
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      // Whoever waits for it hears of it; that nobody waits any more is no fault.
      promise.catch(() => undefined)
      open = { durable: promise, end: resolve, fail: reject }
      setImmediate(() => void close())
      return open
    },
    /** Nothing is left open behind it. */
    end: close,
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

/** What the others of a group hear when the engine rolls all of it back by itself. */
function takenBack(): DatabaseError {
  return new DatabaseError('unavailable', '', new Error('The engine took a group of transactions back'))
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
