import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, page } from './lists.ts'
import { pillar } from './pillars.ts'

export const platform = z.enum(['instagram', 'threads', 'tiktok'])
export type Platform = z.infer<typeof platform>

export const socialPost = z.object({
  id,
  platform,
  postId: z.string(),
  author: z.string(),
  caption: z.string().nullable(),
  url: z.string(),
  thumbnail: z.string().nullable(),
  embedHtml: z.string().nullable(),
  pillar: pillar.nullable(),
  pillarLocked: z.boolean(),
  metricsJson: z.string().nullable().describe('JSON text; holds like_count'),
  visibility: z.string(),
  createdAt: instant,
  fetchedAt: instant,
})
export type SocialPost = z.infer<typeof socialPost>

export const listSocialPosts = endpoint({
  method: 'GET',
  path: '/api/social',
  access: 'member',
  query: z.strictObject({ platform: platform.optional(), ...page }),
  reply: z.array(socialPost),
})
