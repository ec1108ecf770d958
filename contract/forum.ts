import { z } from 'zod'
import { idParam, id, ignoredOwnerFields, optionalId, timestamp, pageQuery } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { attachedPictures, forumPicture } from './forum-pictures.ts'
import { idempotencyKey } from './headers.ts'
import { limits } from './limits.ts'
import { optionalPillar, pillar } from './pillars.ts'
import { reactions } from './reactions.ts'
import { searchText } from './search-text.ts'
import { optionalChoice, singleLineText, multilineText } from './text-fields.ts'

const authorFields = {
  userId: id.nullable().describe('Null for a post of the site itself or of a deleted account'),
  username: z.string(),
}

const mention = z.object({ userId: id, username: z.string().describe('As it is written in the text, after an @') })

const postFields = {
  id,
  ...authorFields,
  profileImageUrl: z.string().nullable().describe('Avatar of the author'),
  mentions: z.array(mention).describe('Members whose names the text mentions'),
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
const lastReply = z.object({ id, ...authorFields, createdAt: timestamp })

export const forumPost = z.object({
  ...postFields,
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
  closesAt: timestamp.nullable().describe('Closed to new replies from then on; null if it stays open'),
  pinned: z.boolean(),
  pictures,
  lastReply: lastReply.nullable().describe('The last reply that the caller sees'),
  readUpTo: id
    .nullable()
    .describe('The last reply that the caller has seen, or the discussion; null until they have opened it'),
  unread: z.int().describe('Replies by others after that, at most 99; 0 until they have opened it'),
  firstUnread: id.nullable().describe('The first of them'),
  reactions,
})
export type ForumPost = z.infer<typeof forumPost>

const quote = z.object({
  id: id.describe('The reply or the discussion'),
  userId: id.nullable(),
  username: z.string(),
  text: z.string().nullable().describe('Null if the caller does not see the post, or if it no longer has these words'),
})

export const forumReply = z.object({
  ...postFields,
  postId: id,
  quote: quote.nullable().describe('What it answers'),
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

export const replyForm = z.strictObject({
  content: multilineText({ max: limits.reply }),
  quote: z
    .strictObject({
      id: idParam.describe('A reply in this discussion, or the discussion'),
      text: multilineText({ max: limits.quote }).describe('Words of it, without formatting'),
    })
    .nullish()
    .describe('What it answers'),
})

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
    order: optionalChoice(['activity']).describe(
      '`activity`: by the last reply. Discussions of the site that nobody has answered come last, and only until members have started thirty',
    ),
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
  body: postForm.extend({
    pictures: attachedPictures,
    ...ignoredOwnerFields,
    forOneWeek: z.boolean().optional().describe('Closes it to replies after seven days; only for admins'),
  }),
  status: 201,
  reply: forumPost,
  errors: ['forbidden', 'storage-full', 'too-many-requests'],
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
  description: 'Oldest first, and newest first in the thread of a crew unless `from` is given. 50 per page by default.',
  params,
  query: z.strictObject({
    from: optionalId.describe('Starts with this reply instead of the first one'),
    before: optionalId.describe('The replies just before this one, oldest first'),
    ...pageQuery,
  }),
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

export const readForumPost = endpoint({
  method: 'POST',
  path: '/api/forum/{id}/read',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Mark a discussion as read up to a reply',
  description: 'Never moves back. An unknown reply changes nothing.',
  params,
  body: z.strictObject({ upTo: idParam.describe('A reply, or the discussion if there is none') }),
  reply: z.object({ readUpTo: id.nullable(), unread: z.int() }),
})

const communityVisit = z.object({
  previousAt: timestamp.nullable().describe('When the member was in the community before; null the first time'),
})

export const getCommunityVisit = endpoint({
  method: 'GET',
  path: '/api/community-visit',
  access: 'member',
  summary: 'Find out when the member was in the community before',
  reply: communityVisit,
})

export const visitCommunity = endpoint({
  method: 'POST',
  path: '/api/community-visit',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Remember that the member is in the community',
  description: 'A visit ends after thirty minutes without another call.',
  reply: communityVisit,
})

const mentionable = z.object({ id, username: z.string(), profileImageUrl: z.string().nullable() })
export type Mentionable = z.infer<typeof mentionable>

export const listMentionable = endpoint({
  method: 'GET',
  path: '/api/forum/{id}/mentionable',
  access: 'member',
  summary: 'Complete the name of a member who reads a discussion',
  description: 'At most eight: first those who have written in it.',
  params,
  query: z.strictObject({ query: searchText }),
  reply: z.array(mentionable),
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
