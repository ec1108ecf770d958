import { z } from 'zod'
import { date, id, idParam, pageQuery, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { forumPicture } from './forum-pictures.ts'
import { limits } from './limits.ts'
import { itemKind, moderationDays, postKind } from './moderation-items.ts'
import { pillar } from './pillars.ts'
import { reportReason } from './reports.ts'
import { multilineText, optionalChoice, optionalText } from './text-fields.ts'

const person = z.object({ id, username: z.string() })
const staffMember = person.nullable().describe('Null for the site itself and after the account was deleted')

export const decisionAction = z.enum([
  'auto-hide',
  'keep',
  'hide',
  'remove',
  'restore',
  'lock',
  'unlock',
  'pin',
  'unpin',
  'move',
  'warn',
  'mute',
  'unmute',
  'suspend',
  'unsuspend',
])
export type DecisionAction = z.infer<typeof decisionAction>

const appealState = z.enum(['open', 'upheld', 'reversed'])

/** A decision as the member it is about sees it. */
export const decision = z.object({
  id,
  action: decisionAction.describe('`auto-hide`: hidden after several reports, until someone reviews it'),
  kind: itemKind,
  crew: z.boolean().describe('Whether it is a post in the thread of a crew'),
  subjectId: id,
  title: z.string().nullable().describe('Title of the discussion, or start of the text; null for a member'),
  note: z.string().nullable().describe('What the moderator wrote to the member'),
  until: timestamp.nullable().describe('End of a mute or suspension; null for none'),
  createdAt: timestamp,
  canAppeal: z.boolean().describe('The member may send one message about this decision'),
  appeal: z
    .object({ message: z.string(), status: appealState, answer: z.string().nullable(), createdAt: timestamp })
    .nullable(),
})
export type Decision = z.infer<typeof decision>

/** A decision as staff see it. */
export const staffDecision = decision
  .omit({ canAppeal: true })
  .extend({ by: staffMember, member: person.nullable().describe('The member it is about') })
export type StaffDecision = z.infer<typeof staffDecision>

export const getDecision = endpoint({
  method: 'GET',
  path: '/api/decisions/{id}',
  access: 'member',
  summary: 'Get a decision of the moderators about the member',
  params: z.strictObject({ id: idParam }),
  reply: decision,
})

const appealMessage = multilineText({ max: limits.description })

export const createAppeal = endpoint({
  method: 'POST',
  path: '/api/decisions/{id}/appeal',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Appeal a decision of the moderators',
  description: 'Once per decision.',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ message: appealMessage }),
  reply: decision,
  errors: ['conflict'],
})

const item = z.object({
  kind: itemKind,
  subjectId: id,
  author: person.nullable().describe('The reported member, or the author; null after the account was deleted'),
  crew: z.boolean().describe('Whether it is a post in the thread of a crew'),
  title: z.string().nullable().describe('Of the discussion; null for a member'),
  content: z.string().nullable().describe('Markdown, or the caption; null after the author deleted it'),
  postId: id.nullable().describe('The discussion that shows it; null for social posts, members and threads of crews'),
  url: z.string().nullable().describe('Of a social post'),
  round: z
    .object({ crewName: z.string(), on: date })
    .nullable()
    .describe('The weekly round of an answer, whose `content` has the questions; null for other kinds'),
  state: z.enum(['visible', 'hidden', 'removed', 'deleted']),
  locked: z.boolean(),
  pinned: z.boolean(),
  pillar: pillar.nullable(),
})

export const moderationCase = z.object({
  id,
  status: z.enum(['open', 'closed']),
  type: z.enum(['report', 'appeal']),
  item,
  reports: z.int().describe('Members who reported it'),
  reasons: z.array(reportReason).describe('Most frequent first'),
  hiddenByReports: z.boolean(),
  claimedBy: person.nullable().describe('The moderator who is looking at it'),
  openedAt: timestamp,
  lastReportAt: timestamp,
  closedAt: timestamp.nullable(),
  closedBy: staffMember,
  outcome: z.string().nullable().describe('The action that closed it'),
})
export type ModerationCase = z.infer<typeof moderationCase>

const memberLimit = z.enum(['mute', 'suspend'])
export type MemberLimit = z.infer<typeof memberLimit>

