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
import { groupCommit, queue, type Group, type GroupCommit } from './group-commit.ts'
import { openSqliteFile, session, type Session } from './sqlite-session.ts'
import { refuseOuterDatabase } from './transaction.ts'

/**
 * Kysely over `node:sqlite`. One connection runs all writes, one after the other. Another one reads, so that no read waits
 * for a transaction.
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

function sqliteDriver(file: string): Driver {
  let writer: Session
  let reader: Session
  let groups: GroupCommit | undefined
  const turns = queue()

  const join = (): Group => {
    if (!groups) throw new Error('The database is not open')
    return groups.join()
  }

  async function runOutsideTransaction<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    refuseOuterDatabase()
    if (query.query.kind === 'SelectQueryNode') return reader.run<R>(query)
    const release = await turns.take()
    try {
      const group = join()
      const result = writer.run<R>(query)
      release()
      await group.durable
      return result
    } finally {
      release()
    }
  }

  // Kysely acquires a connection before it knows whether a transaction follows, so a connection costs nothing until `begin`.
  const transactions = new WeakMap<DatabaseConnection, { release: () => void; group: Group; failed: boolean }>()

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
          const transaction = transactions.get(connection)
          if (!transaction) return runOutsideTransaction<R>(query)
          if (transaction.failed) throw new Error('A statement of this transaction failed: it can only be rolled back')
          try {
            return writer.run<R>(query)
          } catch (error) {
            transaction.failed = true
            throw error
          }
        },
        streamQuery: () => {
          throw new Error('Streaming queries are not used')
        },
      }
      return connection
    },
    async beginTransaction(connection) {
      const release = await turns.take()
      try {
        const group = join()
        writer.exec('savepoint member')
        transactions.set(connection, { release, group, failed: false })
      } catch (error) {
        release()
        throw error
      }
    },
    async commitTransaction(connection) {
      const transaction = transactions.get(connection)
      if (!transaction) throw new Error('There is no transaction to commit')
      if (transaction.failed)
        throw new Error('A statement of this transaction failed and its error was caught: rolled back')
      writer.exec('release member')
      transactions.delete(connection)
      transaction.release()
      await transaction.group.durable
    },
    async rollbackTransaction(connection) {
      const transaction = transactions.get(connection)
      // There is nothing to roll back when the commit of the group failed.
      if (!transaction) return
      try {
        // SQLite rolls the whole group back by itself when the disk is full or broken.
        if (writer.inTransaction()) writer.exec('rollback to member; release member')
      } finally {
        transaction.release()
        transactions.delete(connection)
      }
      // A refusal may rest on what another member of the group wrote, so it waits for the commit too.
      await transaction.group.durable.catch(() => undefined)
    },
    async releaseConnection() {},
    async destroy() {
      await groups?.close()
      reader?.close()
      writer?.close()
    },
  }
}
