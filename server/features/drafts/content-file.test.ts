import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListedDraft } from '#contract/written-drafts.ts'
import { loadLibrary } from '#server/services/writer/library-items.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { checkDamagedFile, createImportSite, type Outcome } from '#test/damaged-files.ts'
import { formatContentFile } from './content-file.ts'
import { parseContentFile } from './import.ts'

let site: TestApp
let otherSite: TestApp
let admin: TestClient
let member: TestClient
let otherAdmin: TestClient
/** One challenge and one resource of the first site. */
const refs: { path: string; file: string }[] = []

const challenge = {
  title: 'Walk in the morning',
  subtitle: 'Ten minutes, before the phone',
  description: 'Ten minutes outside before breakfast.\n\nAny weather — “any”.',
  promise: 'Walk before breakfast.',
  finishLine: 'I walked on {days}.',
  pillar: 'physical',
  duration: 7,
  difficulty: 'beginner',
  plan: [
    { from: 1, to: 3, title: 'Walk', done: 'You walked.', action: 'Walk for ten minutes.', details: 'Or five.' },
    { from: 4, to: 7, title: 'Walk on', action: 'Walk for twenty minutes.' },
  ],
  schedule: { kind: 'weekdays', days: [1, 3, 5] },
  rules: ['passes', 'strict'],
  sources: [{ author: 'A. Walker', year: 2019, title: 'Walking', url: 'https://example.org/walk', checked: null }],
  passes: 2,
}
const resource = {
  title: 'Wo wir gehen: Wälder & Wege',
  description: 'Where to walk.',
  pillar: 'physical',
  type: 'guide',
  blocks: [
    { kind: 'intro', markdown: 'Walk **slowly**.' },
    { kind: 'links', title: 'Maps', links: [{ label: 'Map', url: 'https://www.openstreetmap.org/' }] },
    { kind: 'drawing', name: 'breathing', caption: 'Breathe out longer than in.' },
  ],
}

beforeAll(async () => {
  site = await createTestApp()
  otherSite = await createTestApp()
  admin = await site.signUp()
  member = await site.signUp()
  otherAdmin = await otherSite.signUp()
  for (const [kind, content] of [
    ['challenge', challenge],
    ['resource', resource],
  ] as const) {
    const id = await publishDraft(admin, (await admin.call('POST', '/api/content/drafts', { kind, content })).json())
    refs.push({ path: `/api/${kind}s/${id}`, file: `/api/${kind}s/${id}/file` })
  }
})
afterAll(async () => {
  await site.close()
  await otherSite.close()
})

async function publishDraft(client: TestClient, { id, revision }: Pick<ListedDraft, 'id' | 'revision'>) {
  const reply = await client.call('POST', `/api/content/drafts/${id}/publish`, { revision })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().published.id
}

function importInto(app: TestApp, client: TestClient, payload: string | Buffer, type = 'application/octet-stream') {
  return app.inject({
    method: 'POST',
    url: '/api/content/import',
    headers: { cookie: client.cookie, 'content-type': type },
    payload,
  })
}

const file = (change: object = {}) => ({
  format: 'seven-pillars',
  version: 1,
  kind: 'challenge',
  challenge: { ...challenge, ...change },
})

async function importProblems(given: unknown): Promise<Record<string, string>> {
  const before = await countDrafts()
  const reply = await importInto(site, admin, typeof given === 'string' ? given : JSON.stringify(given))
  expect(reply.statusCode, reply.body).toBe(400)
  expect(await countDrafts()).toBe(before)
  return reply.json().fields
}

const countDrafts = async () => (await admin.call('GET', '/api/content/drafts')).json().length

