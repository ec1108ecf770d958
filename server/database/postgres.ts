import {
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type PostgresDialectConfig,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import { DatabaseError, translatePostgresError } from './errors.ts'
import { createApplicationName } from './server-connections.ts'
import { createStatementNames, type StatementNames } from './statement-names.ts'
import { assertOutsideTransaction, assertBindableParameters } from './transaction.ts'

const int8Oid = 20
const numericOid = 1700

/** Creates a Kysely dialect for `pg` that returns counts as numbers and throws DatabaseError. */
export function createPostgresDialect(url: string, { connections = 10 } = {}): Dialect {
  const names = createStatementNames()
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new GuardedDriver({ pool: openPool(url, { connections, names }) }, names),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function openPool(url: string, { connections, names }: { connections: number; names: StatementNames }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: createApplicationName(),
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    // Ends a query when the server has disappeared and cannot apply its own limits.
    query_timeout: 20_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    types: {
      getTypeParser: (oid, format) =>
        oid === int8Oid || oid === numericOid ? Number : pg.types.getTypeParser(oid, format),
    },
  })
  // Without listeners, a lost connection would end the process: one that is idle, and one between two statements of a
  // transaction, which the pool does not watch. The pool replaces it, and the next statement fails.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    nameStatements(client, names)
  })
  return pool
}

type Query = (this: pg.PoolClient, query: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** Lets a connection keep the plans of frequent statements. */
function nameStatements(client: pg.PoolClient, names: StatementNames): void {
  client.query = ((text: string, values?: unknown[]) => {
    const name = values?.length ? names.find(text) : undefined
    const query = pg.Client.prototype.query as Query
    return name === undefined ? query.call(client, text, values) : query.call(client, { name, text, values })
  }) as typeof client.query
}

class GuardedDriver extends PostgresDriver {
  readonly #names: StatementNames
  readonly #guarded = new WeakSet<DatabaseConnection>()
  readonly #silent = new WeakSet<DatabaseConnection>()

  constructor(config: PostgresDialectConfig, names: StatementNames) {
    super(config)
    this.#names = names
  }

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    assertOutsideTransaction()
    const connection = await translateErrors(super.acquireConnection(...options))
    if (this.#guarded.has(connection)) return connection
    this.#guarded.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      assertBindableParameters(query.parameters)
      if (this.#silent.has(connection)) throw new DatabaseError('unavailable', '', 'an earlier query was not answered')
      try {
        return await execute<R>(query)
      } catch (error) {
        if (error instanceof Error && error.message === 'Query read timeout') this.#silent.add(connection)
        if (!isStalePlan(error)) throw translatePostgresError(error)
        this.#names.renew()
        // A transaction has ended with the error, and is repeated.
        return await execute<R>(query).catch(() => {
          throw new DatabaseError('retry', '', error)
        })
      }
    }
    return connection
  }

  /** Closes a connection with an unanswered query, because the next query would wait for it. */
  override async releaseConnection(connection: Parameters<PostgresDriver['releaseConnection']>[0]): Promise<void> {
    // A failed rollback makes Kysely discard the connection.
    if (this.#silent.has(connection)) await this.rollbackTransaction(connection).catch(() => {})
    return super.releaseConnection(connection)
  }

  override commitTransaction(connection: DatabaseConnection): Promise<void> {
    return translateErrors(super.commitTransaction(connection))
  }
}

/** Whether a plan has become useless, because an update of another process has added a column to `select *`. */
function isStalePlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && /cached plan/.test(error.message)
}

async function translateErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw translatePostgresError(error)
  }
}
