import { expect, test } from 'vitest'
import type { JournalEntry } from '#contract/journal.ts'
import { insertEntry, removeEntry } from './entry-pages.ts'

const createEntry = (id: string, entryDate: string): JournalEntry => ({
  id,
  userId: 'me',
  title: null,
  content: id,
  prompt: null,
  pillar: null,
  entryDate,
  createdAt: `${entryDate}T09:00:00.000Z`,
  editedAt: null,
})

const createPages = (next?: string) => [
  { items: [createEntry('d', '2026-03-09'), createEntry('c', '2026-03-07')], next: 'cursor' },
  { items: [createEntry('b', '2026-03-05'), createEntry('a', '2026-03-05')], next },
]
const toIds = (pages: { items: JournalEntry[] }[]) => pages.map(({ items }) => items.map(({ id }) => id).join(''))

test.each([
  ['today', 'e', '2026-03-10', ['edc', 'ba']],
  ['on a day between two others', 'e', '2026-03-08', ['dec', 'ba']],
  ['as the last one of its day', 'e', '2026-03-05', ['dc', 'eba']],
  ['before all others', 'e', '2026-03-01', ['dc', 'bae']],
  ['on another day than before', 'd', '2026-03-06', ['c', 'dba']],
])('puts an entry that was saved %s where the list has it', (_, id, date, expected) => {
  expect(toIds(insertEntry(createPages(), createEntry(id, date)))).toEqual(expected)
})

test('leaves an entry to a page that is not loaded', () => {
  expect(toIds(insertEntry(createPages('more'), createEntry('e', '2026-03-01')))).toEqual(['dc', 'ba'])
  expect(toIds(insertEntry(createPages('more'), createEntry('c', '2026-03-01')))).toEqual(['d', 'ba'])
})

test('removes an entry', () => {
  expect(toIds(removeEntry(createPages(), 'b'))).toEqual(['dc', 'a'])
})

test('shows the first entry of a journal', () => {
  expect(toIds(insertEntry([{ items: [], next: undefined }], createEntry('a', '2026-03-10')))).toEqual(['a'])
})
