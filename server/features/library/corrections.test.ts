import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Participation } from '#contract/challenges.ts'
import { openDatabase } from '#server/database/open.ts'
import { transaction } from '#server/database/transaction.ts'
import {
  loadEarlierChallenges,
  loadLibrary,
  type EarlierItem,
  type LibraryItem,
} from '#server/services/writer/library-items.ts'
import { addStarterNote } from '#server/services/writer/starter-note.ts'
import type { ContentItem } from '#server/services/writer/writer.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { engine } from '#test/database.ts'
import { addContentItem, findContentItem, removeUnusedItem, reviseContentItem } from './content-items.ts'
import { firstTexts } from './fixtures/first-texts.ts'
import { listUsedLibraryKeys, markLibraryItemUsed, seedLibrary } from './starter-library.ts'

let site: TestApp
let member: TestClient

beforeEach(async () => {
  site = await createTestApp()
  member = await site.signUp()
})

afterEach(() => site.close())

async function joinChallenge(challengeId: string | undefined): Promise<void> {
  expect((await member.call('POST', '/api/user-challenges', { challengeId })).statusCode).toBe(201)
}

/** Finds what the member has joined. */
async function findJoined(challengeId: string | undefined) {
  const participations: Participation[] = (await member.call('GET', '/api/user-challenges')).json()
  return participations.find((each) => each.challengeId === challengeId)?.challenge
}

describe('a site from before corrections', () => {
  /** Adds items as the first versions did, which recorded only the key. */
  async function addFirstTexts(): Promise<Record<string, string>> {
    const ids: Record<string, string> = {}
    for (const [key, item] of Object.entries(firstTexts)) {
      ids[key] = await transaction(site.database, async (tx) => {
        await markLibraryItemUsed(tx, key, site.services.clock.now())
        return addContentItem(tx, item, site.services.clock.now())
      })
    }
    return ids
  }

  async function findCurrent(key: string): Promise<ContentItem | undefined> {
    return (await loadLibrary()).find((item) => item.key === key)?.item
  }

  test('receives the current texts', async () => {
    const ids = await addFirstTexts()
    for (const [key, id] of Object.entries(ids)) expect(await findItem(key, id)).not.toEqual(await findCurrent(key))
    const { corrected } = await seedLibrary(site.database, site.services, { addNew: false })
    expect(corrected).toBe(Object.keys(firstTexts).length)
    for (const [key, id] of Object.entries(ids)) expect(await findItem(key, id)).toEqual(await findCurrent(key))
  })

  test('receives the missing starter items and no second copy of the corrected ones', async () => {
    const ids = await addFirstTexts()
    const { added } = await seedLibrary(site.database, site.services)
    const seeded = (await loadLibrary()).filter((item) => item.seeded)
    expect(added).toBe(seeded.filter(({ key }) => !ids[key]).length)
    const challenges = await site.database.selectFrom('challenges').select('title').execute()
    expect(new Set(challenges.map(({ title }) => title)).size).toBe(challenges.length)
  })

  test('receives the corrected warning about lightning even in a joined challenge', async () => {
    const key = 'challenge:thirty-mornings-outdoors'
    const { [key]: id } = await addFirstTexts()
    await joinChallenge(id)
    await seedLibrary(site.database, site.services, { addNew: false })
    expect(await findItem(key, id)).toEqual(await findCurrent(key))
    expect(JSON.stringify(await findItem(key, id))).toContain('Stay in for ice, lightning, smoke or extreme heat.')
  })

  test('keeps other joined challenges for their members, and adds the lines before and after', async () => {
    const key = 'challenge:closing-the-day-properly'
    const { [key]: id } = await addFirstTexts()
    await joinChallenge(id)
    await seedLibrary(site.database, site.services, { addNew: false })
    const [first, current] = [firstTexts[key], await findCurrent(key)]
    if (first?.kind !== 'challenge' || current?.kind !== 'challenge') throw new Error('not a challenge')
    const { promise, finishLine } = current.draft
    expect(await findItem(key, id)).toEqual(current)
    const { title, description } = first.draft
    expect(await findJoined(id)).toMatchObject({ title, description, promise })
    const kept = await site.database.selectFrom('challenge_versions').select('finish_line').execute()
    expect(kept).toEqual([{ finish_line: finishLine }])
  })

  test('keeps items that were edited or deleted', async () => {
    const [edited, deleted] = ['challenge:thirty-mornings-outdoors', 'resource:praying-when-you-are-not-sure']
    const ids = await addFirstTexts()
    await site.database
      .updateTable('challenges')
      .set({ title: 'Ours' })
      .where('id', '=', ids[edited] ?? '')
      .execute()
    await site.database
      .deleteFrom('resources')
      .where('id', '=', ids[deleted] ?? '')
      .execute()
    const { corrected } = await seedLibrary(site.database, site.services)
    expect(corrected).toBe(Object.keys(firstTexts).length - 2)
    expect(await findItem(edited, ids[edited])).toMatchObject({ draft: { title: 'Ours' } })
    const titles = await site.database.selectFrom('resources').select('title').execute()
    const current = await findCurrent(deleted)
    expect(titles.map(({ title }) => title)).not.toContain(current?.draft.title)
  })

  test('keeps the note of a populated discussion', async () => {
    const key = 'discussion:looking-in-the-mirror'
    const { [key]: id = '' } = await addFirstTexts()
    const first = firstTexts[key]
    if (first?.kind !== 'discussion') throw new Error('not a discussion')
    const content = addStarterNote(first.draft.content)
    await site.database.updateTable('forum_posts').set({ content }).where('id', '=', id).execute()
    await seedLibrary(site.database, site.services, { addNew: false })
    const current = await findCurrent(key)
    if (current?.kind !== 'discussion') throw new Error('not a discussion')
    expect(await findItem(key, id)).toMatchObject({ draft: { content: addStarterNote(current.draft.content) } })
    const [post] = (await member.call('GET', '/api/forum')).json()
    expect(post).toMatchObject({ id, editedAt: null })
  })
})

