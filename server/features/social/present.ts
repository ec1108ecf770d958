import type { SocialPost } from '#contract/social.ts'
import { getModeratedState } from './moderated.ts'
import type { PostRow } from './queries.ts'

export function presentSocialPost(row: PostRow): SocialPost {
  return {
    id: row.id,
    platform: row.platform,
    postId: row.post_id,
    author: row.author,
    caption: row.caption,
    url: row.url,
    thumbnail: row.thumbnail,
    embedHtml: null,
    pillar: row.pillar,
    pillarLocked: row.pillar_locked,
    autoPillar: row.auto_pillar,
    autoReason: row.auto_reason,
    metricsJson: row.metrics_json,
    visibility: getModeratedState(row) === 'removed' ? 'removed' : row.visibility,
    gone: row.gone_at !== null,
    addedBy: row.adder,
    addedById: row.added_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    fetchedAt: row.fetched_at,
  }
}
