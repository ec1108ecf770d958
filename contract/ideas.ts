import { z } from 'zod'
import { id } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { helpLink } from './error-reply.ts'
import { ideaFields } from './generation.ts'
import { pillar } from './pillars.ts'
import { unfinishedContent } from './written-drafts.ts'

/** A challenge that is about the same thing as an idea, or as a part of it. */
export const ideaMatch = z.object({
  title: z.string(),
  promise: z.string().describe('What the member will do, or the description if it has no promise'),
  isClose: z.boolean().describe('It is about something like the idea, not the same thing'),
  part: z.string().nullable().describe('The part of the idea that it is about; null for the whole idea'),
  pillar,
  duration: z.int().describe('Days'),
  onSite: id.nullable().describe('Null while it is only in the library. Its title as `rawText` then creates it'),
  isDraft: z.boolean().describe('It is a draft that an admin can publish'),
  content: unfinishedContent
    .nullable()
    .describe('To start a draft with; null if it is on the site, where it can be copied'),
})
export type IdeaMatch = z.infer<typeof ideaMatch>

const ideaStart = z
  .object({ title: z.string(), description: z.string(), pillar, duration: z.int().describe('Days') })
  .describe('The content of a draft in the admin’s own words')

export const findForIdea = endpoint({
  method: 'POST',
  path: '/api/content/ideas',
  access: 'admin',
  openToEveryone: true,
  summary: 'Find challenges for an idea',
  description:
    'On the site and in the library, at most five, best first. If none is about the whole idea, those about its parts, or else those that come close. Creates nothing.',
  body: z.strictObject(ideaFields),
  reply: z.object({
    matches: z.array(ideaMatch),
    missing: z
      .array(z.string())
      .describe('The parts of the idea that no match is about; empty if one is about all of it'),
    start: ideaStart,
    note: z.string().nullable().describe('A medical note that the idea calls for'),
    help: helpLink.nullable().describe('Help now, if nothing matches and the idea may be about a danger'),
  }),
  errors: ['content-refused'],
})
