import { z } from 'zod'
import { date, id, idParam } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { pillar } from './pillars.ts'
import { staffRole } from './standing.ts'
import { multilineText } from './text-fields.ts'

const shownChallenge = z.object({
  id: id.describe('Of the challenge'),
  title: z.string(),
  pillar,
  progress: z.int().describe('Days done'),
  duration: z.int().describe('Days'),
  completed: z.boolean(),
  completedOn: date.nullable().describe('On the calendar of the member; null while active'),
})

/** A member as other members see them. */
export const profile = z.object({
  id,
  username: z.string(),
  profileImageUrl: z.string().nullable(),
  role: staffRole,
  joinedOn: date,
  daysSinceJoining: z.int().describe('Days on the calendar of the member; 0 on the day they joined'),
  about: z.string().nullable().describe('Null if the member does not show it'),
  pillars: z.array(pillar).describe('Pillars they work on; empty if the member does not show them'),
  challenges: z.array(shownChallenge).describe('Those that the member lets the caller see'),
  blocked: z.boolean().describe('The caller has blocked this member'),
  canBlock: z.boolean().describe('Not for staff and not for the caller'),
})
export type Profile = z.infer<typeof profile>

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/members/{id}',
  access: 'member',
  summary: 'Get the profile of a member',
  description:
    'Only the name, the avatar and the date of joining, unless the member shows more. If one of the two has blocked the other, no avatar, and the name at that time.',
  params: z.strictObject({ id: idParam }),
  reply: profile,
})

export const ownProfile = z.object({
  about: z.string().nullable(),
  pillars: z.array(pillar),
  shown: z.boolean().describe('Whether other members see `about` and `pillars`; not by default'),
  findable: z.boolean().describe('Whether other members find the member in search; not by default'),
  challenges: z
    .array(shownChallenge.extend({ shown: z.boolean().describe('To every member') }))
    .describe('Active and completed challenges'),
  saved: z.boolean().describe('Whether the member has ever saved it, or declined to. Until then, the app offers it.'),
})
export type OwnProfile = z.infer<typeof ownProfile>

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/api/account/profile',
  access: 'member',
  summary: 'Get what the member has put into their profile',
  reply: ownProfile,
})

export const updateOwnProfile = endpoint({
  method: 'PATCH',
  path: '/api/account/profile',
  access: 'member',
  whileMuted: 'public-refused',
  summary: 'Change the profile that other members can see',
  description:
    'Omitted fields keep their value; a call without any marks the profile as saved. Muted members can hide themselves or remove their text, but not show or change them.',
  body: z.strictObject({
    about: multilineText({ min: 0, max: limits.note }).optional().describe('Empty removes it'),
    pillars: z.array(pillar).max(7).optional(),
    shown: z.boolean().optional(),
    findable: z.boolean().optional(),
    challenges: z
      .array(idParam)
      .max(50)
      .optional()
      .describe('Ids of the challenges to show to every member. Others that every member saw are seen by nobody'),
  }),
  reply: ownProfile,
  errors: ['storage-full'],
})
