import { z } from 'zod'
import { idParam, id, ignoredOwnerFields, timestamp, pageQuery } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { attachedPictures, forumPicture } from './forum-pictures.ts'
import { idempotencyKey } from './headers.ts'
import { limits } from './limits.ts'
import { optionalPillar, pillar } from './pillars.ts'
import { reactions } from './reactions.ts'
import { optionalChoice, singleLineText, multilineText } from './text-fields.ts'

const authorFields = {
  userId: id.nullable().describe('Null for a post of the site itself or of a deleted account'),
  username: z.string(),
}

const moderationState = {
  hidden: z.boolean().describe('Only its author and moderators see it'),
  hiddenBy: z
    .enum(['reports', 'moderator'])
    .nullable()
    .describe('Null unless hidden; `reports`: until a moderator has reviewed it'),
  removed: z.boolean().describe('Removed by a moderator: without its text, except for moderators'),
}

const pictures = z.array(forumPicture).describe('Empty for a tombstone')

export const forumPost = z.object({
  id,
  ...authorFields,
  pillar,
  title: z.string(),
  content: z.string().describe('Markdown'),
  replies: z.int(),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
  deleted: z.boolean().describe('Tombstone: deleted by the author but kept for the replies of others'),
  ...moderationState,
  challengeId: id.nullable().describe('The challenge that it is about, for its own thread'),
  crewId: id.nullable().describe('The crew that it is the thread of. Only its members read it'),
  locked: z.boolean().describe('Closed to new replies'),
  pinned: z.boolean(),
  pictures,
  reactions,
})
export type ForumPost = z.infer<typeof forumPost>

export const forumReply = z.object({
  id,
  postId: id,
  ...authorFields,
  content: z.string().describe('Markdown'),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
  deleted: z.boolean().describe('Tombstone: the author has left the crew'),
  ...moderationState,
  pictures,
  reactions,
})
export type ForumReply = z.infer<typeof forumReply>

export const postForm = z.strictObject({
  pillar,
  title: singleLineText({ max: limits.title }),
  content: multilineText({ max: limits.post }),
})

export const replyForm = z.strictObject({ content: multilineText({ max: limits.reply }) })

export const newPost = z.object({
  id: id.describe('Of the discussion or the reply'),
  kind: z.enum(['discussion', 'reply']),
  postId: id.describe('The discussion'),
  title: z.string().describe('Of the discussion, or the name of the crew'),
  pillar,
  crewId: id.nullable().describe('A crew of the member, for a post in its thread'),
  userId: id.describe('Who wrote it'),
  username: z.string(),
  toMember: z.boolean().describe('A reply to a discussion of the member'),
  createdAt: timestamp,
})
export type NewPost = z.infer<typeof newPost>

const params = z.strictObject({ id: idParam })
const replyParams = z.strictObject({ id: idParam, replyId: idParam })
const deleted = z.object({ deleted: z.literal(true) })

export const listForumPosts = endpoint({
  method: 'GET',
  path: '/api/forum',
  access: 'member',
  summary: 'List discussions',
  description:
    'Newest first, 50 per page by default. Without discussions of members who are blocked, and without removed ones.',
  query: z.strictObject({
    pillar: optionalPillar,
    pinned: optionalChoice(['only']).describe('`only`: the pinned discussions, in one page'),
    ...pageQuery,
  }),
  reply: z.array(forumPost),
})

export const createForumPost = endpoint({
  method: 'POST',
  path: '/api/forum',
  access: 'member',
  whileMuted: 'refused',
  summary: 'Start a discussion',
  headers: z.object(idempotencyKey),
  body: postForm.extend({ pictures: attachedPictures, ...ignoredOwnerFields }),
  status: 201,
  reply: forumPost,
  errors: ['storage-full', 'too-many-requests'],
})

export const getForumPost = endpoint({
  method: 'GET',
  path: '/api/forum/{id}',
  access: 'member',
  summary: 'Get a discussion',
  params,
  reply: forumPost,
})

export const updateForumPost = endpoint({
  method: 'PATCH',
  path: '/api/forum/{id}',
  access: 'member',
  whileMuted: 'refused',
  summary: 'Edit a discussion',
  description: 'Only its author can edit it. Omitted fields keep their value.',
  params,
  body: postForm.partial().extend({ pictures: attachedPictures }),
  reply: forumPost,
  errors: ['storage-full', 'too-many-requests'],
})

export const deleteForumPost = endpoint({
  method: 'DELETE',
  path: '/api/forum/{id}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Delete a discussion',
  description: 'Only its author can delete it. With replies from others, it stays as a tombstone.',
  params,
  reply: deleted,
})

export const listForumReplies = endpoint({
  method: 'GET',
  path: '/api/forum/{id}/replies',
  access: 'member',
  summary: 'List the replies to a discussion',
  description: 'Oldest first, and newest first in the thread of a crew. 50 per page by default.',
  params,
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(forumReply),
})

export const createForumReply = endpoint({
  method: 'POST',
  path: '/api/forum/{id}/replies',
  access: 'member',
  whileMuted: 'refused',
  summary: 'Reply to a discussion',
  description: 'A deleted, removed or locked discussion accepts no replies.',
  params,
  headers: z.object(idempotencyKey),
  body: replyForm.extend({ pictures: attachedPictures, ...ignoredOwnerFields }),
  status: 201,
  reply: forumReply,
  errors: ['storage-full', 'locked', 'too-many-requests'],
})

export const updateForumReply = endpoint({
  method: 'PATCH',
  path: '/api/forum/{id}/replies/{replyId}',
  access: 'member',
  whileMuted: 'refused',
  summary: 'Edit a reply',
  description: 'Only its author can edit it. Omitted pictures stay as they are.',
  params: replyParams,
  body: replyForm.extend({ pictures: attachedPictures }),
  reply: forumReply,
  errors: ['storage-full', 'locked', 'too-many-requests'],
})

export const deleteForumReply = endpoint({
  method: 'DELETE',
  path: '/api/forum/{id}/replies/{replyId}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Delete a reply',
  description: 'Only its author can delete it. The last reply to a deleted discussion also removes the tombstone.',
  params: replyParams,
  reply: deleted,
})

export const listNewPosts = endpoint({
  method: 'GET',
  path: '/api/new-posts',
  access: 'member',
  summary: 'List the newest discussions and replies of other members',
  description:
    'Those of the last 30 days, newest first, at most three, and one per discussion. With the threads of the member’s crews; without discussions of the site, unless a member has answered.',
  reply: z.array(newPost),
})
