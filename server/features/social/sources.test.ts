import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { SourceAccount } from '#contract/social-sources.ts'
import { changeRole } from '#server/features/accounts/roles.ts'
import { InstagramError, type InstagramClient } from '#server/services/instagram.ts'
import { createPlatforms } from '#server/services/platforms.ts'
import { createSecrets } from '#server/services/secrets.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { createFakeMedia, graphSentinels, startGraphFake } from '#test/graph-fake.ts'
import { pollDueSources } from './polling.ts'

const graph = await startGraphFake()
const settings = { instagramGraphUrl: graph.url, instagramAccessToken: null }
const site = await createTestApp(settings, { platforms: createPlatforms(settings) })
const admin = await site.signUp()
afterAll(async () => {
  await site.close()
  await graph.close()
})
beforeEach(async () => {
  await site.database.deleteFrom('source_accounts').execute()
  await site.database.deleteFrom('social_posts').execute()
})

const handle = '17841405822304914'
const form = { platform: 'instagram', handle, displayName: 'Iron Discipline', accessToken: graphSentinels.goodToken }
const add = async (body: object = form): Promise<SourceAccount> =>
  (await admin.call('POST', '/api/source-accounts', body)).json()
const list = async (): Promise<SourceAccount[]> => (await admin.call('GET', '/api/source-accounts')).json()
const getOnlySource = async () => (await list())[0]
const change = async (id: string, body: object) => admin.call('PATCH', `/api/source-accounts/${id}`, body)
const countRequests = (userId: string) => graph.requests.filter(({ path }) => path === `/${userId}/media`).length

describe('source accounts', () => {
  test('adds an account and never returns its token', async () => {
    const reply = await admin.call('POST', '/api/source-accounts', form)
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      platform: 'instagram',
      handle,
      displayName: 'Iron Discipline',
      hasToken: true,
      enabled: true,
      lastPolledAt: null,
      failures: 0,
      lastError: null,
    })
    expect(await list()).toEqual([reply.json()])
    expect(reply.body + JSON.stringify(await list())).not.toContain(graphSentinels.goodToken)
  })

  test('encrypts the token of an account with the site’s key', async () => {
    const { id } = await add()
    const { access_token: stored } = await site.database
      .selectFrom('source_accounts')
      .select('access_token')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored).toMatch(/^v1\./)
    expect(JSON.stringify(await site.database.selectFrom('source_accounts').selectAll().execute())).not.toContain(
      graphSentinels.goodToken,
    )
    expect(createSecrets('x'.repeat(32)).decrypt(`source account ${id}`, stored ?? '')).toBeNull()
  })

  test('rejects an account that is already stored', async () => {
    await add()
    const again = await admin.call('POST', '/api/source-accounts', form)
    expect([again.statusCode, again.json().message]).toEqual([409, 'This account is already on the list.'])
  })

  test.each([
    [{ handle: 'iron.discipline' }, 'handle'],
    [{ handle: '' }, 'handle'],
    [{ platform: 'tiktok' }, 'platform'],
    [{ accessToken: 'two words' }, 'accessToken'],
    [{ accessToken: 'short' }, 'accessToken'],
    [{ displayName: 'x'.repeat(61) }, 'displayName'],
  ])('rejects an account with %j', async (wrong, field) => {
    const reply = await admin.call('POST', '/api/source-accounts', { ...form, ...wrong })
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
    expect(reply.body).not.toContain(graphSentinels.goodToken)
    expect(await list()).toEqual([])
  })

  test('names an account after its id by default, and renames, disables and removes it', async () => {
    const { id, displayName } = await add({ platform: 'instagram', handle, displayName: '', accessToken: '' })
    expect(displayName).toBe(handle)
    expect((await change(id, { displayName: 'Iron' })).json()).toMatchObject({
      displayName: 'Iron',
      enabled: true,
      hasToken: false,
    })
    expect((await change(id, { enabled: false })).json()).toMatchObject({ enabled: false, nextPollAt: null })
    expect((await change(id, {})).json()).toMatchObject({ displayName: 'Iron', enabled: false })
    expect((await admin.call('DELETE', `/api/source-accounts/${id}`)).json()).toEqual({ deleted: true })
    expect((await admin.call('DELETE', `/api/source-accounts/${id}`)).statusCode).toBe(404)
    expect((await change(id, { enabled: true })).statusCode).toBe(404)
    expect((await admin.call('POST', `/api/source-accounts/${id}/poll`)).statusCode).toBe(404)
  })

  test('replaces or removes the token of an account', async () => {
    const { id } = await add({ ...form, accessToken: graphSentinels.expiredToken })
    await pollDueSources(site)
    expect(await getOnlySource()).toMatchObject({ failures: 1 })
    expect((await change(id, { accessToken: graphSentinels.goodToken })).json()).toMatchObject({
      hasToken: true,
      failures: 0,
      lastError: null,
    })
    expect((await change(id, { accessToken: null })).json()).toMatchObject({ hasToken: false })
  })
})

