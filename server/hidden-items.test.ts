import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { WrittenKind } from '#contract/written-drafts.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { countFigures } from './features/site/figure-queries.ts'

// Makes every read that visitors and members may make, before and after an admin writes drafts and hides items. A new
// endpoint of the contract is covered automatically.

const reads = (endpoints as readonly Endpoint[]).filter(
  ({ method, access, reply, path }) =>
    method === 'GET' && (access === 'public' || access === 'member') && reply !== 'stream' && path !== '/api/logout',
)
const byId = reads.filter(({ path }) => path.includes('{id}'))
const lists = reads.filter(({ path }) => !path.includes('{'))

/** No other text of the site has these words. */
const words = {
  draft: 'quinceling',
  edit: 'medlarette',
  scheduled: 'damsonful',
  hidden: 'mulberrish',
}
const unknownWord = 'sloeberrying'

const content = (kind: WrittenKind, word: string) => ({
  title: `The ${word} way`,
  description: `More ${word}.`,
  pillar: 'physical',
  ...(kind === 'challenge'
    ? {
        subtitle: `Every ${word}`,
        promise: `A ${word} each day.`,
        finishLine: `I ate a ${word} on {days} days.`,
        duration: 7,
        difficulty: 'beginner',
        plan: [{ from: 1, to: 7, title: `One ${word}`, action: `Eat the ${word}.`, done: `it is ${word} time.` }],
      }
    : { type: 'guide', blocks: [{ kind: 'intro', markdown: `About the ${word}.` }] }),
})

let site: TestApp
let admin: TestClient
/** Has joined the hidden challenge, shows it in the profile and has opened a start. */
let insider: TestClient
let outsider: TestClient
let before: Map<string, string>
let hiddenIds: string[]
let otherIds: string[]

beforeAll(async () => {
  site = await createTestApp()
  admin = await site.signUp()
  insider = await site.signUp()
  outsider = await site.signUp()
  const visible = { challenge: await publish('challenge', 'plum'), resource: await publish('resource', 'plum') }
  await outsider.call('POST', '/api/user-challenges', { challengeId: visible.challenge })
  const hidden = {
    challenge: await publish('challenge', words.hidden),
    resource: await publish('resource', words.hidden),
  }
  for (const [kind, id] of Object.entries(hidden)) await changeVisibility(kind, id, 'hide')
  before = await readLists()

  for (const [kind, id] of Object.entries(hidden)) await changeVisibility(kind, id, 'show')
  const tomorrow = new Date(site.services.clock.now().getTime() + 86_400_000).toISOString()
  const start = await insider.call('POST', `/api/challenges/${hidden.challenge}/starts`, {
    date: tomorrow.slice(0, 10),
  })
  expect(start.statusCode, start.body).toBe(201)
  const [participation] = (await insider.call('GET', '/api/user-challenges')).json()
  await insider.call('PATCH', '/api/account/profile', { shown: true, challenges: [participation.id] })
  const drafts: string[] = []
  for (const kind of ['challenge', 'resource'] as const) {
    drafts.push((await startDraft({ kind, content: content(kind, words.draft) })).id)
    const edit = await startDraft({ kind, edits: visible[kind] })
    drafts.push(edit.id)
    const saved = { revision: edit.revision, content: content(kind, words.edit) }
    expect((await admin.call('PATCH', `/api/content/drafts/${edit.id}`, saved)).statusCode).toBe(200)
    const scheduled = await startDraft({ kind, content: content(kind, words.scheduled) })
    drafts.push(scheduled.id)
    const publishing = { revision: scheduled.revision, at: tomorrow }
    expect((await admin.call('POST', `/api/content/drafts/${scheduled.id}/publish`, publishing)).statusCode).toBe(200)
    await changeVisibility(kind, hidden[kind], 'hide')
  }
  hiddenIds = [hidden.challenge, hidden.resource, start.json().id, participation.id, ...drafts]
  otherIds = [visible.challenge, visible.resource, insider.id]
})
afterAll(() => site.close())

async function startDraft(body: object): Promise<{ id: string; revision: number }> {
  const reply = await admin.call('POST', '/api/content/drafts', body)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json()
}

async function publish(kind: WrittenKind, word: string): Promise<string> {
  const { id, revision } = await startDraft({ kind, content: content(kind, word) })
  const reply = await admin.call('POST', `/api/content/drafts/${id}/publish`, { revision })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().published.id
}

async function changeVisibility(kind: string, id: string, change: 'hide' | 'show') {
  const reply = await admin.call('POST', `/api/content/catalog/${kind}/${id}/${change}`)
  expect(reply.statusCode, reply.body).toBe(200)
}

const callers = () => ({ visitor: site.visitor, outsider: outsider.call })
type Caller = keyof ReturnType<typeof callers>
const callerNames: Caller[] = ['visitor', 'outsider']

