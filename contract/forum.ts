import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { limits } from './limits.ts'
import { givenId, id, ignoredOwner, instant, page } from './lists.ts'
import { pillar } from './pillars.ts'
import { line, prose } from './text.ts'

const author = {
  userId: id.nullable().describe('Null: the community itself, or a member who has gone'),
  username: z.string(),
}

export const forumPost = z.object({
  id,
  ...author,
  pillar,
  title: z.string(),
  content: z.string().describe('Markdown'),
  replies: z.int(),
  createdAt: instant,
  editedAt: instant.nullable(),
  deleted: z.boolean().describe('Taken back by its author; it stays for the replies of others'),
})
export type ForumPost = z.infer<typeof forumPost>

export const forumReply = z.object({
  id,
  postId: id,
  ...author,
  content: z.string().describe('Markdown'),
  createdAt: instant,
  editedAt: instant.nullable(),
})
export type ForumReply = z.infer<typeof forumReply>

export const postForm = z.strictObject({
  pillar,
  title: line({ max: limits.title }),
  content: prose({ max: limits.post }),
})

export const replyForm = z.strictObject({ content: prose({ max: limits.reply }) })

const params = z.strictObject({ id: givenId })
const replyParams = z.strictObject({ id: givenId, replyId: givenId })
const deleted = z.object({ deleted: z.literal(true) })

export const listForumPosts = endpoint({
  method: 'GET',
  path: '/api/forum',
  access: 'member',
  summary: 'Discussions, newest first, fifty at a time',
  query: z.strictObject({ pillar: pillar.optional(), ...page }),
  reply: z.array(forumPost),
})

export const createForumPost = endpoint({
  method: 'POST',
  path: '/api/forum',
  access: 'member',
  summary: 'Start a discussion',
  headers: z.object(idempotencyKey),
  body: postForm.extend(ignoredOwner),
  status: 201,
  reply: forumPost,
})

export const getForumPost = endpoint({
  method: 'GET',
  path: '/api/forum/{id}',
  access: 'member',
  summary: 'One discussion',
  params,
  reply: forumPost,
  errors: ['not-found'],
})

export const updateForumPost = endpoint({
  method: 'PATCH',
  path: '/api/forum/{id}',
  access: 'member',
  summary: 'Change one’s own discussion; what is absent stays',
  params,
  body: postForm.partial(),
  reply: forumPost,
  errors: ['not-found'],
})

export const deleteForumPost = endpoint({
  method: 'DELETE',
  path: '/api/forum/{id}',
  access: 'member',
  summary: 'Take back one’s own discussion; with replies of others it stays as deleted',
  params,
  reply: deleted,
  errors: ['not-found'],
})

export const listForumReplies = endpoint({
  method: 'GET',
  path: '/api/forum/{id}/replies',
  access: 'member',
  summary: 'Replies, oldest first, fifty at a time',
  params,
  query: z.strictObject({ ...page }),
  reply: z.array(forumReply),
  errors: ['not-found'],
})

export const createForumReply = endpoint({
  method: 'POST',
  path: '/api/forum/{id}/replies',
  access: 'member',
  summary: 'Reply to a discussion that was not taken back',
  params,
  headers: z.object(idempotencyKey),
  body: replyForm.extend(ignoredOwner),
  status: 201,
  reply: forumReply,
  errors: ['not-found'],
})

export const updateForumReply = endpoint({
  method: 'PATCH',
  path: '/api/forum/{id}/replies/{replyId}',
  access: 'member',
  summary: 'Change one’s own reply',
  params: replyParams,
  body: replyForm,
  reply: forumReply,
  errors: ['not-found'],
})

export const deleteForumReply = endpoint({
  method: 'DELETE',
  path: '/api/forum/{id}/replies/{replyId}',
  access: 'member',
  summary: 'Take back one’s own reply; a discussion that was taken back goes with its last one',
  params: replyParams,
  reply: deleted,
  errors: ['not-found'],
})
