import { expect, test } from 'vitest'
import type { JournalEntry } from '#contract/journal.ts'
import { toRequestBody, excerpt, toEntryValues } from './entry-values.ts'

test('converts form values to a request body and back without loss', () => {
  const values = {
    pillar: 'mental' as const,
    prompt: 'Why?',
    title: 'Anger',
    content: 'One\n\n  two',
    entryDate: '2026-03-09',
  }
  const entry: JournalEntry = {
    ...toRequestBody(values),
    ...values,
    id: '1',
    userId: '2',
    createdAt: '2026-03-10T09:00:00.000Z',
    editedAt: null,
  }
  expect(toEntryValues(entry)).toEqual(values)
})

test('sends empty fields as null and shows null fields as empty', () => {
  const emptyValues = { pillar: '' as const, prompt: '', title: '', content: 'x', entryDate: '' }
  const body = toRequestBody(emptyValues)
  expect(body).toEqual({ pillar: null, prompt: null, title: null, content: 'x' })
  expect(
    toEntryValues({
      id: '1',
      userId: '2',
      content: 'x',
      pillar: null,
      prompt: null,
      title: null,
      entryDate: '2026-03-10',
      createdAt: '',
      editedAt: null,
    }),
  ).toEqual({ ...emptyValues, entryDate: '2026-03-10' })
})

test('cuts an excerpt between words and keeps a slightly longer text whole', () => {
  expect(excerpt('one two three four five', 12)).toBe('one two…')
  expect(excerpt('He called. She came back again.', 11)).toBe('He called…')
  expect(excerpt('one two three', 12)).toBe('one two three')
})

test('never splits a character in an excerpt', () => {
  const shortened = excerpt('😀'.repeat(40), 9)
  expect(shortened.isWellFormed()).toBe(true)
  expect(shortened).toBe(`${'😀'.repeat(4)}…`)
})
