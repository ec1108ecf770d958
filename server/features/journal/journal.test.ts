import { afterAll, describe, expect, test } from 'vitest'
import type { JournalEntry } from '#contract/journal.ts'
import { createTestApp, type TestClient } from '#test/app.ts'

const site = await createTestApp()
// The first member is the admin.
await site.signUp()
const member = await site.signUp()
const other = await site.signUp()
afterAll(() => site.close())

const write = async (caller: TestClient, body: object): Promise<JournalEntry> =>
  (await caller.call('POST', '/api/journal', body)).json()
const listEntries = async (caller: TestClient): Promise<JournalEntry[]> =>
  (await caller.call('GET', '/api/journal')).json()

test('adds an entry that has only content', async () => {
  const reply = await member.call('POST', '/api/journal', {
    content: '  A hard day.\r\nA good one.  ',
    userId: other.id,
  })
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({
    userId: member.id,
    title: null,
    content: 'A hard day.\nA good one.',
    prompt: null,
    pillar: null,
    editedAt: null,
  })
})

test('stores the prompt, title and pillar of an entry', async () => {
  const form = {
    title: 'Purpose',
    content: 'To be there.',
    prompt: 'What does a meaningful life look like to me?',
    pillar: 'purpose',
  }
  expect(await write(member, form)).toMatchObject(form)
})

test.each([
  [{}, { content: 'Required' }],
  [{ content: '' }, { content: 'Required' }],
  [{ content: ' \u200b\n' }, { content: 'Required' }],
  [{ content: 'x'.repeat(50_001) }, { content: 'String must contain at most 50000 character(s)' }],
  [{ content: 'x', title: 5 }, { title: 'Expected string, received number' }],
])('rejects an entry with %j, names the field and writes nothing', async (body, fields) => {
  const before = await listEntries(member)
  const reply = await member.call('POST', '/api/journal', body)
  expect([reply.statusCode, reply.json().fields]).toEqual([400, fields])
  expect(await listEntries(member)).toEqual(before)
})

test.each(['', ' ', '\u200b', ' \u2800\ufeff'])('stores the title %j as none', async (title) => {
  expect((await write(member, { title, content: 'Written.' })).title).toBeNull()
})

test('removes stacked combining marks and bidirectional overrides from an entry', async () => {
  const { content } = await write(member, { content: `a${'\u0301'.repeat(1000)}\u202eevil` })
  expect([...content.normalize('NFD')].length).toBeLessThan(20)
  expect(content).not.toContain('\u202e')
})

test('updates only the given fields of an entry and its update time', async () => {
  const { id } = await write(member, { title: 'One', content: 'Two' })
  site.services.clock.advance({ minutes: 5 })
  expect((await member.call('PATCH', `/api/journal/${id}`, { content: 'Three' })).json()).toMatchObject({
    title: 'One',
    content: 'Three',
    editedAt: '2026-03-10T09:05:00.000Z',
  })
})

