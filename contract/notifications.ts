import { z } from 'zod'
import { date, id, idParam, optionalId, pageQuery, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { itemKind } from './moderation-items.ts'
import { decisionAction } from './moderation.ts'
import type { NotificationKind } from './notification-settings.ts'
import { reactionKinds } from './reaction-answers.ts'
import { reactionAnswer } from './reactions.ts'

const common = {
  id,
  at: timestamp.describe('Of the latest event in the group'),
  read: z.boolean(),
}

const aboutPosts = {
  postId: id,
  postTitle: z.string(),
  own: z.boolean().describe('Whether the member started the discussion'),
  crew: z.boolean().describe('Whether it is the thread of a crew'),
  name: z.string().nullable().describe('Username of the latest author; null after the account was deleted'),
  others: z.int().describe('How many other members wrote'),
  replyId: id.nullable().describe('The first of them that the member has not seen; null for the discussion'),
  words: z.string().nullable().describe('Start of the latest of them, without formatting'),
}

export const notification = z.discriminatedUnion('kind', [
  z
    .object({
      ...common,
      ...aboutPosts,
      kind: z.literal('reply'),
    })
    .describe('Replies to a discussion that the member follows'),
  z
    .object({
      ...common,
      ...aboutPosts,
      kind: z.literal('mention'),
      quoted: z.boolean().describe('The latest of them quotes the member'),
    })
    .describe('Posts in a discussion that mention or quote the member'),
  z
    .object({
      ...common,
      kind: z.literal('reaction'),
      about: z.enum(reactionKinds),
      answer: reactionAnswer.nullable().describe('Null if the answers differ'),
      date: date.nullable().describe('Of a day, or of the round of a round answer'),
      title: z
        .string()
        .nullable()
        .describe('Of the challenge or the discussion, or the name of the crew of a round; null for a day'),
      subjectId: id.describe('The participation, discussion, reply or round answer; for a day, the member'),
      postId: id.nullable().describe('The discussion of a post'),
      crew: z.boolean().describe('Whether the post is in the thread of a crew'),
      crewId: id
        .nullable()
        .describe('The crew of a round; for a day, one that the member shares with one who answered'),
      name: z.string().nullable().describe('Username of the latest member'),
      others: z.int().describe('How many other members answered'),
    })
    .describe('One-tap answers to a day, a finish, a post or a round answer of the member'),
  z
    .object({
      ...common,
      kind: z.literal('run'),
      generationId: id,
      task: z.enum(['ingest', 'generate', 'populate']),
      status: z.enum(['finished', 'cancelled', 'interrupted', 'failed', 'undone', 'running']),
      items: z.int().describe('Items that the generation has written'),
    })
    .describe('A generation that the admin started has ended'),
  z
    .object({ ...common, kind: z.literal('announcement'), announcementId: id, title: z.string() })
    .describe('An announcement by an admin'),
  z
    .object({
      ...common,
      kind: z.literal('report'),
      caseId: id,
      itemKind,
      crew: z.boolean().describe('Whether it is a post in the thread of a crew'),
      title: z.string().nullable().describe('Title of the discussion, or start of the text; null for a member'),
      name: z.string().nullable().describe('Username of the author, or of the reported member'),
      reports: z.int().describe('Members who reported it'),
      hidden: z.boolean().describe('It is hidden until someone reviews it'),
    })
    .describe('Members have reported something; for staff'),
  z
    .object({ ...common, kind: z.literal('appeal'), caseId: id, name: z.string().nullable() })
    .describe('A member appeals a decision; for staff'),
  z
    .object({
      ...common,
      kind: z.literal('moderation'),
      decisionId: id,
      action: decisionAction,
      itemKind,
      crew: z.boolean().describe('Whether it is about a post in the thread of a crew'),
      title: z.string().nullable().describe('Title of the discussion, or start of the text; null for a member'),
      until: timestamp.nullable(),
      appeal: z.enum(['upheld', 'reversed']).nullable().describe('Answer to the appeal of the member'),
    })
    .describe('A decision of the moderators about the member, or the answer to an appeal'),
  z
    .object({
      ...common,
      kind: z.literal('reviewed'),
      caseId: id,
      itemKind,
      crew: z.boolean().describe('Whether it is a post in the thread of a crew'),
      acted: z.boolean(),
    })
    .describe('Something that the member reported was reviewed'),
  z
    .object({
      ...common,
      kind: z.literal('application'),
      name: z.string().nullable().describe('Username in the latest request; null after it was answered'),
      others: z.int().describe('How many others wait for approval'),
    })
    .describe('Someone asks to join; for admins'),
  z
    .object({ ...common, kind: z.literal('round'), crewId: id, crewName: z.string() })
    .describe('The weekly round of a crew is open'),
  z
    .object({ ...common, kind: z.literal('publication'), draftId: id })
    .describe('A draft could not be published when it was due; for admins'),
  z
    .object({
      ...common,
      kind: z.literal('crew'),
      crewId: id,
      crewName: z.string(),
      name: z
        .string()
        .nullable()
        .describe('Username of the member who joined last; null after the account was deleted'),
      others: z.int().describe('How many others joined'),
    })
    .describe('Members joined a crew of the member'),
  z
    .object({
      ...common,
      kind: z.literal('crew-offer'),
      crewId: id,
      crewName: z.string(),
      name: z.string().nullable().describe('Username of who founded it'),
    })
    .describe(
      'A friend has founded a crew and invites the member. The crew’s id works as the token of its link for them',
    ),
  z
    .object({
      ...common,
      kind: z.literal('handover'),
      crewId: id,
      crewName: z.string(),
      name: z.string().nullable().describe('Username of who founded it; null after the account was deleted'),
    })
    .describe('The founder of a crew has handed it over to the member'),
  z
    .object({
      ...common,
      kind: z.literal('nudge'),
      name: z.string().nullable().describe('Username of who asked last; null after the account was deleted'),
      others: z.int().describe('How many others asked'),
    })
    .describe('Members of a crew ask “Still with us?”'),
  z
    .object({
      ...common,
      kind: z.literal('here'),
      name: z.string().nullable().describe('Username of who answered last; null after the account was deleted'),
      others: z.int().describe('How many others answered'),
    })
    .describe('Members answered “I’m here” to “Still with us?”'),
  z
    .object({
      ...common,
      kind: z.literal('friend'),
      friend: z.object({ id, username: z.string() }),
      challengeId: id,
      challengeTitle: z.string().nullable().describe('Null while the challenge is hidden'),
      together: z.boolean().describe('The member is in the challenge too'),
      crewmate: z.boolean().describe('The two are in a crew together'),
    })
    .describe('Someone started a challenge with an invitation of the member'),
  z
    .object({
      ...common,
      kind: z.literal('start'),
      startId: id,
      challengeTitle: z.string().nullable().describe('Null while the challenge is hidden'),
      date: date.describe('First day'),
      name: z.string().nullable().describe('Username of the latest to join; null after the account was deleted'),
      others: z.int().describe('How many other members joined'),
    })
    .describe('Members joined a start on a date that the member opened'),
])
export type Notification = z.infer<typeof notification>

/** The row of the settings that decides how a member gets a notification. */
export const settingsKinds: Record<Notification['kind'], Exclude<NotificationKind, 'reminder'>> = {
  reply: 'reply',
  mention: 'mention',
  reaction: 'together',
  round: 'together',
  announcement: 'announcement',
  run: 'run',
  moderation: 'moderation',
  reviewed: 'moderation',
  report: 'report',
  appeal: 'report',
  application: 'report',
  publication: 'report',
  crew: 'together',
  'crew-offer': 'together',
  handover: 'together',
  nudge: 'together',
  here: 'together',
  friend: 'together',
  start: 'together',
}

export const notificationCount = z.object({ unread: z.int().describe('Unread notifications') })

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
  summary: 'List the notifications of the member',
  description: 'Newest first, 30 per page by default. They are kept for 90 days.',
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(notification),
})

export const countNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  access: 'member',
  summary: 'Count the unread notifications',
  reply: notificationCount,
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Mark notifications as read',
  description: 'Without a field, all of them. Unknown and read ones are ignored.',
  body: z.strictObject({
    id: optionalId.describe('Only this notification'),
    postId: optionalId.describe('Only those about this discussion and its replies'),
    announcementId: optionalId.describe('Only the one about this announcement'),
  }),
  reply: notificationCount,
})

const followParams = z.strictObject({ id: idParam.describe('Of the discussion') })
export const follow = z.object({ following: z.boolean() })

export const getFollow = endpoint({
  method: 'GET',
  path: '/api/forum/{id}/follow',
  access: 'member',
  summary: 'Find out whether the member follows a discussion',
  params: followParams,
  reply: follow,
})

export const updateFollow = endpoint({
  method: 'PATCH',
  path: '/api/forum/{id}/follow',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Follow or unfollow a discussion',
  description: 'Starting a discussion and replying to it follow it, unless the member has unfollowed it.',
  params: followParams,
  body: z.strictObject({ following: z.boolean() }),
  reply: follow,
})
