import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanJpeg } from '#server/services/jpeg.ts'
import { createTestApp, type Caller, type TestApp } from '#test/app.ts'
import { fillEveryTable, memberColumns } from '#test/member-rows.ts'
import { pictures } from '#test/pictures.ts'
import { addChallenge } from '../challenges/catalog.ts'

let site: TestApp
let man: Caller
let other: Caller

beforeAll(async () => {
  site = await createTestApp()
  other = await site.signUp()
  man = await site.signUp({ username: 'Marcus' })
})
afterAll(() => site.close())

async function filesOf(who: Caller): Promise<Record<string, string>> {
  const reply = await who.call('GET', '/api/account/export')
  expect([
    reply.statusCode,
    reply.headers['content-type'],
    reply.headers['content-disposition'],
    reply.headers['cache-control'],
  ]).toEqual([200, 'application/zip', 'attachment; filename="seven-pillars.zip"', 'no-store'])
  return Object.fromEntries(
    Object.entries(unzipSync(reply.rawPayload)).map(([name, bytes]) => [
      name,
      strFromU8(bytes, name.startsWith('picture')),
    ]),
  )
}

const listIn = (files: Record<string, string>, name: string) => JSON.parse(files[name] ?? 'null')

test('a new member’s ZIP has every file, and empty lists', async () => {
  const files = await filesOf(await site.signUp())
  expect(Object.keys(files).filter((name) => name.endsWith('.md'))).toEqual([
    'README.md',
    'goals.md',
    'journal.md',
    'challenges.md',
    'discussions.md',
    'replies.md',
  ])
  for (const name of ['goals', 'journal', 'challenges', 'discussions', 'replies', 'resources-ticked'])
    expect(listIn(files, `${name}.json`)).toEqual([])
  expect(listIn(files, 'account.json')).toMatchObject({
    username: 'man3',
    role: 'public',
    cardStored: false,
    timeZone: 'UTC',
  })
})

test('it holds all he has, for programs and for reading, in page after page', async () => {
  const words = (at: number) => `Entry ${at}: “quoted”, <b>raw</b>, 日本 🧱`
  for (let at = 0; at < 450; at++)
    await man.call('POST', '/api/journal', { title: `Day ${at}`, content: words(at), pillar: 'mental', prompt: 'Why?' })
  await man.call('POST', '/api/goals', {
    title: 'Run',
    description: 'Far\nand long',
    pillar: 'physical',
    targetDate: '2026-12-31',
  })
  const challengeId = await addChallenge(
    site.database,
    { title: 'Rise', description: 'B', pillar: 'purpose', duration: 9, difficulty: 'beginner', plan: null },
    new Date(),
  )
  const membership = (await man.call('POST', '/api/user-challenges', { challengeId })).json().id
  await man.call('PATCH', `/api/user-challenges/${membership}/progress`, { progress: 1, note: 'Cold' })
  await man.call('DELETE', `/api/user-challenges/${membership}`)
  const { id } = (
    await other.call('POST', '/api/forum', { title: 'Question', content: 'What now', pillar: 'career' })
  ).json()
  await man.call('POST', `/api/forum/${id}/replies`, { content: 'My answer' })
  await man.call('POST', '/api/forum', { title: 'Mine', content: 'My words', pillar: 'career' })
  await man.call('POST', '/api/account/picture', { image: pictures.jpeg })

  const files = await filesOf(man)
  expect(listIn(files, 'journal.json').map(({ content }: { content: string }) => content)).toEqual(
    Array.from({ length: 450 }, (_, at) => words(at)),
  )
  expect(files['journal.md']?.match(/^## Day \d+$/gm)).toHaveLength(450)
  expect(files['journal.md']).toContain('## Day 0\n\n*2026-03-10 · mental*\n\n> Why?\n\nEntry 0: “quoted”')
  expect(listIn(files, 'goals.json')).toMatchObject([{ title: 'Run', targetDate: '2026-12-31', completed: false }])
  expect(files['goals.md']).toContain('- [ ] Run (physical, by 2026-12-31)\n\n  Far\n  and long\n')
  expect(listIn(files, 'challenges.json')).toMatchObject([
    { title: 'Rise', progress: 1, leftAt: expect.any(String), days: [{ day: 1, date: '2026-03-10', note: 'Cold' }] },
  ])
  expect(files['challenges.md']).toContain('- Day 1, 2026-03-10: Cold')
  expect(listIn(files, 'replies.json')).toMatchObject([{ discussion: 'Question', content: 'My answer' }])
  expect(listIn(files, 'discussions.json')).toMatchObject([{ title: 'Mine', content: 'My words' }])
  expect(files['picture.jpg']?.length).toBe(cleanJpeg(Buffer.from(pictures.jpeg, 'base64'))?.bytes.length)
  expect(JSON.stringify(files)).not.toContain('What now')
})

test('what a member can leave in any table is in it, but for what only the server needs', async () => {
  const columns = await memberColumns(site.database, site.engine)
  const inside = [
    'challenges',
    'content_runs',
    'forum_posts',
    'forum_replies',
    'goals',
    'journal_entries',
    'avatars',
    'resource_ticks',
    'sessions',
    'social_posts',
    'user_challenges',
  ]
  // Hashes of links that were mailed.
  const left = ['account_tokens']
  const unknown = columns.map(({ table }) => table).filter((table) => !inside.includes(table) && !left.includes(table))
  expect(unknown, 'add it to features/export, or say here why not').toEqual([])
})

test('nothing is in it that somebody else could use', async () => {
  await fillEveryTable(site.database, site.engine, man, 'canary')
  await site.database
    .updateTable('users')
    .set({
      stripe_customer_id: 'cus_canary',
      stripe_payment_method_id: 'pm_canary',
      stripe_setup_intent_id: 'seti_canary',
      stripe_setup_key: 'key_canary',
    })
    .where('id', '=', man.id)
    .execute()
  const sids = await site.database.selectFrom('sessions').select('sid').execute()
  const all = JSON.stringify(await filesOf(man))
  expect(all).not.toMatch(/(cus|pm|seti|key)_canary|argon2|password_hash|token_hash|"sid"|request_id/)
  for (const { sid } of sids) expect(all).not.toContain(sid)
  expect(all).not.toContain(man.id)
})

test('a second one at once waits its turn, and a finished one leaves the way free', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => man.call('GET', '/api/account/export')))
  const codes = replies.map(({ statusCode }) => statusCode).sort()
  expect(codes[0]).toBe(200)
  expect(codes.filter((code) => code !== 200 && code !== 429)).toEqual([])
  expect((await man.call('GET', '/api/account/export')).statusCode).toBe(200)
})