/** What staff should know about a member before they act. */
export const moderationSummary = z.object({
  id,
  username: z.string(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(['member', 'moderator', 'admin']),
  createdAt: timestamp,
  mutedUntil: timestamp.nullable().describe('The year 9999 for no end'),
  suspendedAt: timestamp.nullable(),
  suspendedUntil: timestamp.nullable().describe('Null for no end'),
  discussions: z.int(),
  replies: z.int(),
  canActOn: z.boolean().describe('Staff act only on lower roles'),
  adminsOnly: z
    .array(memberLimit)
    .describe('What the caller can neither end nor shorten, because an admin decided it; empty for admins'),
  decisions: z.array(staffDecision).describe('Newest first, at most 50'),
  notes: z.array(z.object({ id, text: z.string(), by: staffMember, createdAt: timestamp })).describe('Newest first'),
})
export type ModerationSummary = z.infer<typeof moderationSummary>

export const moderationCaseDetail = moderationCase.extend({
  reportList: z.array(
    z.object({
      id,
      by: staffMember.describe('Null for the only admin, in a case about themselves'),
      reason: reportReason,
      details: z.string().nullable(),
      createdAt: timestamp,
    }),
  ),
  before: z
    .array(z.object({ id, username: z.string(), content: z.string(), createdAt: timestamp }))
    .describe('What a reported reply follows: the discussion and up to three replies before it, oldest first'),
  pictures: z.array(forumPicture).describe('Of the discussion or the reply'),
  reportedContent: z.string().nullable().describe('The text at the first report, if the author changed it since'),
  appealed: staffDecision
    .extend({
      appeal: decision.shape.appeal.unwrap(),
      canAnswer: z
        .boolean()
        .describe('False for the moderator who decided unless nobody else can answer, and once it is answered'),
      canReverse: z.boolean().describe('Moderators cannot reverse a decision of an admin, but they can uphold it'),
    })
    .nullable()
    .describe('The decision, in an appeal'),
  author: moderationSummary.nullable(),
})
export type ModerationCaseDetail = z.infer<typeof moderationCaseDetail>

const postLimit = z
  .enum(['show', 'hide', 'lock', 'pin', 'move'])
  .describe('`show`: show it again; `hide`: hide or remove it, until its author changes it')
export type PostLimit = z.infer<typeof postLimit>

const params = z.strictObject({ id: idParam })
const optionalNote = optionalText(multilineText({ min: 0, max: limits.description })).describe(
  'Sent to the author with the decision',
)

export const countCases = endpoint({
  method: 'GET',
  path: '/api/moderation/count',
  access: 'moderator',
  summary: 'Count the open cases',
  reply: z.object({ open: z.int() }),
})

export const listCases = endpoint({
  method: 'GET',
  path: '/api/moderation/cases',
  access: 'moderator',
  summary: 'List the cases for review',
  description:
    'Newest first, 30 per page by default. Cases about staff are for admins. Nobody sees a case about themselves, except the only admin.',
  query: z.strictObject({ status: optionalChoice(['open', 'closed']).describe('Empty for open'), ...pageQuery }),
  reply: z.array(moderationCase),
})

export const getCase = endpoint({
  method: 'GET',
  path: '/api/moderation/cases/{id}',
  access: 'moderator',
  summary: 'Get a case with its context',
  params,
  reply: moderationCaseDetail,
})

export const getCasePicture = endpoint({
  method: 'GET',
  path: '/api/moderation/cases/{id}/pictures/{pictureId}',
  access: 'moderator',
  summary: 'Get a picture of the post in a case',
  params: z.strictObject({ id: idParam, pictureId: idParam }),
  reply: 'bytes',
  revalidates: true,
  contentTypes: ['image/jpeg'],
})

export const claimCase = endpoint({
  method: 'POST',
  path: '/api/moderation/cases/{id}/claim',
  access: 'moderator',
  summary: 'Claim a case, so that other moderators leave it alone',
  description: 'Takes over a claim by another moderator after an hour.',
  params,
  reply: moderationCaseDetail,
  errors: ['conflict'],
})

export const releaseCase = endpoint({
  method: 'DELETE',
  path: '/api/moderation/cases/{id}/claim',
  access: 'moderator',
  summary: 'Release a claimed case',
  params,
  reply: moderationCaseDetail,
})

export const closeCase = endpoint({
  method: 'POST',
  path: '/api/moderation/cases/{id}/close',
  access: 'moderator',
  summary: 'Close a case without acting on the item',
  description:
    'Shows an item again that the reports had hidden. Reporters are told that it was reviewed. Refused while someone else has claimed the case.',
  params,
  reply: moderationCaseDetail,
  errors: ['conflict'],
})

export const answerAppeal = endpoint({
  method: 'POST',
  path: '/api/moderation/cases/{id}/answer',
  access: 'moderator',
  summary: 'Answer an appeal',
  description:
    'Reversing undoes the decision. The moderator who decided cannot answer, unless there is nobody else. Only admins can reverse a decision of an admin; the only admin can also answer appeals against their own.',
  params,
  body: z.strictObject({
    outcome: z.enum(['upheld', 'reversed']),
    answer: optionalNote,
  }),
  reply: moderationCaseDetail,
  errors: ['conflict'],
})

export const getPostLimits = endpoint({
  method: 'GET',
  path: '/api/moderation/posts/{kind}/{id}',
  access: 'moderator',
  summary: 'Get what only an admin can change about a post',
  params: z.strictObject({ kind: postKind, id: idParam }),
  reply: z.object({
    adminsOnly: z
      .array(postLimit)
      .describe('What the caller cannot change, because an admin decided it; empty for admins'),
  }),
})

export const moderatePost = endpoint({
  method: 'POST',
  path: '/api/moderation/posts/{kind}/{id}',
  access: 'moderator',
  summary: 'Act on a post as a moderator',
  description:
    'Hides, removes, restores, locks, pins or moves it. `hide`, `remove` and `restore` also close its open case. Locking, pinning and moving are only for discussions. Staff act only on posts of members with a lower role, but can lock, pin and move their own discussions. A removed social post leaves the feed for everyone, and staff can restore it. An answer to a weekly round can be hidden or removed once it was reported; then only its author sees it. Moderators cannot reverse what an admin has decided. Repeating an action changes nothing and returns the first decision.',
  params: z.strictObject({ kind: postKind, id: idParam }),
  body: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.enum(['hide', 'remove', 'restore', 'lock', 'unlock', 'pin', 'unpin']),
      note: optionalNote,
    }),
    z.strictObject({ action: z.literal('move'), pillar, note: optionalNote }),
  ]),
  reply: staffDecision,
  errors: ['conflict'],
})

