import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { transaction } from '#server/database/transaction.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import {
  addContentItem,
  deleteContentItem,
  hideContentItem,
  showContentItem,
} from '../features/library/content-items.ts'
import { countFigures } from '../features/site/figure-queries.ts'

let site: TestApp
let admin: TestClient
let member: TestClient
let other: TestClient
let ids: { challenge: string; resource: string; start: string; participation: string; member: string }

const secret = 'Quokka'

beforeAll(async () => {
  site = await createTestApp()
  admin = await site.signUp()
  member = await site.signUp()
  other = await site.signUp()
  const now = site.services.clock.now()
  const text = { description: 'Walk.', pillar: 'physical' } as const
  const [challenge, resource] = await transaction(site.database, async (tx) => {
    const challengeDraft = { ...text, difficulty: 'beginner', duration: 7, plan: null } as const
    const visible = { ...challengeDraft, title: 'Walk with the others' }
    await addContentItem(tx, { kind: 'challenge', draft: visible }, now)
    const blocks = [{ kind: 'checklist' as const, title: 'Pack', items: ['Shoes'] }]
    return [
      await addContentItem(tx, { kind: 'challenge', draft: { ...challengeDraft, title: `${secret} walk` } }, now),
      await addContentItem(
        tx,
        { kind: 'resource', draft: { ...text, title: `${secret} list`, type: 'worksheet', blocks } },
        now,
      ),
    ]
  })
  const date = new Date(now.getTime() + 4 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const opened = await member.call('POST', `/api/challenges/${challenge}/starts`, { date })
  expect(opened.statusCode).toBe(201)
  const [participation] = (await member.call('GET', '/api/user-challenges')).json()
  await admin.call('POST', '/api/user-challenges', { challengeId: challenge })
  await admin.call('PATCH', '/api/account/profile', { shown: true, challenges: [challenge] })
  ids = {
    challenge,
    resource,
    start: opened.json().id,
    participation: participation.id,
    member: (await admin.call('GET', '/api/auth/user')).json().id,
  }
})
afterAll(() => site.close())

/** Every read with the items' ids and words wherever they fit. */
function listReads({ access }: Pick<Endpoint, 'access'>): string[] {
  return endpoints
    .filter((each) => each.method === 'GET' && each.access === access && !each.events && each.reply !== 'redirect')
    .flatMap(({ path, query }) => {
      const paths = Object.values(ids).map((id) => path.replaceAll(/\{\w+\}/g, id))
      const isSearched = query !== undefined && 'q' in query.shape
      return [...new Set(paths)].flatMap((each) => (isSearched ? [each, `${each}?q=${secret}`] : [each]))
    })
}

async function findSecrets(client: TestClient | TestApp['visitor'], reads: string[]): Promise<string[]> {
  const call = typeof client === 'function' ? client : client.call
  const found: string[] = []
  for (const path of reads) {
    const { body, statusCode } = await call('GET', path)
    expect(statusCode, path).toBeLessThan(500)
    if (body.includes(secret)) found.push(path)
  }
  return found
}

const setHidden = (hidden: boolean) =>
  transaction(site.database, async (tx) => {
    for (const kind of ['challenge', 'resource'] as const) {
      const ref = { kind, id: ids[kind] }
      await (hidden ? hideContentItem(tx, ref, site.services.clock.now()) : showContentItem(tx, ref))
    }
  })

test('a hidden item is found by nobody but admins and its members', async () => {
  const [publicReads, memberReads] = [listReads({ access: 'public' }), listReads({ access: 'member' })]
  const openToAll = await findSecrets(other, [...publicReads, ...memberReads])
  expect(openToAll).toEqual(
    expect.arrayContaining([
      '/api/challenges',
      `/api/challenges?q=${secret}`,
      `/api/challenges/${ids.challenge}`,
      `/api/members/${ids.member}`,
      '/api/resources',
      `/api/resources/${ids.resource}`,
      `/api/starts/${ids.start}`,
    ]),
  )
  const { challenges, resources, ...figures } = await countFigures(site.database)

  await setHidden(true)
  expect(await findSecrets(site.visitor, publicReads)).toEqual([])
  expect(await findSecrets(other, [...publicReads, ...memberReads])).toEqual([])
  const fewer = { ...figures, challenges: challenges - 1, resources: resources - 1 }
  expect(await countFigures(site.database)).toEqual(fewer)
  expect((await other.call('GET', `/challenges/${ids.challenge}`)).body).not.toContain(secret)
  expect((await other.call('POST', '/api/user-challenges', { challengeId: ids.challenge })).statusCode).toBe(404)
  const box = { block: 0, item: 0, ticked: true }
  expect((await other.call('PATCH', `/api/resources/${ids.resource}/ticks`, box)).statusCode).toBe(404)

  expect(await findSecrets(member, [...publicReads, ...memberReads])).toEqual(
    expect.arrayContaining(['/api/user-challenges', `/api/challenges/${ids.challenge}`, `/api/starts/${ids.start}`]),
  )
  expect(await findSecrets(admin, [...publicReads, ...memberReads])).toEqual(
    expect.arrayContaining([`/api/challenges/${ids.challenge}`, `/api/resources/${ids.resource}`]),
  )

  await setHidden(false)
  expect(await findSecrets(other, [...publicReads, ...memberReads])).toEqual(openToAll)
})

test('only an item that nobody has joined is deleted', async () => {
  const remove = (ref: Parameters<typeof deleteContentItem>[1]) =>
    transaction(site.database, (tx) => deleteContentItem(tx, ref))
  expect(await remove({ kind: 'challenge', id: ids.challenge })).toBe('joined')
  expect(await remove({ kind: 'resource', id: ids.resource })).toBe('deleted')
  expect(await remove({ kind: 'resource', id: ids.resource })).toBe('gone')
})
