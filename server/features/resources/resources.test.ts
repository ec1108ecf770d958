import { afterAll, describe, expect, test } from 'vitest'
import type { Block } from '#contract/resources.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { addResource, reviseResource } from './resources.ts'
import { toPlainText, estimateReadTime } from './text.ts'

const blocks: Block[] = [
  { kind: 'intro', markdown: 'Read this.' },
  { kind: 'checklist', title: 'Before bed', items: ['Phone out of the room', 'Clothes laid out'] },
  { kind: 'steps', title: 'Then', steps: ['Lie down', 'Breathe'] },
  { kind: 'links', title: 'More', links: [{ label: 'WHO', url: 'https://www.who.int' }] },
  { kind: 'download', label: 'Sheet', filename: 'sheet.txt', contents: 'not read on the page' },
  { kind: 'drawing', name: 'sleep-window', caption: 'Get up at the same time every day.' },
]

const site = await createTestApp()
const member = await site.signUp()
const other = await site.signUp()
const id = await addResource(
  site.database,
  { title: 'Sleep', description: 'Better.', pillar: 'physical', type: 'guide', blocks },
  new Date(),
)
afterAll(() => site.close())

test('returns content and blocks for one resource but not in the list', async () => {
  expect((await member.call('GET', '/api/resources?pillar=physical')).json()).toEqual([
    { id, title: 'Sleep', description: 'Better.', pillar: 'physical', type: 'guide', readTime: 1 },
  ])
  expect((await member.call('GET', '/api/resources?pillar=')).json()).toEqual(
    (await member.call('GET', '/api/resources')).json(),
  )
  const one = (await member.call('GET', `/api/resources/${id}`)).json()
  expect(JSON.parse(one.blocks)).toEqual(blocks)
  expect(one.content).toContain('1. Lie down')
})

test('searches titles, descriptions and texts, filters by type, and leaves out hidden resources', async () => {
  const add = (title: string, type: 'guide' | 'worksheet', markdown: string) =>
    addResource(
      site.database,
      { title, description: 'Else.', pillar: 'career', type, blocks: [{ kind: 'intro', markdown }] },
      new Date(),
    )
  await add('Dill', 'guide', 'About a medlar.')
  await add('Medlars', 'worksheet', 'About dill.')
  const hidden = await add('Hidden medlar', 'guide', 'Nothing.')
  await site.database
    .updateTable('resources')
    .set({ hidden_at: '2026-03-01T00:00:00.000Z' })
    .where('id', '=', hidden)
    .execute()
  const titles = async (query: string) =>
    (await member.call('GET', `/api/resources?${query}`)).json().map(({ title }: { title: string }) => title)
  expect(await titles('q=about%20medlar')).toEqual(['Medlars'])
  expect(await titles('q=dill%20medlar')).toEqual(['Dill', 'Medlars'])
  expect(await titles('type=worksheet')).toEqual(['Medlars'])
  expect(await titles('q=dill&type=worksheet&pillar=career')).toEqual(['Medlars'])
  expect(await titles('pillar=career')).toEqual(['Dill', 'Medlars'])
})

test('returns 404 for an unknown resource', async () => {
  const reply = await member.call('GET', '/api/resources/nothing')
  expect([reply.statusCode, reply.json().message]).toEqual([404, 'Resource not found.'])
})

test('renders blocks as plain text, with the captions of drawings and without download files', () => {
  expect(toPlainText(blocks)).toBe(
    'Read this.\n\nBefore bed\nPhone out of the room\nClothes laid out\n\nThen\n1. Lie down\n2. Breathe\n\nMore\nWHO: https://www.who.int\n\nGet up at the same time every day.',
  )
  expect(estimateReadTime(Array.from({ length: 1000 }, () => 'word').join(' '))).toBe(5)
})

describe('checklist ticks', () => {
  const tick = (caller: TestClient, body: object) => caller.call('PATCH', `/api/resources/${id}/ticks`, body)

  test('sets and clears the member’s own ticks one by one', async () => {
    expect((await tick(member, { block: 1, item: 1, ticked: true })).json()).toEqual([{ block: 1, item: 1 }])
    expect((await tick(member, { block: 1, item: 0, ticked: true })).json()).toEqual([
      { block: 1, item: 0 },
      { block: 1, item: 1 },
    ])
    expect((await tick(member, { block: 1, item: 0, ticked: true })).json()).toHaveLength(2)
    expect((await other.call('GET', `/api/resources/${id}/ticks`)).json()).toEqual([])
    expect((await tick(member, { block: 1, item: 1, ticked: false })).json()).toEqual([{ block: 1, item: 0 }])
    expect((await tick(other, { block: 1, item: 0, ticked: true })).json()).toHaveLength(1)
    expect((await tick(other, { block: 1, item: 0, ticked: false })).json()).toEqual([])
    expect((await member.call('GET', `/api/resources/${id}/ticks`)).json()).toEqual([{ block: 1, item: 0 }])
  })

  test.each([
    [{ block: -1, item: 0, ticked: true }],
    [{ block: 0, item: 1e6, ticked: true }],
    [{ block: 0, item: 0 }],
    [{ block: '0', item: 0, ticked: true }],
  ])('rejects a tick with %j', async (body) => expect((await tick(member, body)).statusCode).toBe(400))

  test.each([
    { block: 0, item: 0 },
    { block: 1, item: 2 },
    { block: 2, item: 0 },
    { block: 5, item: 0 },
  ])('rejects a tick at %j, where there is no checklist item', async (box) => {
    const refused = await tick(other, { ...box, ticked: true })
    expect([refused.statusCode, refused.json().message]).toEqual([404, 'That checklist item doesn’t exist.'])
    expect((await tick(other, { ...box, ticked: false })).json()).toEqual([])
  })

  test.each([null, 'broken', '{}', '[{"kind":"checklist"}]'])(
    'rejects ticks when the stored blocks are %j',
    async (broken) => {
      await site.database.updateTable('resources').set({ blocks: broken }).where('id', '=', id).execute()
      expect((await tick(other, { block: 0, item: 0, ticked: true })).statusCode).toBe(404)
      await site.database
        .updateTable('resources')
        .set({ blocks: JSON.stringify(blocks) })
        .where('id', '=', id)
        .execute()
    },
  )

  test('moves ticks with their checklist when a correction adds a drawing before it', async () => {
    await tick(other, { block: 1, item: 1, ticked: true })
    const [intro, ...rest] = blocks
    const after: Block[] = [intro!, { kind: 'drawing', name: 'breathing', caption: 'Breathe slowly.' }, ...rest]
    const resource = { title: 'Sleep', description: 'Better.', pillar: 'physical', type: 'guide' } as const
    const revised = { ...resource, blocks: after }
    await reviseResource(site.database, id, revised, { baseRevision: null, now: new Date() })
    expect((await other.call('GET', `/api/resources/${id}/ticks`)).json()).toEqual([{ block: 2, item: 1 }])
    expect((await tick(other, { block: 1, item: 0, ticked: true })).statusCode).toBe(404)
  })

  test('returns 404 for a tick on an unknown resource', async () => {
    expect(
      (await member.call('PATCH', '/api/resources/nothing/ticks', { block: 0, item: 0, ticked: true })).statusCode,
    ).toBe(404)
  })
})
