import { afterEach, beforeEach, expect, test } from 'vitest'
import type { WaitingCorrection } from '#contract/corrections.ts'
import { transaction } from '#server/database/transaction.ts'
import type { ContentItem } from '#server/services/writer/writer.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { findContentItem, reviseContentItem } from './content-items.ts'
import { seedLibrary } from './starter-library.ts'

const key = 'challenge:walk'

let site: TestApp
let admin: TestClient
let member: TestClient
let id: string

beforeEach(async () => {
  site = await createTestApp()
  admin = await site.signUp()
  member = await site.signUp()
  await startWith('Walk', 0)
  const row = await site.database.selectFrom('library_items').select('row_id').where('key', '=', key).executeTakeFirst()
  id = row?.row_id ?? ''
  await member.call('POST', '/api/user-challenges', { challengeId: id })
  await edit('Ours')
})
afterEach(() => site.close())

const challenge = (title: string, duration = 3): ContentItem => ({
  kind: 'challenge',
  draft: { title, description: 'Walk.', pillar: 'physical', duration, difficulty: 'beginner', plan: null },
})

/** Starts the site with the library's challenge. */
function startWith(title: string, safetyRevision: number, duration = 3) {
  const items = [{ key, item: challenge(title, duration), seeded: true, safetyRevision }]
  return seedLibrary(site.database, site.services, {
    load: async () => ({ items, earlier: new Map() }),
    edition: `${title} ${safetyRevision} ${duration}`,
  })
}

const edit = (title: string) =>
  transaction(site.database, (tx) =>
    reviseContentItem(tx, id, challenge(title), { baseRevision: null, now: site.services.clock.now() }),
  )

const listWaiting = async (): Promise<WaitingCorrection[]> =>
  (await admin.call('GET', '/api/content/corrections')).json()
const decide = async (use: 'library' | 'ours') =>
  (await admin.call('POST', `/api/content/corrections/${key}`, { use })).statusCode
const readTitle = async () => (await findContentItem(site.database, { kind: 'challenge', id }))?.item.draft.title
const readJoined = async () => (await member.call('GET', '/api/user-challenges')).json()[0]

test('waits where an admin has edited the item, and replaces an earlier one', async () => {
  await startWith('Walk slowly', 0)
  expect(await listWaiting()).toEqual([])
  await startWith('Walk with care', 1)
  expect(await listWaiting()).toEqual([
    {
      item: key,
      kind: 'challenge',
      id,
      title: 'Ours',
      current: challenge('Ours').draft,
      corrected: challenge('Walk with care').draft,
    },
  ])
  await startWith('Walk with more care', 2)
  expect((await listWaiting()).map(({ corrected }) => corrected.title)).toEqual(['Walk with more care'])
  expect(await readTitle()).toBe('Ours')
})

test('reaches everyone when an admin applies it, and the library goes on correcting the item', async () => {
  site.services.clock.advance({ minutes: 1 })
  await startWith('Walk with care', 1)
  expect(await decide('library')).toBe(200)
  expect(await readTitle()).toBe('Walk with care')
  expect(await readJoined()).toMatchObject({ challenge: { title: 'Walk with care' }, version: 1 })
  expect((await readJoined()).corrected).not.toBeNull()
  expect(await listWaiting()).toEqual([])
  expect(await decide('library')).toBe(404)
  await startWith('Walk far', 1)
  expect(await readTitle()).toBe('Walk far')
})

test('keeps the duration of members, also where the correction has another one', async () => {
  await startWith('Walk twice', 1, 2)
  expect(await decide('library')).toBe(200)
  expect(await readTitle()).toBe('Walk twice')
  expect(await readJoined()).toMatchObject({ challenge: { title: 'Walk', duration: 3 } })
})

test('comes back only with the next safety correction when an admin keeps their text', async () => {
  await startWith('Walk with care', 1)
  expect(await decide('ours')).toBe(200)
  await startWith('Walk with much care', 1)
  expect(await listWaiting()).toEqual([])
  expect(await readTitle()).toBe('Ours')
  await startWith('Walk with more care', 2)
  expect(await listWaiting()).toHaveLength(1)
})

test('no longer waits once an admin has written the same text', async () => {
  await startWith('Walk with care', 1)
  await edit('Walk with care')
  expect(await listWaiting()).toEqual([])
  await startWith('Walk with care today', 1)
  expect(await readTitle()).toBe('Walk with care today')
})