describe('polling source accounts', () => {
  test('imports the posts of a due account and polls it again an hour later', async () => {
    graph.publish(handle, [createFakeMedia(1)])
    await add()
    expect(await pollDueSources(site)).toBe(1)
    const now = site.services.clock.now()
    expect(await getOnlySource()).toMatchObject({
      lastPolledAt: now.toISOString(),
      nextPollAt: new Date(now.getTime() + 3_600_000).toISOString(),
      failures: 0,
    })
    expect((await admin.call('GET', '/api/social')).json()).toMatchObject([{ postId: 'Fake0000001' }])
    expect(await pollDueSources(site)).toBe(0)
    graph.publish(handle, [createFakeMedia(2), createFakeMedia(1)])
    site.services.clock.advance({ minutes: 61 })
    expect(await pollDueSources(site)).toBe(1)
    expect((await admin.call('GET', '/api/social')).json()).toMatchObject([
      { postId: 'Fake0000002' },
      { postId: 'Fake0000001' },
    ])
  })

  test('polls each account once when ten processes poll at the same time', async () => {
    const handles = Array.from({ length: 5 }, (_, at) => `1784140000010000${at}`)
    for (const [at, each] of handles.entries()) {
      graph.publish(each, [createFakeMedia(100 + at)])
      await add({ ...form, handle: each })
    }
    const before = handles.map(countRequests)
    const polled = await Promise.all(Array.from({ length: 10 }, () => pollDueSources(site)))
    // A process that lost a race tries again in its next round.
    let total = polled.reduce((sum, each) => sum + each, 0)
    total += await pollDueSources(site)
    expect(total).toBe(5)
    expect(handles.map((each, at) => countRequests(each) - (before[at] ?? 0))).toEqual([1, 1, 1, 1, 1])
  })

  test('skips an account leased by another process until the lease expires', async () => {
    graph.publish(handle, [createFakeMedia(1)])
    const { id } = await add()
    const claimedUntil = new Date(site.services.clock.now().getTime() + 10 * 60_000).toISOString()
    await site.database
      .updateTable('source_accounts')
      .set({ lease_id: 'another', lease_until: claimedUntil })
      .where('id', '=', id)
      .execute()
    expect(await pollDueSources(site)).toBe(0)
    expect((await admin.call('POST', `/api/source-accounts/${id}/poll`)).statusCode).toBe(409)
    site.services.clock.advance({ minutes: 11 })
    expect(await pollDueSources(site)).toBe(1)
  })

  test('skips disabled accounts', async () => {
    const { id } = await add()
    await change(id, { enabled: false })
    expect(await pollDueSources(site)).toBe(0)
  })

  test('stores the reason of a failed poll and backs off up to a day', async () => {
    await add({ ...form, accessToken: graphSentinels.expiredToken })
    const waits: number[] = []
    for (let failures = 1; failures <= 9; failures++) {
      expect(await pollDueSources(site)).toBe(1)
      const source = await getOnlySource()
      expect(source).toMatchObject({
        failures,
        lastPolledAt: null,
        lastError: 'The Instagram access token has expired or was revoked. Create a new one and save it.',
      })
      waits.push((new Date(source?.nextPollAt ?? '').getTime() - site.services.clock.now().getTime()) / 60_000)
      expect(await pollDueSources(site)).toBe(0)
      site.services.clock.set(source?.nextPollAt ?? '')
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440])
  })

  test('waits as long as Instagram asks when it is rate limited', async () => {
    await add({ ...form, accessToken: graphSentinels.limitedToken })
    await pollDueSources(site)
    const source = await getOnlySource()
    expect(new Date(source?.nextPollAt ?? '').getTime() - site.services.clock.now().getTime()).toBe(42 * 60_000)
    expect(source?.lastError).toMatch(/limiting our requests/)
  })

  test('clears the failure after a successful poll', async () => {
    graph.publish(handle, [])
    await add({ ...form, handle: graphSentinels.invalidJsonUser })
    await pollDueSources(site)
    await site.database.updateTable('source_accounts').set({ handle }).execute()
    site.services.clock.advance({ minutes: 16 })
    await pollDueSources(site)
    expect(await getOnlySource()).toMatchObject({ failures: 0, lastError: null })
  })

  test('polls one account on request and returns the posts or the reason', async () => {
    graph.publish(handle, [createFakeMedia(7), createFakeMedia(6)])
    const { id } = await add()
    const polled = await admin.call('POST', `/api/source-accounts/${id}/poll`)
    expect(polled.json()).toMatchObject({
      count: 2,
      account: { id, lastPolledAt: site.services.clock.now().toISOString(), failures: 0 },
    })
    await change(id, { accessToken: graphSentinels.expiredToken })
    const refused = await admin.call('POST', `/api/source-accounts/${id}/poll`)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'platform-refused'])
    expect(await getOnlySource()).toMatchObject({ failures: 1, lastError: refused.json().message })
  })

  test('discards a running poll’s result when the token is replaced', async () => {
    const tokens: string[] = []
    let duringPoll: () => Promise<void>
    const newestPosts: InstagramClient['listNewestPosts'] = async ({ token }) => {
      tokens.push(token)
      await duringPoll()
      return []
    }
    const settings = { instagramGraphUrl: graph.url, instagramAccessToken: null }
    const other = await createTestApp(settings, {
      platforms: { ...createPlatforms(settings), instagram: { listNewestPosts: newestPosts } },
    })
    onTestFinished(other.close)
    const otherAdmin = await other.signUp()
    const { id }: SourceAccount = (
      await otherAdmin.call('POST', '/api/source-accounts', { ...form, accessToken: 'IGfake-first' })
    ).json()
    const now = other.services.clock.now().toISOString()
    const oncePolled =
      (accessToken: string, end = async () => {}) =>
      async () => {
        duringPoll = async () => {}
        await otherAdmin.call('PATCH', `/api/source-accounts/${id}`, { accessToken })
        await end()
      }

    duringPoll = oncePolled('IGfake-second', () => Promise.reject(new InstagramError('expired-token')))
    expect(await pollDueSources(other)).toBe(2)
    expect(tokens).toEqual(['IGfake-first', 'IGfake-second'])
    expect((await otherAdmin.call('GET', '/api/source-accounts')).json()).toMatchObject([
      { failures: 0, lastError: null, lastPolledAt: now },
    ])

    duringPoll = oncePolled('IGfake-third')
    const polled = await otherAdmin.call('POST', `/api/source-accounts/${id}/poll`)
    expect([polled.statusCode, polled.json()]).toMatchObject([200, { count: 0, account: { id, nextPollAt: now } }])
  })

  test('reports a token that the current secret key cannot decrypt', async () => {
    const { id } = await add()
    await site.database
      .updateTable('source_accounts')
      .set({ access_token: createSecrets('x'.repeat(32)).encrypt(`source account ${id}`, 'IGtoken') })
      .execute()
    const refused = await admin.call('POST', `/api/source-accounts/${id}/poll`)
    expect(refused.json().message).toMatch(/can no longer be read/)
    await site.database
      .updateTable('source_accounts')
      .set({ access_token: site.services.secrets.encrypt('source account another', 'IGtoken') })
      .execute()
    expect((await admin.call('POST', `/api/source-accounts/${id}/poll`)).json().message).toMatch(
      /can no longer be read/,
    )
  })

  test('uses the stored token when an admin fetches posts manually', async () => {
    graph.publish(handle, [createFakeMedia(8)])
    expect((await admin.call('POST', '/api/social/fetch-instagram', { igUserId: handle })).json().message).toMatch(
      /No Instagram access token/,
    )
    await add()
    expect((await admin.call('POST', '/api/social/fetch-instagram', { igUserId: handle })).json()).toEqual({ count: 1 })
  })

  test('limits manual fetches and polls of one admin together', async () => {
    graph.publish(handle, [])
    const settings = { instagramGraphUrl: graph.url, instagramAccessToken: graphSentinels.goodToken }
    const open = await createTestApp(settings, { platforms: createPlatforms(settings) })
    onTestFinished(open.close)
    const otherAdmin = await open.signUp()
    const busyAdmin = await open.signUp()
    await changeRole(open, { userId: busyAdmin.id, role: 'admin' })
    const { id }: SourceAccount = (
      await otherAdmin.call('POST', '/api/source-accounts', { platform: 'instagram', handle })
    ).json()
    const before = graph.requests.length
    const fetchPosts = (caller: TestClient) => caller.call('POST', '/api/social/fetch-instagram', { igUserId: handle })
    expect((await fetchPosts(busyAdmin)).statusCode).toBe(200)
    await open.database.updateTable('attempts').set({ count: 59 }).execute()
    expect((await busyAdmin.call('POST', `/api/source-accounts/${id}/poll`)).statusCode).toBe(200)
    const refused = [await fetchPosts(busyAdmin), await busyAdmin.call('POST', `/api/source-accounts/${id}/poll`)]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429])
    expect(graph.requests.length - before).toBe(2)
    expect((await fetchPosts(otherAdmin)).statusCode).toBe(200)
  })
})
