import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { DatabaseError } from './errors.ts'
import type { Database } from './tables.ts'

/**
 * Waits until PostgreSQL answers, because it may start at the same time as the server.
 * @param options.onWait called once, with the first error
 * @throws DatabaseError when it is still unavailable, and any other error at once, such as a wrong password
 */
export async function waitForDatabase(
  database: Database,
  { seconds, onWait }: { seconds: number; onWait: (error: DatabaseError) => void },
): Promise<void> {
  const startedAt = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`select 1`.execute(database)
      return
    } catch (error) {
      if (!(error instanceof DatabaseError && error.kind === 'unavailable')) throw error
      if (performance.now() - startedAt >= seconds * 1000) throw error
      if (attempt === 1) onWait(error)
      await sleep(1000)
    }
  }
}
