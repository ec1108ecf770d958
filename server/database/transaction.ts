import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from './errors.ts'
import type { Database } from './tables.ts'

const transactionScope = new AsyncLocalStorage<true>()

/**
 * Runs several statements atomically and retries after a serialization failure. `work` must use only `tx`, do nothing
 * but SQL, and not catch database errors.
 */
export async function transaction<T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction().execute((tx) => transactionScope.run(true, () => work(tx)))
    } catch (error) {
      if (!(error instanceof DatabaseError && error.kind === 'retry') || attempt === 8) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/**
 * Reads everything as it was at one moment. On PostgreSQL, others may write in the meantime; on SQLite, they wait.
 * `read` may use other databases too, but not the outer one.
 */
export function snapshot<T>(database: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

/** On SQLite, a query on the outer database would wait forever for its own transaction. */
export function assertOutsideTransaction(): void {
  if (transactionScope.getStore()) throw new Error('Inside a transaction only `tx` may be used, not the outer database')
}

/** Allows only values that both engines store identically. SQLite would accept others silently. */
export function assertBindableParameters(parameters: readonly unknown[]): void {
  for (const value of parameters) {
    const type = typeof value
    if (
      value === null ||
      type === 'string' ||
      type === 'number' ||
      type === 'boolean' ||
      type === 'bigint' ||
      value instanceof Uint8Array
    )
      continue
    throw new TypeError(
      `A ${type === 'object' ? (value?.constructor?.name ?? 'object') : type} cannot be bound to a query`,
    )
  }
}
