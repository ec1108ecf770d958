import { expect, test, vi } from 'vitest'
import type { JournalEntry } from '#contract/journal.ts'
import { createSearch } from './search.ts'

function createEntry(number: number, fields: Partial<JournalEntry> = {}): JournalEntry {
  return {
    id: String(10_000 - number),
    userId: 'me',
    title: null,
    content: `Entry ${number}.`,
    prompt: null,
    pillar: null,
    entryDate: '2026-03-10',
    createdAt: '2026-03-10T09:00:00.000Z',
    editedAt: null,
    ...fields,
  }
}

/** A journal in pages of 100. `fail` makes one page fail once. */
function createJournal(entries: JournalEntry[]) {
  const read: string[] = []
  const failures = new Set<string>()
  return {
    read,
    fail: (cursor: string) => failures.add(cursor),
    async readPage(cursor: string) {
      read.push(cursor)
      if (failures.delete(cursor)) throw new Error('offline')
      const start = Number(cursor)
      return {
        items: entries.slice(start, start + 100),
        next: start + 100 < entries.length ? String(start + 100) : undefined,
      }
    },
  }
}

async function find(search: ReturnType<typeof createSearch>, query: string) {
  search.setQuery(query)
  await vi.waitUntil(() => ['done', 'failed'].includes(search.get().status))
  return search.get().results.map(({ content }) => content)
}

test('finds all words of the query in the text, the title or the prompt, on every page', async () => {
  const journal = createJournal([
    ...Array.from({ length: 240 }, (_, number) => createEntry(number)),
    createEntry(240, { content: 'He rang.', title: 'Père', prompt: 'Who did I miss?' }),
  ])
  const search = createSearch(journal.readPage)
  expect(await find(search, ' pere  MISS rang')).toEqual(['He rang.'])
  expect(search.get()).toMatchObject({ searched: 241, words: ['pere', 'miss', 'rang'] })
  expect(await find(search, 'pere gone')).toEqual([])
  expect(journal.read, 'each page is read once').toEqual(['', '100', '200'])
})

test('shows how far it is, and stops an earlier query', async () => {
  const search = createSearch(createJournal(Array.from({ length: 1_000 }, (_, number) => createEntry(number))).readPage)
  const progress: number[] = []
  search.subscribe(() => progress.push(search.get().searched))
  search.setQuery('entry')
  await vi.waitUntil(() => search.get().searched >= 300)
  expect(await find(search, 'Entry 299.')).toEqual(['Entry 299.'])
  expect(progress).toContain(100)
  expect(search.get().words).toEqual(['entry', '299.'])
  search.setQuery('  ')
  expect(search.get()).toMatchObject({ status: 'idle', words: [], results: [] })
})

test('continues after a page that could not be read', async () => {
  const journal = createJournal(Array.from({ length: 150 }, (_, number) => createEntry(number)))
  const search = createSearch(journal.readPage)
  journal.fail('100')
  expect(await find(search, 'Entry')).toHaveLength(100)
  expect(search.get()).toMatchObject({ status: 'failed', error: new Error('offline') })
  search.retry()
  await vi.waitUntil(() => search.get().status === 'done')
  expect(search.get().results).toHaveLength(150)
  expect(journal.read).toEqual(['', '100', '100'])
})

test('follows changes of the journal', async () => {
  const search = createSearch(createJournal([createEntry(1), createEntry(2)]).readPage)
  expect(await find(search, 'entry')).toEqual(['Entry 1.', 'Entry 2.'])
  const settle = () => vi.waitUntil(() => search.get().status === 'done')
  search.put('9999', undefined)
  await settle()
  expect(search.get().results.map(({ content }) => content)).toEqual(['Entry 2.'])
  search.put('1', createEntry(3, { content: 'A new entry.', entryDate: '2026-03-11' }))
  await settle()
  expect(search.get().results.map(({ content }) => content)).toEqual(['A new entry.', 'Entry 2.'])
})

test('forgets the journal when it is closed', async () => {
  const journal = createJournal([createEntry(1)])
  const search = createSearch(journal.readPage)
  await find(search, 'entry')
  search.close()
  expect(search.get()).toMatchObject({ status: 'idle', results: [] })
  await find(search, 'entry')
  expect(journal.read, 'it is read again').toEqual(['', ''])
})

test('does not find an entry that was deleted, or shortened, while its page was read', async () => {
  const entries = [createEntry(1), createEntry(2), createEntry(3)]
  const journal = createJournal(entries)
  const search = createSearch(async (cursor) => {
    const page = await journal.readPage(cursor)
    search.put(entries[0]?.id ?? '', undefined)
    search.put(entries[1]?.id ?? '', createEntry(2, { content: 'Shorter.' }))
    return page
  })
  expect(await find(search, 'entry')).toEqual(['Entry 3.'])
})
