import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { generateId } from '#server/database/ids.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { sampleImages } from '#test/sample-images.ts'

// A block must look like a member who hides everything: every read of the contract is compared between a site where the
// other member blocks the viewer and one where they delete their posts and show nothing.

const all: readonly Endpoint[] = endpoints
const newName = 'Renamed'

type Pair = Awaited<ReturnType<typeof createPair>>

/** Two members who invited each other, talk to each other and know each other’s profile and avatar. */
async function createPair() {
  const site = await createTestApp({ publicUrl: 'https://pillars.example.org' })
  await site.signUp()
  const [viewer, other] = [await site.signUp({ username: 'viewer' }), await site.signUp({ username: 'other' })]
  const invite = async (inviter: TestClient, guest: TestClient): Promise<string> => {
    const { id, url } = (await inviter.call('POST', '/api/invitations', { maxUses: 5, days: 30 })).json()
    await site.database
      .insertInto('invited_members')
      .values({ user_id: guest.id, invitation_id: id, invited_by: inviter.id, created_at: '2026-03-10T09:00:00.000Z' })
      .execute()
    return url.split('#token=').at(-1)
  }
  await invite(viewer, other)
  const invitation = await invite(other, viewer)
  const discussion = await start(other, 'By the other')
  const thread = await start(viewer, 'By the viewer')
  const { id: reply } = (await other.call('POST', `/api/forum/${thread}/replies`, { content: 'Hello' })).json()
  await viewer.call('PATCH', `/api/forum/${discussion}/follow`, { following: true })
  await other.call('PATCH', '/api/account/profile', {
    about: 'I walk.',
    pillars: ['physical'],
    shown: true,
    findable: true,
  })
  const avatar = await setAvatar(other)
  return { site, viewer, other, invitation, discussion, thread, reply, avatar, newAvatar: generateId() }
}

const start = async ({ call }: TestClient, title: string): Promise<string> =>
  (await call('POST', '/api/forum', { title, content: 'Hello', pillar: 'mental' })).json().id

async function setAvatar({ call }: TestClient): Promise<string> {
  const { profileImageUrl } = (await call('POST', '/api/account/picture', { image: sampleImages.jpeg })).json()
  return profileImageUrl.split('/').at(-1)
}

const block = ({ call }: TestClient, { id }: TestClient) => call('POST', `/api/members/${id}/block`)
const unblock = ({ call }: TestClient, { id }: TestClient) => call('DELETE', `/api/members/${id}/block`)

/** Changes everything that would let someone recognize the other member again. */
async function changeLooks({ other }: Pair): Promise<string> {
  await other.call('PATCH', '/api/account', { username: newName })
  await other.call('PATCH', '/api/account/profile', { about: 'I run.' })
  return setAvatar(other)
}

async function showNothing({ other, discussion, thread, reply }: Pair): Promise<void> {
  await other.call('DELETE', `/api/forum/${discussion}`)
  await other.call('DELETE', `/api/forum/${thread}/replies/${reply}`)
  await other.call('PATCH', '/api/account/profile', { shown: false, findable: false })
  await other.call('DELETE', '/api/account/picture')
}

const isReadable = ({ method, access, path, reply }: Endpoint) =>
  method === 'GET' && ['public', 'member'].includes(access) && reply !== 'stream' && path !== '/api/logout'

/** Lists the addresses of all reads, with the ids of everything that belongs to the other member. */
function listReads({ other, discussion, thread, avatar, newAvatar }: Pair): [name: string, url: string][] {
  const named = { other: other.id, discussion, thread, avatar, newAvatar }
  const searches = ['other', newName.toLowerCase(), 'hello', 'By the'].map((query) => `/api/search?query=${query}`)
  const reads = all.filter(isReadable).flatMap(({ path }): [string, string][] => {
    if (!path.includes('{')) return [[path, path]]
    return Object.entries(named).map(([what, id]) => [`${path} of ${what}`, path.replaceAll(/\{\w+\}/g, id)])
  })
  return [...reads, ...searches.map((url): [string, string] => [url, url])]
}

/** Reads everything as the viewer, without the ids and tokens in which two sites differ. */
async function readAll(pair: Pair) {
  const reads: Record<string, unknown> = {}
  for (const [name, url] of listReads(pair)) {
    const { statusCode, headers, body, rawPayload } = await pair.viewer.call('GET', url)
    const text = url.endsWith('/export') && statusCode === 200 ? unzip(rawPayload) : body
    reads[name] = [statusCode, { ...headers, date: null }, withoutIds(text)]
  }
  return reads
}

const unzip = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes))
    .map(([name, content]) => `${name} ${strFromU8(content)}`)
    .join('\n')

