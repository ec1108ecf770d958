import { sql } from 'kysely'
import type { Database } from '../tables.ts'

/** Adds an index for the newest discussions of members: a site may have started many discussions since the last one. */
export async function up(database: Database): Promise<void> {
  await sql`create index forum_posts_of_members on forum_posts (id) where user_id is not null`.execute(database)
}
