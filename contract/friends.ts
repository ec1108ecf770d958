import { z } from 'zod'
import { audienceOfJoining } from './challenges.ts'
import { id, idParam, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { invitation } from './invitations.ts'
import { limits } from './limits.ts'
import { secretField } from './secret-field.ts'

/** Links that invite to a challenge. One is shown again as long as it works for the days that a friend may need. */
export const challengeInvitations = { uses: 5, days: 14, daysLeft: 3 } as const

const friendToken = z.strictObject({ invitation: z.string().min(1).max(limits.token).meta(secretField) })

export const inviteToChallenge = endpoint({
  method: 'POST',
  path: '/api/challenges/{id}/invitation',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Get a link that invites friends to a challenge',
  description: `Returns 200 with the link that the member already has for this challenge, if it works for ${challengeInvitations.daysLeft} more days. A new one is one of the five active invitations, for ${challengeInvitations.uses} people and ${challengeInvitations.days} days. While sign-up is closed, only members can use it.`,
  params: z.strictObject({ id: idParam }),
  status: 201,
  reply: invitation,
  otherReplies: { 200: invitation },
  errors: ['not-found', 'conflict', 'too-many-requests'],
})

export const friendInvitation = z.object({
  by: z.object({ id, username: z.string() }),
  challengeId: id.nullable().describe('Null for an invitation to the site only'),
  joined: z.boolean().describe('The member is in the challenge already'),
  own: z.boolean().describe('It is the member’s own link, which they cannot use'),
  crewmate: z.boolean().describe('They are in a crew together'),
})
export type FriendInvitation = z.infer<typeof friendInvitation>

export const getFriendInvitation = endpoint({
  method: 'POST',
  path: '/api/friends/invitation',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Find out who invites the member to which challenge',
  description: 'An invitation with a block between the two members reads as expired.',
  body: friendToken,
  reply: friendInvitation,
  errors: ['link-expired'],
})

export const startWithFriend = endpoint({
  method: 'POST',
  path: '/api/friends',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Join the challenge of an invitation with the member who sent it',
  description: 'They are told. It changes nothing if the member is in the challenge already.',
  body: friendToken.extend({ audience: audienceOfJoining }),
  reply: friendInvitation,
  errors: ['not-found', 'conflict', 'link-expired'],
})

export const challengeFriend = z.object({
  id,
  username: z.string(),
  invited: z.boolean().describe('The member invited them; false for the one who invited the member'),
  crewmate: z.boolean().describe('They are in a crew together'),
  at: timestamp.describe('When they started it together'),
})
export type ChallengeFriend = z.infer<typeof challengeFriend>

export const listChallengeFriends = endpoint({
  method: 'GET',
  path: '/api/challenges/{id}/friends',
  access: 'member',
  summary: 'List the friends of the member in a challenge',
  description: 'Those of the last 30 days who used an invitation, newest first.',
  params: z.strictObject({ id: idParam }),
  reply: z.array(challengeFriend),
})