describe('a file', () => {
  test('is a download that members get, with a safe name', async () => {
    const replies = await Promise.all(refs.map((ref) => member.call('GET', ref.file)))
    expect(replies.map(({ headers }) => [headers['content-type'], headers['content-disposition']])).toEqual([
      ['application/json; charset=utf-8', 'attachment; filename="walk-in-the-morning.json"'],
      ['application/json; charset=utf-8', 'attachment; filename="wo-wir-gehen-walder-wege.json"'],
    ])
    expect(replies[0]?.body).toBe(`${JSON.stringify(file(), null, 2)}\n`)
    expect((await site.visitor('GET', refs[0]?.file ?? '')).statusCode).toBe(401)
    expect((await member.call('GET', '/api/challenges/missing/file')).statusCode).toBe(404)
  })

  test('is named after its kind when its title has no Latin letters', async () => {
    const content = { ...challenge, title: '散歩' }
    const draft = (await admin.call('POST', '/api/content/drafts', { kind: 'challenge', content })).json()
    const reply = await member.call('GET', `/api/challenges/${await publishDraft(admin, draft)}/file`)
    expect(reply.headers['content-disposition']).toBe('attachment; filename="challenge.json"')
  })

  test('has the same bytes after another site has imported and published it', async () => {
    for (const ref of refs) {
      const exported = await member.call('GET', ref.file)
      const [draft] = (await importInto(otherSite, otherAdmin, exported.rawPayload)).json()
      const id = await publishDraft(otherAdmin, draft)
      const again = await otherAdmin.call('GET', `/api/${draft.kind}s/${id}/file`)
      expect(again.rawPayload.equals(exported.rawPayload)).toBe(true)
    }
  })

  test('has the same bytes when it is read and written again, for every item of the library', async () => {
    for (const { item } of await loadLibrary()) {
      if (item.kind === 'discussion') continue
      const text = formatContentFile(item)
      expect(parseContentFile(text).map((parsed) => formatContentFile(parsed.item))).toEqual([text])
    }
  })

  test('of the library gets no medical note that the library does not have', async () => {
    const library = await loadLibrary()
    const run = library.find(({ item }) => item.draft.title === 'The Slow Five')?.item
    if (run?.kind !== 'challenge') throw new Error('The library has no run')
    const text = formatContentFile(run)
    const [draft] = (await importInto(otherSite, otherAdmin, text)).json()
    const id = await publishDraft(otherAdmin, draft)
    expect((await otherAdmin.call('GET', `/api/challenges/${id}/file`)).body).toBe(text)
  })
})

