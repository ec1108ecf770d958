import { z } from 'zod'
import { audienceOfJoining, challenge } from './challenges.ts'
import { date, id, idParam } from './common-fields.ts'
import { ruleKeys } from './days.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { limits, startLimits } from './limits.ts'
import { calendarDate, optionalChoice, optionalText, singleLineText } from './text-fields.ts'

export const start = z.object({
  id: id.describe('The last part of its link, /start/{id}'),
  challenge,
  date: date.describe('First day, for each member on their own calendar'),
  open: z.boolean().describe('The date is still to come for the member'),
  members: z.int().describe('Who have joined and not left'),
  joined: z.boolean().describe('The member is one of them'),
  openedBy: z
    .object({ id, username: z.string() })
    .nullable()
    .describe('Who is told of those who join; null for deleted, suspended and blocked members'),
})
export type Start = z.infer<typeof start>

export const openStart = endpoint({
  method: 'POST',
  path: '/api/challenges/{id}/starts',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Open a start on a date',
  description: `Joins the challenge, which waits for that date. Others can join by the link. The date is from tomorrow to ${startLimits.daysAhead} days ahead. A member can have ${startLimits.open} starts ahead.`,
  params: z.strictObject({ id: idParam }),
  headers: z.object(idempotencyKey),
  body: z.strictObject({
    date: calendarDate,
    rule: optionalChoice(ruleKeys).describe('One of those that the challenge allows; the first of them by default'),
    cue: optionalText(singleLineText({ min: 0, max: limits.cue })),
    audience: audienceOfJoining,
  }),
  status: 201,
  reply: start,
})

export const getStart = endpoint({
  method: 'GET',
  path: '/api/starts/{id}',
  access: 'member',
  summary: 'Get a start on a date',
  params: z.strictObject({ id: idParam }),
  reply: start,
})
