import type { Pillar } from '#contract/pillars.ts'
import { type Actor, assertCreatorOrAdmin, type ContentActor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { claimRequest } from '../../idempotency.ts'
import { lockPostState } from './moderated-queries.ts'
import { throwPostNotFound } from './posts.ts'
import * as queries from './queries.ts'
import type { PostRow } from './queries.ts'

/** Sets the pillar, or leaves it to the classifier with null. Works on locked posts too. @throws not-found */
export function tagPost(database: Database, id: string, pillar: Pillar | null, now: Date): Promise<PostRow> {
  return updateAndFind(database, id, (tx) => queries.updatePost(tx, id, { pillar, updated_at: now.toISOString() }))
}

/** Toggles the lock against the classifier and bulk tagging. A retry changes nothing. @throws not-found */
export function toggleLock(database: Database, actor: Actor, id: string): Promise<PostRow> {
  return updateAndFind(database, id, async (tx) => {
    const { isRetry } = await claimRequest(tx, actor)
    if (!isRetry) await queries.toggleLock(tx, { id, now: actor.now.toISOString() })
  })
}

/** Hides a post from the feed or shows it again. The admin's choice replaces that of moderators. @throws not-found */
export function setPostVisibility(
  database: Database,
  id: string,
  visibility: 'public' | 'hidden',
  now: Date,
): Promise<PostRow> {
  const change = { visibility, decision_id: null, updated_at: now.toISOString() }
  return updateAndFind(database, id, (tx) => queries.updatePost(tx, id, change))
}

/** Sets the pillar of several posts. Skips and counts locked ones. */
export function bulkTagPosts(
  database: Database,
  { ids, pillar, now }: { ids: string[]; pillar: Pillar | null; now: Date },
): Promise<{ updated: number; locked: number }> {
  return transaction(database, async (tx) => ({
    updated: await queries.updateUnlockedPosts(tx, { ids, pillar, now: now.toISOString() }),
    locked: await queries.countLockedPosts(tx, ids),
  }))
}

/**
 * Deletes the post but keeps a tombstone so that polling does not re-add it. The member who added it can do that only
 * while it is shown, because adding its link again shows it.
 * @throws not-found, forbidden
 */
export async function removePost(database: Database, actor: ContentActor, id: string): Promise<void> {
  const tombstone = {
    caption: null,
    thumbnail: null,
    metrics_json: null,
    auto_pillar: null,
    auto_reason: null,
    pillar: null,
    added_by: null,
    author: '',
  }
  await transaction(database, async (tx) => {
    const post = (await lockPostState(tx, id)) ?? throwPostNotFound()
    assertCreatorOrAdmin(actor, post.visibility === 'public' ? post.added_by : null)
    await queries.updatePost(tx, id, {
      ...tombstone,
      visibility: 'removed',
      updated_at: actor.now.toISOString(),
    })
  })
}

function updateAndFind(database: Database, id: string, change: (tx: Database) => Promise<unknown>): Promise<PostRow> {
  return transaction(database, async (tx) => {
    await change(tx)
    const post = await queries.findPostById(tx, id)
    return post && post.visibility !== 'removed' ? post : throwPostNotFound()
  })
}
