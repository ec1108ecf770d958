import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Block } from '#contract/resources.ts'
import { createTestApp, type TestClient, type TestApp } from '#test/app.ts'
import { addResource } from './resources.ts'
import { toPlainText, estimateReadTime } from './text.ts'

let site: TestApp
let man: TestClient
let other: TestClient
let id: string

const blocks: Block[] = [
  { kind: 'intro', markdown: 'Read this.' },
  { kind: 'checklist', title: 'Before bed', items: ['Phone out of the room', 'Clothes laid out'] },
  { kind: 'steps', title: 'Then', steps: ['Lie down', 'Breathe'] },
  { kind: 'links', title: 'More', links: [{ label: 'WHO', url: 'https://www.who.int' }] },
  { kind: 'download', label: 'Sheet', filename: 'sheet.txt', contents: 'not read on the page' },
]

beforeAll(async () => {
  site = await createTestApp()
  man = await site.signUp()
  other = await site.signUp()
  id = await addResource(
    site.database,
    { title: 'Sleep', description: 'Better.', pillar: 'physical', type: 'guide', blocks },
    new Date(),
  )
})
afterAll(() => site.close())

test('the list carries neither content nor blocks, the resource both', async () => {
  expect((await man.call('GET', '/api/resources?pillar=physical')).json()).toEqual([
    { id, title: 'Sleep', description: 'Better.', pillar: 'physical', type: 'guide', readTime: 1 },
  ])
  const one = (await man.call('GET', `/api/resources/${id}`)).json()
  expect(JSON.parse(one.blocks)).toEqual(blocks)
  expect(one.content).toContain('1. Lie down')
})

test('an unknown resource is not found', async () => {
  const reply = await man.call('GET', '/api/resources/nothing')
  expect([reply.statusCode, reply.json().message]).toEqual([404, 'Resource not found.'])
})

test('plain text says what the blocks say, but for the file', () => {
  expect(toPlainText(blocks)).toBe(
    'Read this.\n\nBefore bed\nPhone out of the room\nClothes laid out\n\nThen\n1. Lie down\n2. Breathe\n\nMore\nWHO: https://www.who.int',
  )
  expect(estimateReadTime(Array.from({ length: 1000 }, () => 'word').join(' '))).toBe(5)
})

describe('ticks', () => {
  const tick = (caller: TestClient, body: object) => caller.call('PATCH', `/api/resources/${id}/ticks`, body)

  test('are the member’s own, and are set and cleared one by one', async () => {
    expect((await tick(man, { block: 1, item: 1, ticked: true })).json()).toEqual([{ block: 1, item: 1 }])
    expect((await tick(man, { block: 1, item: 0, ticked: true })).json()).toEqual([
      { block: 1, item: 0 },
      { block: 1, item: 1 },
    ])
    expect((await tick(man, { block: 1, item: 0, ticked: true })).json()).toHaveLength(2)
    expect((await other.call('GET', `/api/resources/${id}/ticks`)).json()).toEqual([])
    expect((await tick(man, { block: 1, item: 1, ticked: false })).json()).toEqual([{ block: 1, item: 0 }])
  })

  test.each([
    [{ block: -1, item: 0, ticked: true }],
    [{ block: 0, item: 1e6, ticked: true }],
    [{ block: 0, item: 0 }],
    [{ block: '0', item: 0, ticked: true }],
  ])('%j is refused', async (body) => expect((await tick(man, body)).statusCode).toBe(400))

  test.each([
    { block: 0, item: 0 },
    { block: 1, item: 2 },
    { block: 2, item: 0 },
    { block: 5, item: 0 },
  ])('%j is no box', async (box) => {
    const refused = await tick(other, { ...box, ticked: true })
    expect([refused.statusCode, refused.json().message]).toEqual([404, 'There is no such box.'])
    expect((await tick(other, { ...box, ticked: false })).json()).toEqual([])
  })

  test.each([null, 'broken', '{}', '[{"kind":"checklist"}]'])(
    'cannot be set where the blocks are %j',
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

  test('of an unknown resource are not found', async () => {
    expect(
      (await man.call('PATCH', '/api/resources/nothing/ticks', { block: 0, item: 0, ticked: true })).statusCode,
    ).toBe(404)
  })
})
