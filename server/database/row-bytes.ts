import { sql, type RawBuilder } from 'kysely'

/** Adds up the bytes of columns, which neither engine reads for that. */
export function sumBytes(columns: readonly string[]): RawBuilder<number> {
  const lengths = columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`)
  return sql<number>`${sql.join(lengths, sql` + `)}`
}

/** @returns how many of the first rows have at most `maxBytes` together, and at least one */
export function countFittingRows(rows: readonly { bytes: number }[], maxBytes: number): number {
  let total = 0
  const tooMany = rows.findIndex(({ bytes }) => (total += bytes) > maxBytes)
  return Math.max(1, tooMany < 0 ? rows.length : tooMany)
}
