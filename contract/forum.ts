import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, page } from './lists.ts'
import { pillar } from './pillars.ts'

export const forumPost = z.object({
  id,
  userId: id.nullable().describe('Null: the community itself, or a member who has gone'),
  username: z.string(),
  pillar,
  title: z.string(),
  content: z.string(),
  replies: z.int(),
  createdAt: instant,
})
export type ForumPost = z.infer<typeof forumPost>

export const listForumPosts = endpoint({
  method: 'GET',
  path: '/api/forum',
  access: 'member',
  query: z.strictObject({ pillar: pillar.optional(), ...page }),
  reply: z.array(forumPost),
})
