import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { updateGenerationItem } from './generation-items.ts'
import { generateChallenges, ingestChallenge, populatePillar } from './generation.ts'
import { createGoal } from './goals.ts'
import { createJournalEntry } from './journal.ts'
import { createSource } from './social-sources.ts'
import { fetchInstagram, ingestUrl, listSocialPosts, tagPost } from './social.ts'
import { configureValidationMessages } from './validation-messages.ts'

configureValidationMessages({ jitless: false })

const all: readonly Endpoint[] = endpoints

type Field = { name: string; schema: z.core.$ZodType }

/** Lists every field of an endpoint's input, including nested ones. */
function listFields({ method, path, params, query, headers, body }: Endpoint): Field[] {
  const parts = { params, query, headers, body: body === 'text' ? undefined : body }
  return Object.entries(parts).flatMap(([part, schema]) =>
    schema ? listNestedFields({ name: `${method} ${path} ${part}`, schema }) : [],
  )
}

function listNestedFields({ name, schema }: Field): Field[] {
  const nested = (children: [string, z.core.$ZodType][]) =>
    children.flatMap(([child, childSchema]) => listNestedFields({ name: `${name}.${child}`, schema: childSchema }))
  if (schema instanceof z.ZodObject) return nested(Object.entries(schema.shape))
  if (schema instanceof z.ZodArray) return nested([['0', schema.element]])
  const inner = unwrap(schema)
  const field = { name, schema }
  if (inner === schema && !(schema instanceof z.ZodUnion)) return [field]
  if (inner instanceof z.ZodUnion)
    return [field, ...nested(inner.options.map((option, index) => [`option ${index + 1}`, option]))]
  return inner instanceof z.ZodObject || inner instanceof z.ZodArray
    ? listNestedFields({ name, schema: inner })
    : [field]
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap())
  if (schema instanceof z.ZodPipe) return unwrap(schema.in)
  return schema
}

/** Lists the values that a choice allows; undefined if the schema is not a choice. */
function listAllowedValues(schema: z.core.$ZodType): unknown[] | undefined {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodEnum) return inner.options
  if (inner instanceof z.ZodLiteral) return [...inner.values]
  return undefined
}

const wrongValues = ['no such value', '', 4, -1, 1.5, 1e9, true, null, [], {}]

function getMessages(schema: z.core.$ZodType, value: unknown): string[] {
  return z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? []
}

describe('every field of every call', () => {
  const fields = all.flatMap(listFields)
  const choices = fields.filter(({ schema }) => listAllowedValues(schema))

  test.each(fields.map((field) => [field.name, field] as const))('explains wrong values of %s', (_, { schema }) => {
    for (const value of wrongValues)
      for (const message of getMessages(schema, value)) expect(message).not.toMatch(/^Invalid (input|option|discr)/)
    for (const message of getMessages(schema, undefined)) expect(message).toBe('Required')
  })

  test.each(choices.map((field) => [field.name, field] as const))('names the values of %s', (_, { schema }) => {
    const allowed = listAllowedValues(schema)?.map((value) => (typeof value === 'string' ? `'${value}'` : `${value}`))
    expect(getMessages(schema, 'no such value')).toEqual([`Expected ${allowed?.join(' | ')}, received 'no such value'`])
  })

  // An update leaves a field out to keep it, so there an empty value stands for an empty field. Pages and dates of a
  // filter are numbers, cursors and dates.
  const optionalTexts = fields.filter(
    ({ name, schema }) =>
      !/^PATCH| headers\.|\.(from|until|limit|cursor)$/.test(name) &&
      getMessages(schema, undefined).length === 0 &&
      !getMessages(schema, '').some((message) => message.endsWith('received string')),
  )

  test.each(optionalTexts.map((field) => [field.name, field] as const))(
    'takes an empty %s as none',
    (_, { schema }) => {
      expect(getMessages(schema, '')).toEqual([])
    },
  )
})

const pillars = "'purpose' | 'mental' | 'physical' | 'brotherhood' | 'relationships' | 'career' | 'spiritual'"
const counts = '3 | 5 | 10'
const blocks = "'intro' | 'checklist' | 'steps' | 'tiplist' | 'links' | 'download' | 'drawing'"

test.each<[endpoint: Endpoint, input: object, message: string]>([
  [createJournalEntry, { content: 'a', pillar: 'x' }, `Expected ${pillars} | '', received 'x'`],
  [createJournalEntry, { content: 'a', pillar: 7 }, `Expected ${pillars} | '', received 7`],
  [createJournalEntry, { content: 'a', pillar: ['career'] }, `Expected ${pillars} | '', received array`],
  [createGoal, { title: 'a', pillar: 'x' }, `Expected ${pillars}, received 'x'`],
  [createGoal, { title: 'a', pillar: '' }, 'Required'],
  [createGoal, { title: 'a', pillar: null }, `Expected ${pillars}, received null`],
  [createGoal, { title: 'a' }, 'Required'],
  [populatePillar, { pillar: 'x'.repeat(50) }, `Expected ${pillars}, received '${'x'.repeat(40)}'`],
  [generateChallenges, { topic: 'a', count: 4 }, `Expected ${counts}, received 4`],
  [generateChallenges, { topic: 'a', count: '3' }, `Expected ${counts}, received '3'`],
  [generateChallenges, { topic: 'a', count: null }, `Expected ${counts}, received null`],
  [generateChallenges, { topic: 'a', count: true }, `Expected ${counts}, received true`],
  [generateChallenges, { topic: 'a', count: {} }, `Expected ${counts}, received object`],
  [generateChallenges, { topic: 'a' }, 'Required'],
  [ingestChallenge, { rawText: 'a', suggestedPillar: 'x' }, `Expected ${pillars} | '', received 'x'`],
  [ingestChallenge, { rawText: 'a', suggestedDuration: 'x' }, "Expected number | '', received 'x'"],
  [ingestChallenge, { rawText: 'a', suggestedDuration: [] }, "Expected number | '', received array"],
  [ingestChallenge, { rawText: 'a', suggestedDuration: 1.5 }, "Expected integer | '', received 1.5"],
  [fetchInstagram, { igUserId: '1', limit: 1.5 }, 'Expected integer, received float'],
  [fetchInstagram, { igUserId: '1', limit: '1' }, 'Expected number, received string'],
  [ingestChallenge, { rawText: 'a', suggestedDuration: 0 }, 'Number must be greater than or equal to 1'],
  [ingestChallenge, { rawText: 'a', suggestedDuration: 366 }, 'Number must be less than or equal to 365'],
  [tagPost, { pillar: 'x' }, `Expected ${pillars} | '', received 'x'`],
  [ingestUrl, { url: 'a', platform: 'x' }, "Expected 'instagram' | 'threads' | 'tiktok', received 'x'"],
  [createSource, { platform: 'x', handle: '1', displayName: 'a' }, "Expected 'instagram', received 'x'"],
  [updateGenerationItem, { resource: { blocks: [{ kind: 'x' }] } }, `Expected ${blocks}, received 'x'`],
  [updateGenerationItem, { resource: { blocks: [{}] } }, 'Required'],
])('%#: explains a wrong choice', ({ method, path, body }, input, message) => {
  expect(body instanceof z.ZodType && getMessages(body, input), `${method} ${path}`).toContain(message)
})

test('names the values of a choice in a query', () => {
  expect(getMessages(listSocialPosts.query, { platform: 'x', pillar: 'y' })).toEqual([
    "Expected 'instagram' | 'threads' | 'tiktok' | '', received 'x'",
    `Expected ${pillars} | '', received 'y'`,
  ])
})
