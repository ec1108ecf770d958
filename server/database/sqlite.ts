import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  type QueryResult,
} from 'kysely'
import { createGroupCommit, createMutex, type CommitGroup, type GroupCommit } from './group-commit.ts'
import { openSqliteFile, createSqliteSession, type SqliteSession } from './sqlite-session.ts'
import { assertOutsideTransaction } from './transaction.ts'

/**
 * Creates a Kysely dialect for `node:sqlite`. One connection runs all writes in sequence, and another one reads, so
 * that reads never wait for a transaction.
 */
export function createSqliteDialect(file: string, { durable = true } = {}): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => createSqliteDriver(file, { durable }),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new LimitCompiler(),
  }
}

/** Writes `limit ? + 0`. For a bare `limit ?`, SQLite prepares the query again at every run. */
class LimitCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    super.visitLimit(node)
    this.append(' + 0')
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

function createSqliteDriver(file: string, { durable }: { durable: boolean }): Driver {
  let writer: SqliteSession
  let reader: SqliteSession
  let groupCommit: GroupCommit | undefined
  const writeLock = createMutex()

  const join = (): CommitGroup => {
    if (!groupCommit) throw new Error('The database is not open')
    return groupCommit.join()
  }

  async function runOutsideTransaction<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    assertOutsideTransaction()
    if (query.query.kind === 'SelectQueryNode') return reader.run<R>(query)
    const release = await writeLock.take()
    try {
      const group = join()
      const result = writer.run<R>(query)
      release()
      await group.committed
      return result
    } finally {
      release()
    }
  }

  // Kysely acquires a connection before it knows whether a transaction follows, so it costs nothing until `begin`.
  const transactions = new WeakMap<DatabaseConnection, { release: () => void; group: CommitGroup; failed: boolean }>()

  return {
    async init() {
      writer = createSqliteSession(openSqliteFile(file, { durable }))
      reader = createSqliteSession(openSqliteFile(file, { readOnly: true }))
      groupCommit = createGroupCommit(writer, writeLock)
    },
    async acquireConnection() {
      assertOutsideTransaction()
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
      const release = await writeLock.take()
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
      await transaction.group.committed
    },
    async rollbackTransaction(connection) {
      const transaction = transactions.get(connection)
      if (!transaction) return
      try {
        // SQLite rolls the whole group back by itself when the disk is full or broken.
        if (writer.inTransaction()) {
          writer.exec('rollback to member')
          writer.exec('release member')
        }
      } finally {
        transaction.release()
        transactions.delete(connection)
      }
      // The error may depend on a write of another transaction in the group, so it waits for the commit too.
      await transaction.group.committed.catch(() => undefined)
    },
    async releaseConnection() {},
    async destroy() {
      await groupCommit?.close()
      reader?.close()
      writer?.close()
    },
  }
}
