import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Row } from './tables.ts'

type ContentColumn = keyof Row<'challenges'> & keyof Row<'challenge_versions'>

/**
 * Joins the version that a participation keeps, if it is not the newest:
 * `leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))`
 */
export const isKeptVersion: RawBuilder<SqlBool> = sql`kept.challenge_id = user_challenges.challenge_id and kept.version = user_challenges.version`

/** What the member of a participation has joined: of the version that is kept for them, or else of the challenge itself. */
export function joinedContent<Column extends ContentColumn>(column: Column): RawBuilder<Row<'challenges'>[Column]> {
  return sql`case when kept.version is null then ${sql.ref(`challenges.${column}`)} else ${sql.ref(`kept.${column}`)} end`
}