const plan = [{ from: 1, to: 3, title: 'Walk', action: 'Walk for ten minutes.' }]
const challenge = (title: string, duration = 3): ContentItem => ({
  kind: 'challenge',
  draft: { title, description: 'Walk.', pillar: 'physical', duration, difficulty: 'beginner', plan },
})
const resource = (title: string, items = ['Shoes', 'Water']): ContentItem => ({
  kind: 'resource',
  draft: {
    title,
    description: 'A list.',
    pillar: 'physical',
    type: 'worksheet',
    blocks: [{ kind: 'checklist', title: 'Pack', items }],
  },
})
const discussion = (title: string): ContentItem => ({
  kind: 'discussion',
  draft: { title, content: 'Where do you walk?', pillar: 'physical' },
})

type Edition = Record<string, ContentItem>

/** Starts the site with an edition of the library. */
async function startWith(
  edition: Edition,
  safetyRevision = 0,
  earlier: [string, EarlierItem][] = [],
  ownVersion?: string,
) {
  const items: LibraryItem[] = Object.entries(edition).map(([key, item]) => ({
    key,
    item,
    seeded: true,
    safetyRevision,
  }))
  return seedLibrary(site.database, site.services, {
    load: async () => ({ items, earlier: new Map(earlier) }),
    edition: JSON.stringify([edition, safetyRevision]),
    ...(ownVersion !== undefined && { ownVersion }),
  })
}

async function findItem(key: string, id: string | null | undefined): Promise<ContentItem | undefined> {
  const kind =
    firstTexts[key]?.kind ??
    (key.startsWith('challenge') ? 'challenge' : key.startsWith('resource') ? 'resource' : 'discussion')
  return (await findContentItem(site.database, { kind, id: id ?? '' }))?.item
}

