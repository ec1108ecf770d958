import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database/tables.ts'

/** The columns in which members store text and pictures, by table. */
export const storedColumns = {
  avatars: ['bytes'],
  bad_day_plans: ['signs', 'alone', 'company', 'people', 'services', 'safety', 'reasons'],
  challenge_check_ins: ['note'],
  forum_posts: ['title', 'content'],
  forum_replies: ['content'],
  goals: ['title', 'description'],
  journal_entries: ['title', 'content', 'prompt'],
  profiles: ['about'],
  social_posts: ['author', 'caption', 'url', 'thumbnail'],
  user_challenges: ['cue'],
} as const

/** Bytes that every row counts for its keys and index entries, so that short texts are not free. */
export const rowOverhead = 200

type StoringTable = keyof typeof storedColumns

/** @returns the bytes of everything that the member has stored */
export async function measureStorage(database: Database, userId: string): Promise<number> {
  const sizes = Object.entries(storedColumns).map(
    ([table, columns]) =>
      sql`coalesce((select sum(${sql.lit(rowOverhead)} + ${sumLengths(columns)}) from ${sql.table(table)} where ${ownedBy(table, userId)}), 0)`,
  )
  const { rows } = await sql<{ bytes: number }>`select ${sql.join(sizes, sql` + `)} as bytes`.execute(database)
  return Number(rows[0]?.bytes ?? 0)
}

function sumLengths(columns: readonly string[]): RawBuilder<unknown> {
  const lengths = columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`)
  return sql.join(lengths, sql` + `)
}

function ownedBy(table: string, userId: string): RawBuilder<unknown> {
  if (table === ('challenge_check_ins' satisfies StoringTable))
    return sql`user_challenge_id in (select id from user_challenges where user_id = ${userId})`
  if (table === ('social_posts' satisfies StoringTable)) return sql`added_by = ${userId}`
  return sql`user_id = ${userId}`
}
