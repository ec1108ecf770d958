import type { SocialPost } from '#contract/social.ts'
import type { Row } from '../../database/tables.ts'

export function presentSocialPost(row: Row<'social_posts'>): SocialPost {
  return {
    id: row.id,
    platform: row.platform,
    postId: row.post_id,
    author: row.author,
    caption: row.caption,
    url: row.url,
    thumbnail: row.thumbnail,
    embedHtml: row.embed_html,
    pillar: row.pillar,
    pillarLocked: row.pillar_locked,
    metricsJson: row.metrics_json,
    visibility: row.visibility,
    createdAt: row.created_at,
    fetchedAt: row.fetched_at,
  }
}
