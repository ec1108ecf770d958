import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextRound } from 'node:timers/promises'
import {
  DummyDriver,
  Kysely,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { compileQuery } from './compiled-query.ts'
import { generateId } from './ids.ts'
import { findTables, type TableName, type TablesInSql } from './tables-in-sql.ts'
import type { Database, Tables } from './tables.ts'

/**
 * The tables that cached replies read. Transactions that write to one of them wait for each other at their commit,
 * where they change its row in `table_versions`, so list a table here only if a cached reply needs it.
 */
export const versionedTables: readonly TableName[] = ['challenges', 'site_settings']

/** The version of each table that has been written to. A version is a new id, so it never comes back. */
export type Versions = ReadonlyMap<string, string>

/**
 * Changes the version of every versioned table that a transaction wrote to, as its last statement, so that other
 * processes see the rows and the version change together. A write outside a transaction becomes one.
 */
export function withTableVersions(dialect: Dialect, versioned: readonly TableName[] = versionedTables): Dialect {
  return { ...dialect, createDriver: () => versioningDriver(dialect, versioned) }
}

function versioningDriver(dialect: Dialect, versioned: readonly TableName[]): Driver {
  const driver = dialect.createDriver()
  const versionChange = compileVersionChange(dialect)
  const observed = new WeakSet<DatabaseConnection>()
  const transactions = new WeakMap<DatabaseConnection, Set<TableName>>()
  const tablesOf = cached((sql) => {
    const tables = findTables(sql)
    return { ...tables, written: tables.written.filter((name) => versioned.includes(name)) }
  })

  function observe(connection: DatabaseConnection): void {
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const tables = tablesOf(query.sql)
      const recorded = recording.getStore()
      if (recorded) for (const name of tables.named) recorded.add(name)
      if (tables.written.length === 0) return execute<R>(query)
      return transactions.has(connection) ? write<R>(query, tables) : writeAlone<R>(query, tables)
    }

    async function write<R>(query: CompiledQuery, { written, countsChanges }: TablesInSql): Promise<QueryResult<R>> {
      const result = await execute<R>(query)
      const unchanged = countsChanges && !result.numAffectedRows && result.rows.length === 0
      if (!unchanged) for (const name of written) transactions.get(connection)?.add(name)
      return result
    }

    async function writeAlone<R>(query: CompiledQuery, tables: TablesInSql): Promise<QueryResult<R>> {
      await begin(connection, {})
      try {
        const result = await write<R>(query, tables)
        await commit(connection)
        return result
      } catch (error) {
        await rollback(connection).catch(() => undefined)
        throw error
      }
    }
  }

  const begin: Driver['beginTransaction'] = async (connection, settings) => {
    await driver.beginTransaction(connection, settings)
    transactions.set(connection, new Set())
  }

  const commit: Driver['commitTransaction'] = async (connection) => {
    // In alphabetical order, so that two transactions never hold a row that the other one needs.
    for (const name of [...(transactions.get(connection) ?? [])].sort())
      await connection.executeQuery({ ...versionChange, parameters: [name, generateId()] })
    await driver.commitTransaction(connection)
    transactions.delete(connection)
  }

  const rollback: Driver['rollbackTransaction'] = (connection) => {
    transactions.delete(connection)
    return driver.rollbackTransaction(connection)
  }

  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      const connection = await driver.acquireConnection(options)
      if (!observed.has(connection)) observe(connection)
      observed.add(connection)
      return connection
    },
    beginTransaction: begin,
    commitTransaction: commit,
    rollbackTransaction: rollback,
    releaseConnection: (connection, options) => driver.releaseConnection(connection, options),
    destroy: (options) => driver.destroy(options),
  }
}

/** Compiles the statement that sets the version of a table. Its parameters are the name and the version. */
function compileVersionChange(dialect: Dialect): CompiledQuery {
  const compiler: Database = new Kysely<Tables>({ dialect: { ...dialect, createDriver: () => new DummyDriver() } })
  return compiler
    .insertInto('table_versions')
    .values({ name: '', version: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ version: eb.ref('excluded.version') })))
    .compile()
}

/**
 * Creates a function that reads the versions. Calls share a query that starts after all of them, so each call sees
 * every write that was acknowledged before it.
 */
export function createVersionReader(database: Database): () => Promise<Versions> {
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<Versions> | undefined
  async function startNext(): Promise<Versions> {
    await Promise.allSettled([current, nextRound()])
    next = undefined
    const versions = readVersions(database)
    current = versions
    return versions
  }
  return () => (next ??= startNext())
}

async function readVersions(database: Database): Promise<Versions> {
  return new Map((await allVersions(database, {})).map(({ name, version }) => [name, version]))
}

const allVersions = compileQuery((database) => database.selectFrom('table_versions').select(['name', 'version']))

const recording = new AsyncLocalStorage<Set<TableName>>()

export async function recordTables<T>(work: () => Promise<T>): Promise<{ result: T; tables: ReadonlySet<TableName> }> {
  const tables = new Set<TableName>()
  return { result: await recording.run(tables, work), tables }
}

function cached<T>(compute: (sql: string) => T): (sql: string) => T {
  const known = new Map<string, T>()
  return (sql) => {
    const found = known.get(sql)
    if (found) return found
    if (known.size >= 1000) known.clear()
    const value = compute(sql)
    known.set(sql, value)
    return value
  }
}
