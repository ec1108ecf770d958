import { sql, type ExpressionBuilder } from 'kysely'
import type { Database, Row, Tables } from '../../database/tables.ts'

/**
 * Takes on the newest post that no model has been asked about; in one statement, so that no other process takes it too.
 * @param until when it may be taken on again, unless the claim has been ended
 */
export function claimJudgement(
  database: Database,
  { now, until }: { now: string; until: string },
): Promise<Row<'social_posts'> | undefined> {
  return database
    .updateTable('social_posts')
    .set({ judging_until: until })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('social_posts')
        .select('id')
        // The words of the index.
        .where('judged_at', 'is', null)
        .where('caption', 'is not', null)
        .where('pillar_locked', '=', sql.lit(false))
        .where('visibility', '=', sql.lit('public'))
        .where((due) => isFree(due, now))
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('judged_at', 'is', null)
    .where((eb) => isFree(eb, now))
    .returningAll()
    .executeTakeFirst()
}

function isFree(eb: ExpressionBuilder<Tables, 'social_posts'>, now: string) {
  return eb.or([eb('judging_until', 'is', null), eb('judging_until', '<=', now)])
}

type Judgement = Pick<Row<'social_posts'>, 'judged_at'> &
  Partial<Pick<Row<'social_posts'>, 'auto_pillar' | 'auto_reason'>>

/** Ends a claim with what came of it, unless the post was locked or says something else by now: then it comes up again. */
export async function endClaim(
  database: Database,
  { id, caption }: Pick<Row<'social_posts'>, 'id' | 'caption'>,
  judgement: Judgement,
): Promise<void> {
  await database
    .updateTable('social_posts')
    .set({ ...judgement, judging_until: null })
    .where('id', '=', id)
    .where('caption', '=', caption)
    .where('pillar_locked', '=', sql.lit(false))
    .execute()
}