export const moderateMember = endpoint({
  method: 'POST',
  path: '/api/moderation/members/{id}',
  access: 'moderator',
  summary: 'Act on a member as a moderator',
  description:
    'Warns, mutes or suspends them, or ends a mute or suspension. A suspension ends all sessions at once. Staff act only on members with a lower role. Ending a suspension shows again what it hid or removed. Moderators can neither end nor shorten what an admin has decided. Repeating an action within an hour changes nothing and returns the first decision.',
  params,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('warn'), note: multilineText({ max: limits.description }) }),
    z.strictObject({ action: z.literal('mute'), days: moderationDays, note: optionalNote }),
    z.strictObject({
      action: z.literal('suspend'),
      days: moderationDays,
      posts: optionalChoice(['keep', 'hide', 'remove']).describe('What happens to what they wrote; empty for `keep`'),
      note: optionalNote,
    }),
    z.strictObject({ action: z.enum(['unmute', 'unsuspend']), note: optionalNote }),
  ]),
  reply: staffDecision,
  errors: ['conflict', 'last-admin'],
})

export const getModerationSummary = endpoint({
  method: 'GET',
  path: '/api/moderation/members/{id}',
  access: 'moderator',
  summary: 'Get what staff should know about a member',
  params,
  reply: moderationSummary,
})

export const addMemberNote = endpoint({
  method: 'POST',
  path: '/api/moderation/members/{id}/notes',
  access: 'moderator',
  summary: 'Add a note about a member for other moderators',
  params,
  body: z.strictObject({ text: multilineText({ max: limits.description }) }),
  reply: moderationSummary,
})

export const deleteMemberNote = endpoint({
  method: 'DELETE',
  path: '/api/moderation/members/{id}/notes/{noteId}',
  access: 'moderator',
  summary: 'Delete a note about a member',
  description: 'Moderators can delete their own notes, admins all.',
  params: z.strictObject({ id: idParam, noteId: idParam }),
  reply: moderationSummary,
})
