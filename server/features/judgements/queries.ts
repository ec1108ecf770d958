import { sql } from 'kysely'
import type { Database, Row } from '../../database/tables.ts'

/** Takes on the newest post that no model has been asked about. */
export function claimJudgement(database: Database, now: string): Promise<Row<'social_posts'> | undefined> {
  return database
    .updateTable('social_posts')
    .set({ judged_at: now })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('social_posts')
        .select('id')
        .where('judged_at', 'is', null)
        .where('caption', 'is not', null)
        .where('pillar_locked', '=', sql.lit(false))
        .where('visibility', '=', 'public')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('judged_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

type Guess = Pick<Row<'social_posts'>, 'auto_pillar' | 'auto_reason'>

/** Keeps a judgement, unless the post was locked or says something else by now. */
export async function updateGuess(
  database: Database,
  { id, caption }: Pick<Row<'social_posts'>, 'id' | 'caption'>,
  guess: Guess,
): Promise<void> {
  await database
    .updateTable('social_posts')
    .set(guess)
    .where('id', '=', id)
    .where('caption', '=', caption)
    .where('pillar_locked', '=', sql.lit(false))
    .execute()
}

/** The post comes up again. */
export async function askAgain(database: Database, id: string): Promise<void> {
  await database.updateTable('social_posts').set({ judged_at: null }).where('id', '=', id).execute()
}
