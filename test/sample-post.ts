import type { SocialPost } from '#contract/social.ts'

export const samplePost: SocialPost = {
  id: 'post',
  platform: 'instagram',
  postId: 'C8xYz',
  author: 'iron',
  caption: null,
  url: 'https://www.instagram.com/p/C8xYz/',
  thumbnail: null,
  embedHtml: null,
  pillar: null,
  pillarLocked: false,
  autoPillar: null,
  autoReason: null,
  metricsJson: null,
  visibility: 'public',
  gone: false,
  addedBy: null,
  addedById: null,
  createdAt: '2026-03-10T09:00:00.000Z',
  updatedAt: '2026-03-10T09:00:00.000Z',
  fetchedAt: '2026-03-10T09:00:00.000Z',
}
