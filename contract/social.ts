import { z } from 'zod'
import { idParam, id, timestamp, pageQuery } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { limits } from './limits.ts'
import { optionalPillar, pillar, pillarOrEmpty } from './pillars.ts'
import { optionalChoice, optionalText, singleLineText } from './text-fields.ts'

export const platform = z.enum(['instagram', 'threads', 'tiktok'])
export type Platform = z.infer<typeof platform>

export const socialPost = z.object({
  id,
  platform,
  postId: z.string().describe('Id of the post on its platform'),
  author: z.string(),
  caption: z.string().nullable().describe('Plain text'),
  url: z.string().describe('Link to the post on its platform'),
  thumbnail: z.string().nullable(),
  embedHtml: z
    .string()
    .nullable()
    .describe('Always null: clients build the frame from `url`, and the server stores no third-party HTML'),
  pillar: pillar.nullable().describe('Set by an admin; null to use `autoPillar`'),
  pillarLocked: z.boolean().describe('The classifier and bulk tagging do not change the pillar'),
  autoPillar: pillar.nullable().describe('Set by the classifier; applies while `pillar` is null'),
  autoReason: z.string().nullable().describe('Reason for `autoPillar`'),
  metricsJson: z.string().nullable().describe('JSON text with `like_count`'),
  visibility: z
    .string()
    .describe('`public`, `hidden` by an admin or a moderator, or `removed` by a moderator, who can restore it'),
  gone: z.boolean().describe('The platform reports the post as deleted or private'),
  addedBy: z
    .string()
    .nullable()
    .describe('Username of the member who added it; null for a fetched post or a deleted account'),
  addedById: id.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  fetchedAt: timestamp,
})
export type SocialPost = z.infer<typeof socialPost>

/** Number of posts per fetch. */
export const fetchLimit = { min: 1, max: 50, default: 10 } as const

export const igUserId = singleLineText({ max: 32 }).refine(
  (value) => /^\d+$/.test(value),
  'Use the numeric Instagram user ID, such as 17841405822304914',
)
const optionalPlatform = optionalChoice(platform.options).describe('Empty for all')
const pillarOrAuto = pillarOrEmpty.describe('Empty to use the pillar of the classifier')

const ingestForm = z.strictObject({
  platform,
  url: singleLineText({ max: limits.url }),
  author: optionalText(singleLineText({ min: 0, max: limits.name })).describe(
    'Used when neither the link nor the platform names an author',
  ),
})

const params = z.strictObject({ id: idParam })
const deleted = z.object({ deleted: z.literal(true) })

export const listSocialPosts = endpoint({
  method: 'GET',
  path: '/api/social',
  access: 'member',
  summary: 'List the posts of the feed',
  description: 'Newest first, 50 per page by default.',
  query: z.strictObject({
    platform: optionalPlatform,
    pillar: optionalPillar.describe('The pillar set by an admin, otherwise the one of the classifier; empty for all'),
    ...pageQuery,
  }),
  reply: z.array(socialPost),
})

export const listManagedPosts = endpoint({
  method: 'GET',
  path: '/api/social/manage',
  access: 'admin',
  openToEveryone: true,
  summary: 'List all posts, including hidden ones',
  description: 'Newest first, 50 per page by default.',
  query: z.strictObject({
    platform: optionalPlatform,
    show: optionalChoice(['all', 'untagged', 'hidden', 'gone']).describe(
      '`untagged`: without a pillar set by an admin',
    ),
    ...pageQuery,
  }),
  reply: z.array(socialPost),
})

export const fetchInstagram = endpoint({
  method: 'POST',
  path: '/api/social/fetch-instagram',
  access: 'admin',
  openToEveryone: true,
  summary: 'Fetch the newest posts of an Instagram account',
  body: z.strictObject({
    igUserId,
    limit: z.int().min(fetchLimit.min).max(fetchLimit.max).default(fetchLimit.default),
  }),
  reply: z.object({ count: z.int().describe('Added and updated posts') }),
  errors: ['platform-refused'],
})

export const ingestUrl = endpoint({
  method: 'POST',
  path: '/api/social/ingest-url',
  access: 'member',
  whileMuted: 'refused',
  summary: 'Add a post by its link',
  description: 'Returns 200 with the refreshed post if it already exists.',
  body: ingestForm,
  status: 201,
  reply: socialPost,
  otherReplies: { 200: socialPost },
  errors: ['platform-refused', 'storage-full', 'too-many-requests'],
})

export const tagPost = endpoint({
  method: 'PATCH',
  path: '/api/social/{id}/tag',
  access: 'admin',
  openToEveryone: true,
  summary: 'Set the pillar of a post',
  description: 'An empty pillar leaves the choice to the classifier.',
  params,
  body: z.strictObject({ pillar: pillarOrAuto }),
  reply: socialPost,
})

export const togglePostLock = endpoint({
  method: 'PATCH',
  path: '/api/social/{id}/lock',
  access: 'admin',
  openToEveryone: true,
  summary: 'Lock or unlock the pillar of a post',
  params,
  headers: z.object(idempotencyKey),
  reply: socialPost,
})

export const bulkTagPosts = endpoint({
  method: 'POST',
  path: '/api/social/bulk-tag',
  access: 'admin',
  summary: 'Set the pillar of several posts',
  description: 'Locked posts are not changed.',
  body: z.strictObject({ ids: z.array(idParam).min(1).max(100), pillar: pillarOrAuto }),
  reply: z.object({ updated: z.int(), locked: z.int().describe('Posts that were skipped because they are locked') }),
})

export const setPostVisibility = endpoint({
  method: 'PATCH',
  path: '/api/social/{id}/visibility',
  access: 'admin',
  summary: 'Hide a post from the feed, or show it again',
  description: 'A hidden post cannot be added again.',
  params,
  body: z.strictObject({ visibility: z.enum(['public', 'hidden']) }),
  reply: socialPost,
})

export const removePost = endpoint({
  method: 'DELETE',
  path: '/api/social/{id}',
  access: 'admin',
  openToEveryone: true,
  summary: 'Remove a post',
  description:
    'With `ADMIN_ACCESS=everyone` also for the member who added it, while it is shown. Fetching the account does not add it again; adding its link does.',
  params,
  reply: deleted,
})
