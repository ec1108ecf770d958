import { z } from 'zod'
import { id, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { optionalPillar, pillar } from './pillars.ts'
import { resourceType } from './resources.ts'
import { searchKinds } from './search-kinds.ts'
import { searchText } from './search-text.ts'
import { optionalChoice } from './text-fields.ts'

const foundChallenge = z.object({
  id,
  title: z.string(),
  pillar,
  subtitle: z.string().nullable(),
  promise: z.string().nullable().describe('What the member will do, in one sentence'),
  duration: z.int().describe('Days'),
})

const foundResource = z.object({ id, title: z.string(), pillar, type: resourceType })

const foundDiscussion = z.object({
  id,
  title: z.string().describe('Of the discussion, or the name of the crew'),
  pillar,
  crewId: id.nullable().describe('A crew of the member, for its thread'),
  excerpt: z.string().describe('Plain text around the first match, about 160 characters. Empty if there is no text'),
  replyId: id.nullable().describe('The reply that matches best; null if its title or own text matches best'),
  username: z.string().describe('Who wrote the discussion or the reply'),
  at: timestamp.describe('When the discussion or the reply was written'),
})

const foundMember = z.object({ id, username: z.string(), profileImageUrl: z.string().nullable() })

const foundGoal = z.object({ id, title: z.string(), completed: z.boolean() })

const fit = z.number().min(0).max(1).describe('0 to 1; 1 if all words are in the title')

export const searchResults = z.object({
  challenges: z.array(foundChallenge),
  resources: z.array(foundResource),
  discussions: z.array(foundDiscussion).describe('Each discussion once, with its best post'),
  members: z.array(foundMember).describe('By the start of their name: members who allow it, and members of own crews'),
  goals: z.array(foundGoal).describe('Goals of the member'),
  more: z
    .object({
      challenges: z.boolean(),
      resources: z.boolean(),
      discussions: z.boolean(),
      members: z.boolean(),
      goals: z.boolean(),
    })
    .describe('Whether the member can read further results'),
  strength: z
    .object({
      challenges: fit,
      resources: fit,
      discussions: fit,
      members: fit,
      goals: fit,
    })
    .describe('How well the best of each kind fits, to order the kinds'),
})
export type SearchResults = z.infer<typeof searchResults>

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'member',
  summary: 'Search what the member can read',
  description:
    'Best first, up to five of each kind, or up to 50 of one. The last word can be the start of a word; case and accents do not matter. With a pillar, without members. Empty without words.',
  query: z.strictObject({
    query: searchText,
    kind: optionalChoice(searchKinds).describe('Only this kind. Empty for all'),
    pillar: optionalPillar,
  }),
  reply: searchResults,
  errors: ['too-many-requests'],
})