async function findId(key: string): Promise<string> {
  const row = await site.database
    .selectFrom('library_items')
    .select('row_id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return row.row_id ?? ''
}

/** Waits until a statement waits for a lock. */
async function waitForBlocked(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(site.database)
    if (rows.length > 0) return
    await sleep(20)
  }
}

const first: Edition = {
  'challenge:walk': challenge('Walk'),
  'resource:pack': resource('Pack'),
  'discussion:where': discussion('Where?'),
}
const second: Edition = {
  'challenge:walk': challenge('Walk outside'),
  'resource:pack': resource('Pack a bag'),
  'discussion:where': discussion('Where to?'),
}
const keys = Object.keys(first)

/** Joins the challenge and answers the discussion. */
async function useItems(): Promise<void> {
  await joinChallenge(await findId('challenge:walk'))
  const id = await findId('discussion:where')
  expect((await member.call('POST', `/api/forum/${id}/replies`, { content: 'Here.' })).statusCode).toBe(201)
}

describe('a new edition', () => {
  test('replaces the texts of the earlier one in the same rows', async () => {
    expect(await startWith(first)).toEqual({ added: 3, corrected: 0, archived: 0 })
    const ids = await Promise.all(keys.map(findId))
    expect(await startWith(second)).toEqual({ added: 0, corrected: 3, archived: 0 })
    expect(await Promise.all(keys.map(findId))).toEqual(ids)
    for (const [at, key] of keys.entries()) expect(await findItem(key, ids[at])).toEqual(second[key])
  })

  test('changes nothing when it starts again, and goes back with an earlier version', async () => {
    await startWith(first)
    await startWith(second)
    expect(await startWith(second)).toEqual({ added: 0, corrected: 0, archived: 0 })
    expect(await startWith(first)).toEqual({ added: 0, corrected: 3, archived: 0 })
  })

  test('stays when a server of an earlier version starts later', async () => {
    await startWith(first, 0, [], '0.2.0')
    expect(await startWith(second, 0, [], '0.10.0')).toEqual({ added: 0, corrected: 3, archived: 0 })
    const more = { ...first, 'resource:more': resource('More') }
    expect(await startWith(more, 0, [], '0.9.9')).toEqual({ added: 0, corrected: 0, archived: 0 })
    for (const key of keys) expect(await findItem(key, await findId(key))).toEqual(second[key])
    expect(await startWith(first, 0, [], '0.10.1')).toEqual({ added: 0, corrected: 3, archived: 0 })
  })

  test.runIf(engine === 'postgres').each([
    ['challenges', 'challenge:walk'],
    ['resources', 'resource:pack'],
    ['forum_posts', 'discussion:where'],
  ] as const)('never overwrites an edit of %s that is saved at the same moment', async (table, key) => {
    await startWith(first)
    const id = await findId(key)
    const elsewhere = await openDatabase(site, { connections: 1 })
    const edited = Promise.withResolvers<void>()
    const corrected = Promise.withResolvers<void>()
    const edit = transaction(elsewhere, async (tx) => {
      await tx.updateTable(table).set({ title: 'Edited' }).where('id', '=', id).execute()
      edited.resolve()
      await corrected.promise
    })
    await edited.promise
    const correction = startWith(second)
    await waitForBlocked()
    corrected.resolve()
    await edit
    await correction
    const { title } = await elsewhere.selectFrom(table).select('title').where('id', '=', id).executeTakeFirstOrThrow()
    expect(title).toBe('Edited')
    await elsewhere.destroy()
  })

  test('is applied once when several processes start at the same time', async () => {
    await startWith(first)
    const changes = await Promise.all([1, 2, 3].map(() => startWith(second)))
    expect(changes.reduce((sum, { corrected }) => sum + corrected, 0)).toBe(3)
  })

  test('keeps what members use, and corrects it only for safety', async () => {
    await startWith(first)
    await useItems()
    const id = await findId('challenge:walk')
    expect(await startWith(second)).toEqual({ added: 0, corrected: 2, archived: 0 })
    expect(await findItem('challenge:walk', id)).toEqual(second['challenge:walk'])
    expect(await findJoined(id)).toMatchObject({ title: 'Walk' })
    expect(await findItem('discussion:where', await findId('discussion:where'))).toEqual(first['discussion:where'])
    expect(await startWith(second, 1)).toEqual({ added: 0, corrected: 2, archived: 0 })
    for (const key of keys) expect(await findItem(key, await findId(key))).toEqual(second[key])
    expect(await findJoined(id)).toMatchObject({ title: 'Walk outside' })
    const reworded = { ...second, 'challenge:walk': challenge('Walk far') }
    expect(await startWith(reworded, 1)).toEqual({ added: 0, corrected: 1, archived: 0 })
    expect(await findJoined(id)).toMatchObject({ title: 'Walk outside' })
  })

  test('adds missing lines to a joined challenge once, and goes on correcting it', async () => {
    await startWith(first)
    await useItems()
    const lines = { promise: 'Walk a little each day.', finishLine: 'I walked on {days}.' }
    const withLines = (title: string, added = lines): ContentItem => {
      const item = challenge(title)
      return item.kind === 'challenge' ? { ...item, draft: { ...item.draft, ...added } } : item
    }
    const id = await findId('challenge:walk')
    expect(await startWith({ ...first, 'challenge:walk': withLines('Walk far') })).toMatchObject({ corrected: 1 })
    expect(await findJoined(id)).toMatchObject({ title: 'Walk', promise: lines.promise })
    const reworded = withLines('Walk far', { ...lines, promise: 'Walk every day.' })
    expect(await startWith({ ...first, 'challenge:walk': reworded })).toMatchObject({ corrected: 1 })
    expect(await findJoined(id)).toMatchObject({ title: 'Walk', promise: lines.promise })
    expect(await startWith({ ...first, 'challenge:walk': reworded }, 1)).toMatchObject({ corrected: 1 })
    expect(await findJoined(id)).toMatchObject({ title: 'Walk far', promise: 'Walk every day.' })
  })

  test('never changes the duration of a joined challenge', async () => {
    await startWith(first)
    await useItems()
    const longer = challenge('Walk longer', 9)
    await startWith({ ...first, 'challenge:walk': longer }, 1)
    expect(await findItem('challenge:walk', await findId('challenge:walk'))).toEqual(longer)
    expect(await findJoined(await findId('challenge:walk'))).toMatchObject({ title: 'Walk', duration: 3 })
  })

  test.each<[string, Edition]>([
    ['shortened', { ...first, 'challenge:walk': challenge('Walk twice', 2) }],
    ['retired', { 'resource:pack': first['resource:pack'] as ContentItem }],
  ])('corrects a joined challenge that was %s with its earlier text', async (_, edition) => {
    const earlier: [string, EarlierItem][] = [
      ['challenge:walk', { item: challenge('Walk with care'), safetyRevision: 1 }],
    ]
    await startWith(first)
    await joinChallenge(await findId('challenge:walk'))
    expect(await startWith(edition, 1, earlier)).toMatchObject({ corrected: 1 })
    const id = await findId('challenge:walk')
    expect(await findJoined(id)).toMatchObject({ title: 'Walk with care', duration: 3 })
    expect(await findItem('challenge:walk', id)).toEqual(edition['challenge:walk'] ?? challenge('Walk with care'))
    expect(await startWith({ ...edition, 'resource:rest': resource('Rest') }, 1, earlier)).toMatchObject({
      corrected: 0,
    })
    expect(await findJoined(id)).toMatchObject({ title: 'Walk with care', duration: 3 })
  })

  test('replaces a shortened challenge that nobody has joined', async () => {
    const short = challenge('Walk twice', 2)
    await startWith(first)
    await startWith({ ...first, 'challenge:walk': short }, 1, [
      ['challenge:walk', { item: challenge('Walk with care'), safetyRevision: 1 }],
    ])
    expect(await findItem('challenge:walk', await findId('challenge:walk'))).toEqual(short)
  })

  test.each(keys)('keeps %s as an admin edited or deleted it', async (key) => {
    await startWith(first)
    const id = await findId(key)
    const edited = {
      'challenge:walk': challenge('Ours'),
      'resource:pack': resource('Ours'),
      'discussion:where': discussion('Ours'),
    }[key]
    if (!edited) throw new Error(key)
    await transaction(site.database, (tx) =>
      reviseContentItem(tx, id, edited, { baseRevision: null, now: site.services.clock.now() }),
    )
    expect(await startWith(second, 1)).toMatchObject({ added: 0, corrected: 2 })
    expect(await findItem(key, id)).toEqual(edited)
    await transaction(site.database, (tx) => removeUnusedItem(tx, { kind: edited.kind, id }, []))
    expect(await startWith(first, 2)).toMatchObject({ added: 0 })
    expect(await findItem(key, id)).toBeUndefined()
  })

  test('moves ticks with their items and keeps those of reworded items', async () => {
    await startWith({ 'resource:pack': resource('Pack', ['Shoes', 'Water', 'Map']) })
    const id = await findId('resource:pack')
    for (const item of [0, 1, 2])
      await member.call('PATCH', `/api/resources/${id}/ticks`, { block: 0, item, ticked: true })
    const before = (await member.call('GET', `/api/resources/${id}/ticks`)).json()
    expect(before).toHaveLength(3)
    await startWith({ 'resource:pack': resource('Pack', ['Water', 'A bottle of water', 'Paper map', 'Hat']) })
    expect((await member.call('GET', `/api/resources/${id}/ticks`)).json()).toEqual([
      { block: 0, item: 0 },
      { block: 0, item: 2 },
    ])
  })
})

