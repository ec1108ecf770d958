import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from './errors.ts'
import type { Database } from './tables.ts'

const transactionScope = new AsyncLocalStorage<true>()

/**
 * The only way to write more than one statement: all of it happens or none. Holds nothing but SQL, uses `tx` alone, and
 * catches no database error inside. A transaction that the engine refuses for serialisation is run again.
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

/** Called by the drivers: on SQLite the outer database would wait for this transaction for ever. */
export function assertOutsideTransaction(): void {
  if (transactionScope.getStore()) throw new Error('Inside a transaction only `tx` may be used, not the outer database')
}

/** Values both engines store alike; anything else is a mistake that SQLite would swallow. */
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
