import { z } from 'zod'
import { idParam } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { fewestCounted, quietDays } from './limits.ts'

export const challengeCounts = z
  .object({
    joined: z.int().describe('Members who have joined at least once, also those who wait for a start on a date'),
    stillIn: z.int().describe('All who have neither finished nor stopped'),
    finished: z.int(),
    stopped: z
      .int()
      .describe(
        `By Monday of this week, the last day they marked was ${quietDays} days ago or longer, and so were their start and the end of their last break. Members who leave count as stopped when those who go quiet do`,
      ),
    stops: z
      .array(
        z.object({
          day: z.int().describe('The first day they didn’t mark, counted from 1'),
          members: z.int(),
          title: z
            .string()
            .nullable()
            .describe('Of the step, in the version that most of them have; null without a plan'),
        }),
      )
      .nullable()
      .describe(`The days on which members stopped, in order; null until ${fewestCounted} have stopped`),
  })
  .describe('Each member counts once, with the participation they joined last')
export type ChallengeCounts = z.infer<typeof challengeCounts>

export const getChallengeCounts = endpoint({
  method: 'GET',
  path: '/api/content/challenges/{id}/counts',
  access: 'admin',
  summary: 'Count who joined, finished and stopped in a challenge',
  description: 'Counts only, of all versions of the challenge together.',
  params: z.strictObject({ id: idParam }),
  reply: z.object({
    title: z.string(),
    duration: z.int().describe('Days of the newest version'),
    lastDay: z.int().describe('Of the longest version that members have'),
    counts: challengeCounts.nullable().describe(`Null until ${fewestCounted} members have joined`),
  }),
})
