import { z } from 'zod'
import { id, idParam, ignoredOwnerFields } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { attachedPictures } from './forum-pictures.ts'
import { forumReply, replyForm } from './forum.ts'
import { idempotencyKey } from './headers.ts'

const thread = {
  id: id.nullable().describe('The discussion; null until someone writes in it'),
  replies: z.int(),
  open: z.boolean().describe('It accepts replies'),
}

export const challengeThread = z.object({
  ...thread,
  showsPart: z.boolean().describe('The caller takes part, and posting shows it to members who do not see it otherwise'),
})
export type ChallengeThread = z.infer<typeof challengeThread>

const crewThread = z.object({
  ...thread,
  readUpTo: id.nullable().describe('The last reply that the caller has seen; null until they have opened it'),
  unread: z
    .int()
    .describe('Replies by others after that, at most 99; those that the caller was told of, until they have opened it'),
  latest: z.array(forumReply).describe('The last three replies, oldest first'),
})

const ofChallenge = z.strictObject({ id: idParam.describe('Of the challenge') })
const ofCrew = z.strictObject({ id: idParam.describe('Of the crew') })

export const getChallengeThread = endpoint({
  method: 'GET',
  path: '/api/challenges/{id}/thread',
  access: 'member',
  summary: 'Find the discussion of a challenge',
  params: ofChallenge,
  reply: challengeThread,
  errors: ['not-found'],
})

const writing = {
  method: 'POST',
  access: 'member',
  whileMuted: 'refused',
  headers: z.object(idempotencyKey),
  body: replyForm.extend({ pictures: attachedPictures, ...ignoredOwnerFields }),
  status: 201,
  reply: forumReply,
  errors: ['not-found', 'storage-full', 'locked', 'too-many-requests'],
} as const

export const writeInChallengeThread = endpoint({
  ...writing,
  path: '/api/challenges/{id}/thread',
  summary: 'Reply in the discussion of a challenge',
  description: 'The first reply starts it.',
  params: ofChallenge,
})

export const getCrewThread = endpoint({
  method: 'GET',
  path: '/api/crews/{id}/thread',
  access: 'member',
  summary: 'Get the discussion of a crew',
  description: 'Only its members find it. Moderators see a post of it only in a case, with what it follows.',
  params: ofCrew,
  reply: crewThread,
  errors: ['not-found'],
})

export const writeInCrewThread = endpoint({
  ...writing,
  path: '/api/crews/{id}/thread',
  summary: 'Write to a crew',
  description: 'The first reply starts its discussion.',
  params: ofCrew,
})
