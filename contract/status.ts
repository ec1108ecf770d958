import { z } from 'zod'
import { date, timestamp } from './common-fields.ts'
import { delivery } from './delivery.ts'
import { endpoint } from './endpoint.ts'

/** Minutes between two samples of the load. */
export const sampleMinutes = 5

const milliseconds = z.number().min(0)

const calls = {
  calls: z.int().describe('Requests for pages and of the API, without files and event streams'),
  failures: z.int().describe('Those that were answered with a status of 500 or more'),
  medianMs: milliseconds.describe('Half of them were answered within this time'),
  slowMs: milliseconds.describe('19 of 20 were answered within this time; of several processes, the slowest'),
}

export const siteStatus = z.object({
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  startedAt: timestamp.describe('When the process started that answers this'),
  processes: z
    .int()
    .describe('Servers and commands that are connected to the database, with the one that answers this'),
  memoryBytes: z.int().describe('Of the process that answers this'),
  databaseBytes: z.int(),
  freeBytes: z.int().nullable().describe('On the disk of the database; null with PostgreSQL'),
  recent: z
    .object({
      ...calls,
      loopDelayMs: milliseconds.describe('99 of 100 times, the process was busy for at most this time'),
      queryMs: milliseconds.describe('Half of the statements of the database took at most this time'),
    })
    .describe(`The last ${sampleMinutes} to ${2 * sampleMinutes} minutes of the process that answers this`),
  load: z
    .array(z.object({ at: timestamp.describe(`Start of ${sampleMinutes} minutes`), ...calls }))
    .describe('The last 24 hours of all processes, oldest first. Times without samples are left out'),
  busiest: z
    .array(
      z.object({
        summary: z.string().describe('What the call does, such as “List challenges”'),
        method: z.string(),
        path: z.string(),
        calls: z.int(),
        averageMs: milliseconds,
        longestMs: milliseconds,
      }),
    )
    .describe('The calls that took most of the time since the start of the process that answers this'),
  members: z.object({
    all: z.int(),
    today: z.int().describe('Seen since midnight UTC'),
    week: z.int().describe('Seen in the last seven days'),
    month: z.int().describe('Seen in the last 30 days'),
    days: z
      .array(z.object({ day: date, members: z.int() }))
      .describe('Members seen on each of the last 30 days (UTC), oldest first. Days without any are left out'),
  }),
  messages: z
    .array(z.object({ day: date, email: z.int(), push: z.int() }))
    .describe('Messages sent on each of the last 30 days (UTC), oldest first. Days without any are left out'),
  channels: delivery.shape.channels,
  backup: z.object({
    time: z.string().nullable().describe('Of the nightly backup, HH:MM in the time zone of the server; null if off'),
    lastAt: timestamp.nullable(),
    problem: z.string().nullable().describe('Why the last attempt failed'),
    overdue: z.boolean().describe('No good nightly backup in the last two days'),
  }),
  overdue: z
    .array(z.object({ work: z.string(), since: timestamp }))
    .describe('Background work that should have been done more than ten minutes ago'),
})
export type SiteStatus = z.infer<typeof siteStatus>

export const getSiteStatus = endpoint({
  method: 'GET',
  path: '/api/admin/status',
  access: 'admin',
  summary: 'Get how the site is doing',
  description: 'Requires the admin role, even with `ADMIN_ACCESS=everyone`.',
  reply: siteStatus,
})
