import { sql } from 'kysely'
import { isFree, isHeldBy, leaseColumns, noLease, type Lease } from '../../database/lease.ts'
import type { Database, Row } from '../../database/tables.ts'

type Post = Row<'social_posts'>

/** Leases the newest post that no model has classified, in one statement so that only one process gets it. */
export function leaseUnclassifiedPost(database: Database, lease: Lease): Promise<Post | undefined> {
  return database
    .updateTable('social_posts')
    .set(leaseColumns(lease))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('social_posts')
        .select('id')
        // These conditions match the partial index social_posts_to_classify.
        .where('classified_at', 'is', null)
        .where('caption', 'is not', null)
        .where('pillar_locked', '=', sql.lit(false))
        .where('visibility', '=', sql.lit('public'))
        .where(isFree(lease.now))
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('classified_at', 'is', null)
    .where(isFree(lease.now))
    .returningAll()
    .executeTakeFirst()
}

type Classification = Pick<Post, 'classified_at'> & Partial<Pick<Post, 'auto_pillar' | 'auto_reason'>>

/**
 * Saves the result and releases the lease. Does nothing if the lease was lost or if the post was locked or its caption
 * changed; the post is then classified again when the lease expires.
 */
export async function endLease(
  database: Database,
  { id, caption }: Pick<Post, 'id' | 'caption'>,
  { leaseId }: Pick<Lease, 'leaseId'>,
  classification: Classification,
): Promise<void> {
  await database
    .updateTable('social_posts')
    .set({ ...classification, ...noLease })
    .where('id', '=', id)
    .where(isHeldBy(leaseId))
    .where('caption', '=', caption)
    .where('pillar_locked', '=', sql.lit(false))
    .execute()
}
