import { sql, type RawBuilder } from 'kysely'
import { sumBytes } from '../database/row-bytes.ts'
import type { Database, Tables } from '../database/tables.ts'

/** The columns in which members store text and pictures, by table. */
export type StoredColumns = Record<string, readonly string[]>

/** Bytes that every row counts for its keys and index entries, so that short texts are not free. */
export const rowOverhead = 200

/** @returns the bytes of everything that the member has stored */
export async function measureStorage(database: Database, userId: string, stored: StoredColumns): Promise<number> {
  const sizes = Object.entries(stored).map(
    ([table, columns]) =>
      sql`coalesce((select sum(${sql.lit(rowOverhead)} + ${sumBytes(columns)}) from ${sql.table(table)} where ${ownedBy(table, userId)}), 0)`,
  )
  const { rows } = await sql<{ bytes: number }>`select ${sql.join(sizes, sql` + `)} as bytes`.execute(database)
  return Number(rows[0]?.bytes ?? 0)
}

function ownedBy(table: string, userId: string): RawBuilder<unknown> {
  if (table === ('challenge_check_ins' satisfies keyof Tables))
    return sql`user_challenge_id in (select id from user_challenges where user_id = ${userId})`
  if (table === ('social_posts' satisfies keyof Tables)) return sql`added_by = ${userId}`
  return sql`user_id = ${userId}`
}