const withoutIds = (text: string) =>
  text
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
    .replaceAll(/#token=[\w.-]+/g, '#token=token')
    .replace(/"publicKey":"[\w-]+"/, '"publicKey":"key"')

const sites: TestApp[] = []
afterAll(async () => {
  for (const site of sites) await site.close()
})

async function createSite(): Promise<Pair> {
  const pair = await createPair()
  sites.push(pair.site)
  return pair
}

describe('a member whom another has blocked', () => {
  let blocked: Pair
  let quiet: Pair
  beforeAll(async () => {
    blocked = await createSite()
    await block(blocked.other, blocked.viewer)
    blocked.newAvatar = await changeLooks(blocked)
    quiet = await createSite()
    await showNothing(quiet)
  })

  test('reads everywhere what they would read of a member who shows nothing', async () => {
    const reads = await readAll(blocked)
    expect(reads).toEqual(await readAll(quiet))
    expect(reads['/api/members/{id} of other']).toEqual([200, expect.anything(), expect.stringContaining('"other"')])
    expect(JSON.stringify(reads)).not.toContain(newName)
  })

  test('gets no avatar that they know, even to revalidate it', async () => {
    for (const id of [blocked.avatar, blocked.newAvatar]) {
      const tag = { 'if-none-match': `"${id}"` }
      const replies = [
        await blocked.viewer.call('GET', `/api/pictures/${id}`, undefined, tag),
        await quiet.viewer.call('GET', `/api/pictures/${quiet.avatar}`, undefined, tag),
      ]
      expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
        Array.from({ length: 2 }, () => [404, replies[0]?.body]),
      )
    }
  })

  test('learns no new name from an invitation that they have used', async () => {
    for (const { site, invitation } of [blocked, quiet])
      expect((await site.visitor('POST', '/api/auth/invitation', { invitation })).json()).toMatchObject({ by: 'other' })
  })

  test('can report and block the other member as anyone can', async () => {
    const act = async ({ viewer, other }: Pair) => {
      const report = { kind: 'member', subjectId: other.id, reason: 'harassment' }
      const replies = [
        await viewer.call('POST', '/api/reports', report),
        await block(viewer, other),
        await block(viewer, other),
        await viewer.call('GET', '/api/blocks'),
        await viewer.call('GET', `/api/members/${other.id}`),
        await unblock(viewer, other),
        await viewer.call('GET', `/api/members/${other.id}`),
      ]
      return replies.map(({ statusCode, body }) => [statusCode, withoutIds(body)])
    }
    const replies = await act(blocked)
    expect(replies).toEqual(await act(quiet))
    expect(replies.map(([status]) => status)).toEqual([201, 200, 200, 200, 200, 200, 200])
    expect(JSON.stringify(replies)).not.toContain(newName)
  })

  test('sees the other member as they are once nobody blocks', async () => {
    await unblock(blocked.other, blocked.viewer)
    expect((await blocked.viewer.call('GET', `/api/members/${blocked.other.id}`)).json()).toMatchObject({
      username: newName,
      profileImageUrl: `/api/pictures/${blocked.newAvatar}`,
      about: 'I run.',
    })
    expect((await blocked.viewer.call('GET', `/api/pictures/${blocked.newAvatar}`)).statusCode).toBe(200)
  })
})

describe('a member who has blocked another', () => {
  test('sees the name at that time and nothing else, also after the other blocks them too', async () => {
    const pair = await createSite()
    const { viewer, other } = pair
    await block(viewer, other)
    pair.newAvatar = await changeLooks(pair)
    const readProfile = async () => (await viewer.call('GET', `/api/members/${other.id}`)).json()
    const empty = { username: 'other', profileImageUrl: null, about: null, pillars: [], challenges: [] }
    expect(await readProfile()).toMatchObject({ ...empty, blocked: true })
    expect((await viewer.call('GET', '/api/blocks')).json()).toMatchObject([{ id: other.id, username: 'other' }])
    expect(JSON.stringify(await readAll(pair))).not.toContain(newName)
    for (const id of [pair.avatar, pair.newAvatar])
      expect((await viewer.call('GET', `/api/pictures/${id}`)).statusCode).toBe(404)
    await block(other, viewer)
    await unblock(viewer, other)
    expect(await readProfile()).toMatchObject({ ...empty, blocked: false })
  })
})

test('staff see the name and avatar of today', async () => {
  const { site, viewer, other } = await createSite()
  await block(other, viewer)
  await site.database
    .insertInto('moderators')
    .values({ user_id: viewer.id, appointed_by: null, created_at: 'now' })
    .execute()
  await other.call('PATCH', '/api/account', { username: newName })
  const { username, profileImageUrl } = (await viewer.call('GET', `/api/moderation/members/${other.id}`)).json()
  expect([username, (await viewer.call('GET', profileImageUrl)).statusCode]).toEqual([newName, 200])
})