test('safety corrections exist for the durations that members have joined', async () => {
  const earlier = await loadEarlierChallenges()
  const challenges = new Map((await loadLibrary()).map(({ key, item }) => [key, item]))
  for (const [key, { item, safetyRevision }] of earlier) {
    const current = challenges.get(key)
    if (item.kind !== 'challenge' || (current && current.kind !== 'challenge')) throw new Error(key)
    expect(safetyRevision, key).toBeGreaterThan(0)
    expect(item.draft.plan?.at(-1)?.to, key).toBe(item.draft.duration)
    expect(current?.draft.duration, key).not.toBe(item.draft.duration)
  }
})

describe('an item that the library retires', () => {
  const listIds = async (url: string) => (await member.call('GET', url)).json().map(({ id }: { id: string }) => id)

  test('leaves the lists but opens by its address, until it comes back', async () => {
    await startWith(first)
    const [challengeId = '', resourceId = '', postId = ''] = await Promise.all(keys.map(findId))
    expect(await startWith({})).toEqual({ added: 0, corrected: 0, archived: 3 })
    expect(await listIds('/api/challenges')).toEqual([])
    expect(await listIds('/api/resources')).toEqual([])
    expect(await listIds('/api/forum')).toEqual([])
    expect((await member.call('GET', `/api/challenges/${challengeId}`)).statusCode).toBe(200)
    expect((await member.call('GET', `/api/resources/${resourceId}`)).statusCode).toBe(200)
    expect((await member.call('GET', `/api/forum/${postId}`)).statusCode).toBe(404)
    expect(await startWith(second)).toEqual({ added: 0, corrected: 2, archived: 0 })
    expect(await listIds('/api/challenges')).toEqual([challengeId])
    expect(await listIds('/api/resources')).toEqual([resourceId])
  })

  test('stays where members use it', async () => {
    await startWith(first)
    await useItems()
    expect(await startWith({})).toEqual({ added: 0, corrected: 0, archived: 1 })
    expect(await listIds('/api/challenges')).toEqual([await findId('challenge:walk')])
    expect(await listIds('/api/forum')).toEqual([await findId('discussion:where')])
  })

  test('is not added again', async () => {
    await startWith(first)
    await startWith({})
    expect((await listUsedLibraryKeys(site.database)).size).toBe(keys.length + 1)
  })
})
