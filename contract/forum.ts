import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { limits } from './limits.ts'
import { idParam, id, ignoredOwnerFields, timestamp, pageQuery } from './lists.ts'
import { pillar } from './pillars.ts'
import { singleLineText, multilineText } from './text.ts'

const authorFields = {
  userId: id.nullable().describe('Null: the community itself, or a member who has gone'),
  username: z.string(),
}

export const forumPost = z.object({
  id,
  ...authorFields,
  pillar,
  title: z.string(),
  content: z.string().describe('Markdown'),
  replies: z.int(),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
  deleted: z.boolean().describe('Taken back by its author; it stays for the replies of others'),
})
export type ForumPost = z.infer<typeof forumPost>

export const forumReply = z.object({
  id,
  postId: id,
  ...authorFields,
  content: z.string().describe('Markdown'),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
})
export type ForumReply = z.infer<typeof forumReply>

export const postForm = z.strictObject({
  pillar,
  title: singleLineText({ max: limits.title }),
  content: multilineText({ max: limits.post }),
})

export const replyForm = z.strictObject({ content: multilineText({ max: limits.reply }) })

const params = z.strictObject({ id: idParam })
const replyParams = z.strictObject({ id: idParam, replyId: idParam })
const deleted = z.object({ deleted: z.literal(true) })

export const listForumPosts = endpoint({
  method: 'GET',
  path: '/api/forum',
  access: 'member',
  summary: 'Discussions, newest first, fifty at a time',
  query: z.strictObject({ pillar: pillar.optional(), ...pageQuery }),
  reply: z.array(forumPost),
})

export const createForumPost = endpoint({
  method: 'POST',
  path: '/api/forum',
  access: 'member',
  summary: 'Start a discussion',
  headers: z.object(idempotencyKey),
  body: postForm.extend(ignoredOwnerFields),
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
  query: z.strictObject({ ...pageQuery }),
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
  body: replyForm.extend(ignoredOwnerFields),
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