/** The address of a list: as it is, and with each choice of each of its filters. */
function listUrls({ path, query }: Endpoint): string[] {
  const filters = Object.entries(query?.shape ?? {}).flatMap(([name, schema]) =>
    findChoices(schema).map((value) => `${path}?${name}=${value}`),
  )
  const parameter = findSearchParameter(query)
  const searches = parameter ? ['plum', ...Object.values(words)].map((word) => `${path}?${parameter}=${word}`) : []
  return [path, ...(query && 'limit' in query.shape ? [`${path}?limit=100`] : []), ...filters, ...searches]
}

const findSearchParameter = (query: Endpoint['query']) => ['q', 'query'].find((name) => query && name in query.shape)

/** The values that a filter of the contract accepts, among those of all filters. */
function findChoices(schema: unknown): string[] {
  const values = [
    'physical',
    'short',
    'medium',
    'long',
    'daily',
    'weekdays',
    'weekly',
    'beginner',
    'guide',
    'only',
    '1',
  ]
  return schema instanceof z.ZodType ? values.filter((value) => schema.safeParse(value).success) : []
}

async function readLists(): Promise<Map<string, string>> {
  const replies = new Map<string, string>()
  for (const [name, call] of Object.entries(callers()))
    for (const url of lists.flatMap(listUrls)) replies.set(`${name} ${url}`, readText(await call('GET', url)))
  return replies
}

function readText({ body, rawPayload, headers }: Awaited<ReturnType<TestClient['call']>>): string {
  if (headers['content-type'] !== 'application/zip') return body
  return Object.values(unzipSync(rawPayload))
    .map((bytes) => strFromU8(bytes))
    .join('\n')
}

const contains = (text: string) => Object.values(words).filter((word) => text.includes(word))

describe.each(callerNames)('to a %s', (name) => {
  test.each(lists.map((endpoint) => [endpoint.path, endpoint] as const))(
    'the reply of %s is the same as without the drafts and hidden items',
    async (path, endpoint) => {
      for (const url of listUrls(endpoint)) {
        const text = readText(await callers()[name]('GET', url))
        expect([url, contains(text)]).toEqual([url, []])
        // The export says when it was made, and the sessions when they were used.
        if (path !== '/api/account/export') expect([url, text]).toEqual([url, before.get(`${name} ${url}`)])
      }
    },
  )

  test.each(byId.map((endpoint) => [endpoint.path, endpoint] as const))(
    'the reply of %s says nothing about drafts and hidden items',
    async (path, { query }) => {
      const call = callers()[name]
      const fill = (id: string) =>
        path.replace('/reactions/{kind}/', '/reactions/finish/').replaceAll(/\{\w+\}/g, id) +
        (query && 'version' in query.shape ? '?version=1' : '')
      const missing = await call('GET', fill('01900000-0000-7000-8000-000000000000'))
      for (const id of hiddenIds) {
        const { statusCode, body } = await call('GET', fill(id))
        expect([path, statusCode, body]).toEqual([path, missing.statusCode, missing.body])
      }
      for (const id of otherIds) expect([path, contains((await call('GET', fill(id))).body)]).toEqual([path, []])
    },
  )
})

test('finds nothing by the words of a draft or a hidden item', async () => {
  const searches = lists.filter(({ query }) => findSearchParameter(query))
  expect(searches.map(({ path }) => path).toSorted()).toEqual(['/api/challenges', '/api/resources', '/api/search'])
  for (const { path, query } of searches)
    for (const word of Object.values(words)) {
      const find = (text: string) => outsider.call('GET', `${path}?${findSearchParameter(query)}=${text}`)
      expect((await find(word)).body).toBe((await find(unknownWord)).body)
    }
})

test('shows them to the admin, and the hidden challenge to the member who has joined it', async () => {
  const [challenge = '', resource = '', start = ''] = hiddenIds
  for (const url of [`/api/challenges/${challenge}`, `/api/resources/${resource}`, '/api/content/catalog'])
    expect([url, contains((await admin.call('GET', url)).body)]).toEqual([url, [words.hidden]])
  expect(contains((await admin.call('GET', '/api/content/drafts')).body)).toEqual([
    words.draft,
    words.edit,
    words.scheduled,
  ])
  for (const url of [`/api/challenges/${challenge}`, `/api/starts/${start}`, '/api/user-challenges', '/api/today'])
    expect([url, contains((await insider.call('GET', url)).body)]).toEqual([url, [words.hidden]])
})

test('lets nobody else join, tick or read them, and counts them nowhere', async () => {
  const [challenge = '', resource = ''] = hiddenIds
  const box = { block: 0, item: 0, ticked: true }
  expect((await outsider.call('POST', '/api/user-challenges', { challengeId: challenge })).statusCode).toBe(404)
  expect((await outsider.call('PATCH', `/api/resources/${resource}/ticks`, box)).statusCode).toBe(404)
  expect(contains((await outsider.call('GET', `/challenge/${challenge}`)).body)).toEqual([])
  const figures = await countFigures(site.database)
  for (const [kind, id] of Object.entries({ challenge, resource })) await changeVisibility(kind, id, 'show')
  const { challenges, resources } = figures
  const shown = { ...figures, challenges: challenges + 1, resources: resources + 1 }
  expect(await countFigures(site.database)).toEqual(shown)
})
