import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { limits } from './limits.ts'
import { idParam, id, timestamp, pageQuery } from './lists.ts'
import { pillar, pillarKeys } from './pillars.ts'
import { singleLineText } from './text.ts'

export const platform = z.enum(['instagram', 'threads', 'tiktok'])
export type Platform = z.infer<typeof platform>

export const socialPost = z.object({
  id,
  platform,
  postId: z.string().describe('The post’s id on its platform'),
  author: z.string(),
  caption: z.string().nullable().describe('Plain text'),
  url: z.string().describe('Address of the post on its platform'),
  thumbnail: z.string().nullable(),
  embedHtml: z
    .string()
    .nullable()
    .describe('Always null: a frame is made from the address, markup of others is never kept'),
  pillar: pillar.nullable().describe('Set by an admin; null: auto'),
  pillarLocked: z.boolean().describe('The classifier and bulk tagging leave it alone'),
  autoPillar: pillar.nullable().describe('The classifier’s guess; counts while pillar is null'),
  autoReason: z.string().nullable().describe('Why the classifier thinks so'),
  metricsJson: z.string().nullable().describe('JSON text; holds like_count'),
  visibility: z.string().describe('public, or hidden by an admin'),
  gone: z.boolean().describe('The platform said that the post is gone or private'),
  addedBy: z.string().nullable().describe('Username of the member who added it; null: fetched, or he has gone'),
  createdAt: timestamp,
  updatedAt: timestamp,
  fetchedAt: timestamp,
})
export type SocialPost = z.infer<typeof socialPost>

/** Posts one fetch may bring. */
export const fetchLimit = { min: 1, max: 50, default: 10 } as const

export const igUserId = singleLineText({ max: 32 }).refine(
  (value) => /^\d+$/.test(value),
  'An Instagram user id is digits, such as 17841405822304914',
)
export const pillarOrAuto = z.enum([...pillarKeys, '']).describe('Empty: auto')

export const ingestForm = z.strictObject({
  platform,
  url: singleLineText({ max: limits.url }),
  author: singleLineText({ max: limits.name })
    .optional()
    .describe('Shown where neither the link nor the platform names one'),
})

const params = z.strictObject({ id: idParam })
const deleted = z.object({ deleted: z.literal(true) })

export const listSocialPosts = endpoint({
  method: 'GET',
  path: '/api/social',
  access: 'member',
  summary: 'The feed, newest first, fifty at a time',
  query: z.strictObject({
    platform: platform.optional(),
    pillar: pillar.optional().describe('Set by an admin or, where none is set, guessed'),
    ...pageQuery,
  }),
  reply: z.array(socialPost),
})

export const listManagedPosts = endpoint({
  method: 'GET',
  path: '/api/social/manage',
  access: 'admin',
  summary: 'All posts with those that are hidden, newest first, fifty at a time',
  query: z.strictObject({
    platform: platform.optional(),
    show: z.enum(['all', 'untagged', 'hidden', 'gone']).optional().describe('untagged: no pillar set by an admin'),
    ...pageQuery,
  }),
  reply: z.array(socialPost),
})

export const fetchInstagram = endpoint({
  method: 'POST',
  path: '/api/social/fetch-instagram',
  access: 'admin',
  summary: 'Bring the newest posts of an Instagram account into the feed',
  body: z.strictObject({
    igUserId,
    limit: z.int().min(fetchLimit.min).max(fetchLimit.max).default(fetchLimit.default),
  }),
  reply: z.object({ count: z.int().describe('Posts brought or brought up to date') }),
  errors: ['platform-refused', 'too-many-requests', 'unavailable'],
})

export const ingestUrl = endpoint({
  method: 'POST',
  path: '/api/social/ingest-url',
  access: 'member',
  summary: 'Add a post by its link; the same post again is brought up to date',
  body: ingestForm,
  status: 201,
  reply: socialPost,
  otherReplies: { 200: socialPost },
  errors: ['platform-refused', 'conflict', 'too-many-requests'],
})

export const tagPost = endpoint({
  method: 'PATCH',
  path: '/api/social/{id}/tag',
  access: 'admin',
  summary: 'Set the pillar of a post; empty means auto',
  params,
  body: z.strictObject({ pillar: pillarOrAuto }),
  reply: socialPost,
  errors: ['not-found'],
})

export const togglePostLock = endpoint({
  method: 'PATCH',
  path: '/api/social/{id}/lock',
  access: 'admin',
  summary: 'Lock the pillar of a post, or unlock it',
  params,
  headers: z.object(idempotencyKey),
  reply: socialPost,
  errors: ['not-found'],
})

export const bulkTagPosts = endpoint({
  method: 'POST',
  path: '/api/social/bulk-tag',
  access: 'admin',
  summary: 'Set the pillar of several posts; locked ones stay as they are',
  body: z.strictObject({ ids: z.array(idParam).min(1).max(100), pillar: pillarOrAuto }),
  reply: z.object({ updated: z.int(), locked: z.int().describe('Left alone') }),
})

export const setPostVisibility = endpoint({
  method: 'PATCH',
  path: '/api/social/{id}/visibility',
  access: 'admin',
  summary: 'Take a post off the feed, or put it back; a hidden post cannot be added again',
  params,
  body: z.strictObject({ visibility: z.enum(['public', 'hidden']) }),
  reply: socialPost,
  errors: ['not-found'],
})

export const removePost = endpoint({
  method: 'DELETE',
  path: '/api/social/{id}',
  access: 'admin',
  summary: 'Remove a post; fetching does not bring it back, adding its link does',
  params,
  reply: deleted,
  errors: ['not-found'],
})