describe('an import', () => {
  test('creates a draft for every item of a list', async () => {
    const items = [
      { kind: 'challenge', challenge },
      { kind: 'resource', resource },
    ]
    const reply = await importInto(
      site,
      admin,
      JSON.stringify({ ...file(), challenge: undefined, kind: 'list', items }),
    )
    expect([reply.statusCode, reply.json().map(({ title }: ListedDraft) => title)]).toEqual([
      201,
      [challenge.title, resource.title],
    ])
    expect((await admin.call('GET', `/api/content/drafts/${reply.json()[0].id}`)).json().content).toEqual(challenge)
  })

  test('is all or nothing, and names every problem with its path', async () => {
    const broken = {
      ...challenge,
      title: ' ',
      duration: 1e300,
      plan: [challenge.plan[0], { ...challenge.plan[1], title: undefined, colour: 'red' }],
    }
    const items = [
      { kind: 'challenge', challenge },
      { kind: 'challenge', challenge: broken },
      { kind: 'resource', resource: { ...resource, type: 'film' } },
      { kind: 'goal', goal: {} },
    ]
    expect(await importProblems({ format: 'seven-pillars', version: 1, kind: 'list', items, id: 'x' })).toEqual({
      id: 'Unknown field',
      'items[1].challenge.title': 'Required',
      'items[1].challenge.duration': 'Number must be less than or equal to 365',
      'items[1].challenge.plan[1].title': 'Required',
      'items[1].challenge.plan[1].colour': 'Unknown field',
      'items[2].resource.type': "Expected 'article' | 'guide' | 'exercise' | 'worksheet', received 'film'",
      'items[3].kind': "Expected 'challenge' | 'resource', received 'goal'",
    })
  })

  test('lists at most 20 problems', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 300 }, (_, number) => [`field${number}`, number]))
    const reply = await importInto(site, admin, JSON.stringify(file(unknown)))
    expect(Object.keys(reply.json().fields)).toHaveLength(20)
    expect(reply.json().message).toBe('challenge.field0: Unknown field, and 299 more problems')
  })

  const text = JSON.stringify(file())
  test.each<[what: string, given: string, problems: Record<string, string>]>([
    ['nothing', '', { file: 'The file is incomplete: it ends too early, at line 1, column 1' }],
    ['no JSON', '<html>', { file: 'This is not JSON, at line 1, column 1' }],
    ['a part', text.slice(0, 40), { file: 'The file is incomplete: it ends too early, at line 1, column 41' }],
    ['more after it', `${text}\n{}`, { file: 'This is not JSON, at line 2, column 1' }],
    ['a trailing comma', '{\n  "a": [1,]}', { file: 'This is not JSON, at line 2, column 11' }],
    ['a line break in a text', '["a\nb"]', { file: 'This is not JSON, at line 1, column 2' }],
    ['one value', '5', { file: 'This is not a file of Seven Pillars' }],
    ['another format', '{"kind":"challenge"}', { file: 'This is not a file of Seven Pillars' }],
    ['a later version', text.replace('"version":1', '"version":2'), { version: 'This site reads version 1' }],
    [
      'a repeated key',
      text.replace('"duration":7', '"duration":7,"duration":7'),
      {
        'challenge.duration': 'Given more than once',
      },
    ],
    [
      '__proto__',
      text.replace('"title"', '"__proto__":{"title":"A"},"title"'),
      {
        'challenge.__proto__': 'Unknown field',
      },
    ],
    [
      'deep nesting',
      text.replace('"Walk in the morning"', `${'['.repeat(1e5)}${']'.repeat(1e5)}`),
      {
        file: 'Nested more than 16 levels deep, at line 1, column 94',
      },
    ],
    ['many values', `[${'1,'.repeat(60_000)}1]`, { file: 'More than 50,000 values, at line 1, column 100000' }],
    ['a NUL', text.replace('Walk in', String.raw`Walk\u0000in`), { 'challenge.title': 'Invalid character' }],
    ['another encoding', '{"a":"\ufffd"}', { file: 'This is not UTF-8 text' }],
  ])('refuses %s', async (_what, given, problems) => {
    expect(await importProblems(given)).toEqual(problems)
  })

  test('refuses bytes that are not UTF-8, and reads a byte order mark', async () => {
    for (const payload of [Buffer.from(text, 'utf16le'), Buffer.from(text.replace('“any”', 'é'), 'latin1')])
      expect((await importInto(site, admin, payload)).statusCode).toBe(400)
    expect((await importInto(site, admin, `\ufeff${text}`)).statusCode).toBe(201)
    expect((await importInto(site, admin, `\ufeff${text}`, 'application/json')).statusCode).toBe(201)
  })

  test('refuses more than a megabyte', async () => {
    expect((await importInto(site, admin, ' '.repeat(1024 * 1024 + 1))).statusCode).toBe(413)
    expect(await importProblems(file({ description: 'a'.repeat(900_000) }))).toEqual({
      'challenge.description': 'String must contain at most 1000 character(s)',
    })
  })

  test('refuses addresses that are not of the web', async () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', ' https://a.example', 'https://a b.example'])
      expect(
        await importProblems({
          ...file(),
          challenge: undefined,
          kind: 'resource',
          resource: { ...resource, blocks: [{ kind: 'links', title: 'A', links: [{ label: 'B', url }] }] },
        }),
      ).toEqual({ 'resource.blocks[0].links[0].url': 'Invalid address' })
    expect(await importProblems(file({ sources: [{ ...challenge.sources[0], url: 'javascript:alert(1)' }] }))).toEqual({
      'challenge.sources[0].url': 'Use a web address that starts with https://',
    })
  })

  test('refuses what could harm someone', async () => {
    const before = await countDrafts()
    for (const change of [
      { description: 'You should stop taking your medication.' },
      { promise: 'You should stop taking your medication.' },
      { plan: [{ from: 1, to: 7, title: 'Fast', action: 'You should stop taking your medication.' }] },
    ]) {
      const reply = await importInto(site, admin, JSON.stringify(file(change)))
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'content-refused'])
    }
    expect(await countDrafts()).toBe(before)
  })
})

test('an import of a damaged file gives complete drafts, or changes nothing', async () => {
  const importSite = await createImportSite()
  const outcomes: Outcome[] = []
  for (let seed = 1; seed <= 60; seed++) outcomes.push(await checkDamagedFile(importSite, seed))
  expect(new Set(outcomes)).toEqual(new Set<Outcome>(['imported', 'refused']))
  await importSite.close()
})