describe('the day of an entry', () => {
  const listDays = async (caller: TestClient, query: string) =>
    (await caller.call('GET', `/api/journal/days?${query}`)).json()

  test('is the member’s own day unless they choose one', async () => {
    const writer = await site.signUp({ timeZone: 'Pacific/Auckland' })
    // 01:30 on the 11th in Auckland, and days start at three.
    site.services.clock.set('2026-03-10T12:30:00Z')
    expect(await write(writer, { content: 'Before three in the morning.' })).toMatchObject({ entryDate: '2026-03-10' })
    site.services.clock.set('2026-03-10T14:30:00Z')
    expect(await write(writer, { content: 'After it.' })).toMatchObject({ entryDate: '2026-03-11' })
    expect(await write(writer, { content: 'Long ago.', entryDate: '1974-05-01' })).toMatchObject({
      entryDate: '1974-05-01',
      createdAt: '2026-03-10T14:30:00.000Z',
    })
  })

  test.each(['2026-03-12', '1929-12-31', '0026-03-10', '2026-02-30', 'yesterday'])('is not %s', async (entryDate) => {
    const writer = await site.signUp({ timeZone: 'UTC' })
    site.services.clock.set('2026-03-11T12:00:00Z')
    const { id } = await write(writer, { content: 'A' })
    for (const reply of [
      await writer.call('POST', '/api/journal', { content: 'B', entryDate }),
      await writer.call('PATCH', `/api/journal/${id}`, { entryDate }),
    ])
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['entryDate']])
    expect(await listEntries(writer)).toMatchObject([{ content: 'A', entryDate: '2026-03-11' }])
  })

  test('can be changed, and stays when other fields are', async () => {
    const { id } = await write(member, { content: 'A', entryDate: '2025-01-02' })
    await member.call('PATCH', `/api/journal/${id}`, { entryDate: '2025-01-01' })
    expect((await member.call('PATCH', `/api/journal/${id}`, { content: 'B' })).json()).toMatchObject({
      content: 'B',
      entryDate: '2025-01-01',
    })
  })

  test('stays when the member edits the entry where it is still the day before', async () => {
    const writer = await site.signUp({ timeZone: 'Pacific/Auckland' })
    site.services.clock.set('2026-03-10T22:00:00Z')
    const { id, entryDate } = await write(writer, { content: 'Before the flight.' })
    expect(entryDate).toBe('2026-03-11')
    await writer.call('PATCH', '/api/account', { timeZone: 'America/Los_Angeles' })
    const edited = await writer.call('PATCH', `/api/journal/${id}`, { content: 'After the flight.', entryDate })
    expect([edited.statusCode, edited.json()]).toMatchObject([200, { content: 'After the flight.', entryDate }])
    expect((await writer.call('PATCH', `/api/journal/${id}`, { entryDate: '2026-03-12' })).statusCode).toBe(400)
  })

  test('orders the list, in which pages continue within a day', async () => {
    const writer = await site.signUp()
    const dates = ['2026-03-01', '2026-03-03', '2026-03-01', '2026-03-02', '2026-03-01', '2026-03-03']
    for (const [at, entryDate] of dates.entries()) await write(writer, { content: String(at), entryDate })
    const read: JournalEntry[] = []
    let next = '/api/journal?limit=2'
    for (let pages = 0; next !== '' && pages < 9; pages++) {
      const reply = await writer.call('GET', next)
      read.push(...reply.json())
      next = /<([^>]+)>/.exec(String(reply.headers.link))?.[1] ?? ''
      // The cursor must not need the entry it comes from.
      if (pages === 0) await writer.call('DELETE', `/api/journal/${read.at(-1)?.id}`)
    }
    expect(read.map(({ content }) => content).join('')).toBe('513420')
  })

  test('restricts the list to a period, and tells which days have an entry', async () => {
    const writer = await site.signUp()
    for (const entryDate of ['2026-02-27', '2026-03-01', '2026-03-01', '2026-03-05'])
      await write(writer, { content: entryDate, entryDate })
    const period = 'from=2026-03-01&to=2026-03-04'
    const entries: JournalEntry[] = (await writer.call('GET', `/api/journal?${period}`)).json()
    expect(entries.map(({ entryDate }) => entryDate)).toEqual(['2026-03-01', '2026-03-01'])
    expect(await listDays(writer, period)).toEqual({ dates: ['2026-03-01'] })
    expect(await listDays(writer, 'from=2025-03-06&to=2026-03-06')).toEqual({
      dates: ['2026-02-27', '2026-03-01', '2026-03-05'],
    })
    expect(await listDays(writer, 'from=2025-03-06&to=2026-03-07')).toMatchObject({ code: 'bad-request' })
    expect(await listDays(writer, 'from=2026-03-06&to=2026-03-05')).toMatchObject({ code: 'bad-request' })
    expect(await listDays(other, period), 'only the member’s own').toEqual({ dates: [] })
  })

  test('refuses the cursor of an earlier version, which had no day', async () => {
    const { id } = await write(member, { content: 'A' })
    const reply = await member.call('GET', `/api/journal?cursor=${id}`)
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { cursor: 'Invalid cursor' }])
  })
})

test('deletes an entry', async () => {
  const { id } = await write(member, { content: 'Gone tomorrow' })
  expect((await member.call('DELETE', `/api/journal/${id}`)).json()).toEqual({ deleted: true })
  expect((await listEntries(member)).some((entry) => entry.id === id)).toBe(false)
})

test('adds one entry when the same request is retried', async () => {
  const replies = await Promise.all(
    Array.from({ length: 4 }, () =>
      member.call('POST', '/api/journal', { content: 'Once' }, { 'idempotency-key': 'entry-00001' }),
    ),
  )
  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
})

test('pages through older entries by cursor', async () => {
  const writer = await site.signUp()
  for (let at = 1; at <= 55; at++) await write(writer, { content: `Entry ${at}` })
  const first = await writer.call('GET', '/api/journal')
  expect(first.json()).toHaveLength(50)
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
  const second = await writer.call('GET', next)
  expect(second.json().map(({ content }: JournalEntry) => content)).toEqual([
    'Entry 5',
    'Entry 4',
    'Entry 3',
    'Entry 2',
    'Entry 1',
  ])
  expect(second.headers.link).toBeUndefined()
})
