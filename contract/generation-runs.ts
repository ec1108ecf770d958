import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParam, id, timestamp, pageQuery } from './lists.ts'
import { pillar } from './pillars.ts'

export const contentKind = z.enum(['challenge', 'resource', 'discussion'])
export type ContentKind = z.infer<typeof contentKind>

export const writerKind = z.enum(['library', 'openai-compatible', 'anthropic'])
export type WriterKind = z.infer<typeof writerKind>

/** What a run was asked for. */
export const task = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ingest'), idea: z.string(), pillar: pillar.nullable(), duration: z.int().nullable() }),
  z.object({ kind: z.literal('generate'), topic: z.string(), count: z.int() }),
  z.object({ kind: z.literal('populate'), pillar: pillar.nullable().describe('Null: all seven') }),
])
export type Task = z.infer<typeof task>

export const runStatus = z.enum(['running', 'finished', 'cancelled', 'interrupted', 'failed', 'undone'])
export type RunStatus = z.infer<typeof runStatus>

const itemCounts = z.object({ challenges: z.int(), resources: z.int(), forumPosts: z.int() })

export const run = z.object({
  id,
  task,
  writer: z.object({ kind: writerKind, model: z.string().nullable() }),
  status: runStatus,
  writing: z.string().nullable().describe('What is being written now, in words'),
  wanted: itemCounts,
  written: itemCounts,
  tokens: z.object({ input: z.int(), output: z.int() }).describe('What the model counted'),
  error: z.string().nullable().describe('Why it failed, in words'),
  startedBy: z.string().nullable().describe('Null: an admin who has gone'),
  createdAt: timestamp,
  endedAt: timestamp.nullable(),
})
export type Run = z.infer<typeof run>

export const runItem = z.object({
  id,
  piece: contentKind,
  pieceId: id.nullable().describe('Of the challenge, resource or discussion; null once it is removed'),
  pillar,
  title: z.string(),
})
export type RunItem = z.infer<typeof runItem>

export const runDetail = run.extend({
  items: z.array(runItem).describe('In the order they were written'),
  revision: z.int().describe('Rises with each change, so that an older state is never taken for a newer one'),
})
export type RunDetail = z.infer<typeof runDetail>

const params = z.strictObject({ id: idParam })

export const listRuns = endpoint({
  method: 'GET',
  path: '/api/content/runs',
  access: 'admin',
  summary: 'Runs, newest first, twenty at a time',
  query: z.strictObject({
    kind: z.enum(['challenges', 'populate']).optional().describe('Those of one of the two screens'),
    ...pageQuery,
  }),
  reply: z.array(run),
})

export const getRun = endpoint({
  method: 'GET',
  path: '/api/content/runs/{id}',
  access: 'admin',
  summary: 'One run with what it has written',
  params,
  reply: runDetail,
  errors: ['not-found'],
})

export const cancelRun = endpoint({
  method: 'POST',
  path: '/api/content/runs/{id}/cancel',
  access: 'admin',
  summary: 'Stop a run; what it has written stays',
  params,
  reply: runDetail,
  errors: ['not-found', 'conflict'],
})

export const resumeRun = endpoint({
  method: 'POST',
  path: '/api/content/runs/{id}/resume',
  access: 'admin',
  summary: 'Write what a run that has ended has not; answers at once, the run goes on by itself',
  params,
  reply: runDetail,
  errors: ['not-found', 'conflict', 'too-many-requests'],
})

export const undoRun = endpoint({
  method: 'POST',
  path: '/api/content/runs/{id}/undo',
  access: 'admin',
  summary: 'Remove everything a run has written; refused where members have joined or replied',
  params,
  reply: runDetail,
  errors: ['not-found', 'conflict'],
})
