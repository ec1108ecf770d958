import { DatabaseSync } from 'node:sqlite'
import type { Database } from './tables.ts'

/** Notes in the database when it was last backed up, for the setup list of the admins. */
export function noteBackup(file: string, now: Date): void {
  try {
    const database = new DatabaseSync(file, { timeout: 5000 })
    try {
      database
        .prepare(
          `insert into site_settings (key, value) values ('last-backup', ?)
           on conflict (key) do update set value = excluded.value`,
        )
        .run(now.toISOString())
    } finally {
      database.close()
    }
  } catch {
    // The backup is complete. The database may be read-only, or from before the table existed.
  }
}

/** The same for a database that is open. */
export async function saveLastBackup(database: Database, now: Date): Promise<void> {
  const value = now.toISOString()
  await database
    .insertInto('site_settings')
    .values({ key: 'last-backup', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
