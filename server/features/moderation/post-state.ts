import type { PostKind } from '#contract/moderation-items.ts'
import type { Database } from '../../database/tables.ts'
import { hidePost, removePost, restorePost } from '../forum/moderated.ts'
import { setAnswerDecision } from '../rounds/moderated.ts'
import { hideSocialPost, restoreSocialPost } from '../social/moderated.ts'

type Change = {
  kind: PostKind
  id: string
  state: 'visible' | 'hidden' | 'removed'
  /** What hides or removes it. */
  decisionId: string
  now: Date
}

/**
 * Shows, hides or removes a post of any kind. The decision says whether a social post or an answer is hidden or
 * removed.
 * @returns whether its state changed, and the members whose notifications changed
 */
export async function setPostState(
  tx: Database,
  { kind, id, state, decisionId, now }: Change,
): Promise<{ changed: boolean; notified: string[] }> {
  if (kind === 'social-post') {
    const changed =
      state === 'visible' ? await restoreSocialPost(tx, { id, now }) : await hideSocialPost(tx, { id, decisionId, now })
    return { changed, notified: [] }
  }
  if (kind === 'round-answer')
    return setAnswerDecision(tx, { id, decisionId: state === 'visible' ? null : decisionId, now })
  if (state === 'visible') return restorePost(tx, { kind, id, now })
  return state === 'hidden'
    ? hidePost(tx, { kind, id, decisionId, now })
    : removePost(tx, { kind, id, decisionId, now })
}
