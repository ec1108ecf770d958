import { sql } from 'kysely'
import type { TestDatabase } from './database.ts'

/** Makes writes fail as a full disk does: all of them on SQLite, and those to the given tables on PostgreSQL. */
export async function fillDisk({ database, engine }: TestDatabase, tables: string[]): Promise<void> {
  if (engine === 'sqlite') {
    await sql`pragma query_only = on`.execute(database)
    return
  }
  await sql`create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'disk full' using errcode = '53100'; end $$`.execute(
    database,
  )
  for (const table of tables)
    await sql`create trigger full_disk before insert or update on ${sql.table(table)} execute function full_disk()`.execute(
      database,
    )
}
