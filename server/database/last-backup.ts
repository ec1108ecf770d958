import { DatabaseSync } from 'node:sqlite'

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
