import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { version } from '../installation.ts'
import type { Database } from './tables.ts'

const productName = 'Seven Pillars'

/** Names the connections of a server or command for PostgreSQL: the version, and a word that tells it from others. */
export function createApplicationName(): string {
  return `${productName} ${version} ${randomBytes(4).toString('hex')}`
}

/** A server or a command of this app. */
export type Program = {
  /** Null for a version before 0.2.0, which did not name it. */
  version: string | null
  /** The machine on which it runs, as PostgreSQL sees it; null for the machine of PostgreSQL. */
  address: string | null
}

/**
 * Finds the other programs of this app that are connected to the PostgreSQL database. A running server always has a
 * connection, because its background work reads every two seconds.
 */
export async function listOtherPrograms(database: Database): Promise<Program[]> {
  const { rows } = await sql<{ name: string; address: string | null }>`
    select distinct application_name as name, host(client_addr) as address from pg_stat_activity
    where datname = current_database() and application_name <> current_setting('application_name')
      and (application_name = ${productName} or application_name like ${`${productName} %`})
    order by name, address
  `.execute(database)
  return rows.map(({ name, address }) => ({
    version: name.slice(productName.length + 1).split(' ')[0] || null,
    address,
  }))
}

/**
 * Waits a few seconds for other programs to end, because the connections of a process that has just ended take a moment
 * to disappear.
 * @param find returns those that are in the way
 * @param options.attempts one per second
 * @returns those that are still there
 */
export async function waitForEnd(find: () => Promise<Program[]>, { attempts = 5 } = {}): Promise<Program[]> {
  for (let attempt = 1; ; attempt++) {
    const programs = await find()
    if (programs.length === 0 || attempt === attempts) return programs
    await sleep(1000)
  }
}

/** Whether another process of this app is connected to the PostgreSQL database. */
export async function hasOtherConnections(database: Database, options?: { attempts?: number }): Promise<boolean> {
  return (await waitForEnd(() => listOtherPrograms(database), options)).length > 0
}
