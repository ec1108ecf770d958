import { z } from 'zod'
import { date, id, idParam, pageQuery } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { mostMembersCounted } from './limits.ts'

/** A member who takes part in a challenge, as another member sees them. */
export const challengeMember = z.object({
  id,
  username: z.string(),
  profileImageUrl: z.string().nullable(),
  progress: z.int().describe('Completed days'),
  duration: z.int().describe('Days'),
  doneToday: z.boolean().describe('On the calendar of the member'),
  finished: z.boolean(),
  startsOn: date.nullable().describe('First day of the member, while their challenge waits for it'),
})
export type ChallengeMember = z.infer<typeof challengeMember>

export const listChallengeMembers = endpoint({
  method: 'GET',
  path: '/api/challenges/{id}/members',
  access: 'member',
  summary: 'List the other members who take part in a challenge',
  description:
    'Only members who let the caller see them: crewmates first, then the most recent to join. Moderators and admins see the same as everyone else.',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ ...pageQuery }),
  reply: z.object({
    seen: z
      .int()
      .describe(`How many there are on all pages; ${mostMembersCounted} stands for ${mostMembersCounted} or more`),
    members: z.array(challengeMember),
  }),
})
