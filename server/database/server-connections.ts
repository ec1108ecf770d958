import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './tables.ts'

/** Under this name, PostgreSQL lists the connections of servers and commands. */
export const applicationName = 'Seven Pillars'

/**
 * Whether another process of this app is connected to the PostgreSQL database, after a few seconds in which the
 * connections of a process that has just ended disappear. A running server always has one, because its background work
 * reads every two seconds.
 * @param database with a single connection
 * @param options.attempts one per second
 */
export async function hasOtherConnections(database: Database, { attempts = 5 } = {}): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = ${applicationName}
    `.execute(database)
    if (rows[0]?.count === 0) return false
    if (attempt === attempts) return true
    await sleep(1000)
  }
}
