import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SocialPost } from '#contract/social.ts'
import { createPlatforms } from '#server/services/platforms.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { createFakeMedia, graphSentinels, startGraphFake } from '#test/graph-fake.ts'
import { oembedSentinels, startOembedFake } from '#test/oembed-fake.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { recheckOldPosts } from './availability.ts'

const igUserId = '17841405822304914'

const graph = await startGraphFake()
const web = await startOembedFake()
const settings = { instagramGraphUrl: graph.url, instagramAccessToken: graphSentinels.goodToken }
const site = await createTestApp(settings, { platforms: createPlatforms(settings, web.fetcher) })
const admin = await site.signUp()
const member = await site.signUp()
await site.ageAccounts()
afterAll(async () => {
  await site.close()
  await graph.close()
  await web.close()
})

let lastId = 7_300_000_000_000_000_000n
const nextVideoId = () => String(++lastId)
const nextVideoUrl = () => `https://www.tiktok.com/@iron/video/${nextVideoId()}`
const add = (caller: TestClient, platform: string, url: string, rest: object = {}) =>
  caller.call('POST', '/api/social/ingest-url', { platform, url, author: 'Community', ...rest })
const addAndGet = async (caller: TestClient, platform: string, url: string): Promise<SocialPost> =>
  (await add(caller, platform, url)).json()
const listFeed = async (query = ''): Promise<SocialPost[]> =>
  (await member.call('GET', `/api/social?limit=100${query}`)).json()
const listManaged = async (query = ''): Promise<SocialPost[]> =>
  (await admin.call('GET', `/api/social/manage?limit=100${query}`)).json()

describe('adding a post by link', () => {
  test('stores the platform, id, address, member and the author named in the link', async () => {
    const id = nextVideoId()
    const reply = await add(member, 'tiktok', `https://m.tiktok.com/@iron.discipline/video/${id}?is_from_webapp=1`)
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      platform: 'tiktok',
      postId: id,
      url: `https://www.tiktok.com/@iron.discipline/video/${id}`,
      author: 'iron.discipline',
      addedBy: member.username,
      embedHtml: null,
      pillar: null,
      pillarLocked: false,
      visibility: 'public',
      gone: false,
    })
    expect((await listFeed())[0]).toEqual(reply.json())
  })

  test('stores the caption as plain text and guesses the pillar from it', async () => {
    const post = await addAndGet(member, 'tiktok', nextVideoUrl())
    expect(post).toMatchObject({
      caption: 'Forty days of cold mornings #discipline <script>alert(1)</script>',
      autoPillar: 'purpose',
      autoReason: 'Words: discipline',
    })
  })

  test('takes the author from the platform when the link names none', async () => {
    expect((await addAndGet(member, 'tiktok', `https://m.tiktok.com/v/${nextVideoId()}.html`)).author).toBe(
      'found.by.id',
    )
  })

  test('falls back to the default author when nobody names one', async () => {
    expect((await addAndGet(member, 'instagram', 'https://www.instagram.com/p/NobodyNamed1/')).author).toBe('Community')
    expect((await addAndGet(member, 'threads', 'https://www.threads.net/t/NobodyNamed2')).author).toBe('Community')
  })

  test('follows a share link to the post', async () => {
    const id = nextVideoId()
    web.addShortLink('vm.tiktok.com/ZMshare01/', `https://www.tiktok.com/@iron/video/${id}?_r=1&u_code=0`)
    web.addShortLink('www.tiktok.com/t/ZTshare02/', 'https://vm.tiktok.com/ZMshare01/')
    web.addShortLink('www.instagram.com/share/reel/BAshare03/', '/reel/FromShare03/?igsh=1')
    expect(await addAndGet(member, 'tiktok', 'vm.tiktok.com/ZMshare01')).toMatchObject({ postId: id, author: 'iron' })
    expect(await addAndGet(member, 'tiktok', 'https://www.tiktok.com/t/ZTshare02/')).toMatchObject({ postId: id })
    expect(await addAndGet(member, 'instagram', 'https://www.instagram.com/share/reel/BAshare03/')).toMatchObject({
      postId: 'FromShare03',
    })
  })

  test.each([
    ['ZMnowhere1', 'https://evil.example/'],
    ['ZMnowhere2', 'https://127.0.0.1/'],
    ['ZMnowhere3', 'http://169.254.169.254/latest/meta-data/'],
    ['ZMnowhere4', 'https://www.tiktok.com/'],
    ['ZMnowhere5', 'https://vm.tiktok.com/ZMnowhere5/'],
    ['ZMnowhere6', 'https://www.instagram.com/p/OtherPlatform/'],
    ['ZMnowhere7', 'javascript:alert(1)'],
  ])('rejects the short link %s that leads to %s without revealing the target', async (code, location) => {
    web.addShortLink(`vm.tiktok.com/${code}/`, location)
    const before = await listFeed()
    const reply = await add(member, 'tiktok', `https://vm.tiktok.com/${code}/`)
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      'url: This short link doesn’t lead to a post. Open it and paste the link of the post itself',
    ])
    expect(await listFeed()).toEqual(before)
    expect(
      web.requests.filter(
        (url) =>
          !/^https:\/\/(vm|www)\.tiktok\.com|^https:\/\/graph\./.test(url) && !url.includes('instagram.com/share'),
      ),
    ).toEqual([])
  })

  test.each([
    ['https://127.0.0.1/p/abc/'],
    ['https://www.instagram.com@evil.example/p/abc/'],
    ['<iframe src="https://www.instagram.com/p/abc/embed"></iframe>'],
    ['https://www.instagram.com/iron.discipline/'],
  ])('rejects %s, names the accepted links and sends no request', async (url) => {
    const asked = web.requests.length
    const reply = await add(member, 'instagram', url)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields.url).toContain('instagram.com/p/…')
    expect(web.requests).toHaveLength(asked)
  })

  test('rejects a link of another platform and names the right one', async () => {
    const reply = await add(member, 'instagram', nextVideoUrl())
    expect([reply.statusCode, reply.json().fields.platform]).toEqual([
      400,
      'This link is from TikTok. Choose TikTok instead',
    ])
  })

  test.each([
    [{ platform: 'myspace' }, 'platform'],
    [{ url: '' }, 'url'],
    [{ url: `https://www.instagram.com/p/abc/?x=${'x'.repeat(2000)}` }, 'url'],
    [{ author: 'x'.repeat(61) }, 'author'],
  ])('rejects a post with %j and names the field', async (change, field) => {
    const reply = await member.call('POST', '/api/social/ingest-url', {
      platform: 'instagram',
      url: 'https://www.instagram.com/p/abc/',
      ...change,
    })
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
  })

  test('rejects fields that the server decides', async () => {
    for (const extra of [
      { userId: admin.id },
      { addedBy: admin.id },
      { embedHtml: '<script>' },
      { pillar: 'career' },
      { visibility: 'public' },
    ]) {
      expect((await add(member, 'instagram', 'https://www.instagram.com/p/Extra/', extra)).statusCode).toBe(400)
    }
  })

  test('refreshes an existing post for every form of its link', async () => {
    const id = nextVideoId()
    const first = await addAndGet(member, 'tiktok', `https://m.tiktok.com/v/${id}.html`)
    site.services.clock.advance({ minutes: 5 })
    const again = await add(admin, 'tiktok', `https://www.tiktok.com/@iron/video/${id}`)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toMatchObject({
      id: first.id,
      author: 'iron',
      addedBy: member.username,
      createdAt: first.createdAt,
    })
    expect(again.json().updatedAt > first.updatedAt).toBe(true)
    expect((await listFeed()).filter(({ postId }) => postId === id)).toHaveLength(1)
  })

  test('rejects a post that its platform does not show', async () => {
    const before = await listFeed()
    for (const [platform, url] of [
      ['tiktok', `https://www.tiktok.com/@iron/video/${oembedSentinels.deletedVideo}`],
      ['threads', `https://www.threads.com/@iron/post/${oembedSentinels.deletedThread}`],
      ['instagram', `https://www.instagram.com/p/${oembedSentinels.deletedInstagramPost}/`],
    ] as const) {
      const reply = await add(member, platform, url)
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'platform-refused'])
    }
    expect(await listFeed()).toEqual(before)
  })

  test('adds a post when its platform cannot tell', async () => {
    expect(
      (await add(member, 'tiktok', `https://www.tiktok.com/@iron/video/${oembedSentinels.failingVideo}`)).json(),
    ).toMatchObject({
      author: 'iron',
      caption: null,
    })
    expect(
      (await add(member, 'tiktok', `https://www.tiktok.com/@iron/photo/${oembedSentinels.photoPost}`)).statusCode,
    ).toBe(201)
  })

  test('limits added posts per member and sends Retry-After', async () => {
    const busyMember = await site.signUp()
    await site.ageAccounts()
    const addNext = () => add(busyMember, 'tiktok', nextVideoUrl())
    await site.database.deleteFrom('attempts').execute()
    expect((await addNext()).statusCode).toBe(201)
    await site.database.updateTable('attempts').set({ count: 60 }).execute()
    const refused = await addNext()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await add(member, 'tiktok', nextVideoUrl())).statusCode).toBe(201)
  })
})

describe('fetching from Instagram', () => {
  const fetchPosts = (body: object) => admin.call('POST', '/api/social/fetch-instagram', body)

  test('imports the newest posts with their likes', async () => {
    graph.publish(igUserId, [
      createFakeMedia(3, { caption: 'Deadlift day in the gym' }),
      createFakeMedia(2, { caption: undefined, like_count: undefined }),
      createFakeMedia(1),
    ])
    expect((await fetchPosts({ igUserId, limit: 10 })).json()).toEqual({ count: 3 })
    const [newest, second, third] = await listFeed('&platform=instagram')
    expect(newest).toMatchObject({
      postId: 'Fake0000003',
      author: 'iron.discipline',
      caption: 'Deadlift day in the gym',
      url: 'https://www.instagram.com/p/Fake0000003/',
      metricsJson: '{"like_count":3}',
      autoPillar: 'physical',
      addedBy: null,
    })
    expect(second).toMatchObject({ postId: 'Fake0000002', caption: null, metricsJson: null })
    expect(third).toMatchObject({ postId: 'Fake0000001' })
  })

  test('asks Instagram for ten posts by default and only for the needed fields', async () => {
    await fetchPosts({ igUserId })
    expect(graph.requests.at(-1)?.query).toMatchObject({
      limit: '10',
      fields: 'id,caption,media_type,media_url,permalink,thumbnail_url,timestamp,username,like_count',
    })
  })

  test('reads Instagram pages until the limit is reached', async () => {
    const many = '17841400000000060'
    graph.publish(
      many,
      Array.from({ length: 60 }, (_, at) => createFakeMedia(1000 + at)),
    )
    const before = graph.requests.length
    expect((await fetchPosts({ igUserId: many, limit: 50 })).json()).toEqual({ count: 50 })
    graph.publish(
      many,
      Array.from({ length: 12 }, (_, at) => createFakeMedia(2000 + at)),
    )
    expect((await fetchPosts({ igUserId: many, limit: 50 })).json()).toEqual({ count: 12 })
    expect(graph.requests.slice(before).every(({ query }) => query.access_token === graphSentinels.goodToken)).toBe(
      true,
    )
  })

  test('stops reading an account with endless pages', async () => {
    const before = graph.requests.length
    expect((await fetchPosts({ igUserId: graphSentinels.endlessUser, limit: 50 })).statusCode).toBe(200)
    expect(graph.requests.length - before).toBeLessThanOrEqual(10)
  })

  test('refreshes likes and caption of known posts but keeps the admin’s changes', async () => {
    graph.publish(igUserId, [createFakeMedia(50, { like_count: 5, caption: 'Gym' })])
    await fetchPosts({ igUserId })
    const [post] = await listFeed('&platform=instagram')
    await admin.call('PATCH', `/api/social/${post?.id}/tag`, { pillar: 'career' })
    graph.publish(igUserId, [createFakeMedia(50, { like_count: 9, caption: 'A prayer before the gym, in silence' })])
    expect((await fetchPosts({ igUserId })).json()).toEqual({ count: 1 })
    expect((await listFeed('&platform=instagram'))[0]).toMatchObject({
      id: post?.id,
      pillar: 'career',
      metricsJson: '{"like_count":9}',
      caption: 'A prayer before the gym, in silence',
      autoPillar: 'spiritual',
    })
  })

  test('recognizes a post that a member has already added by link', async () => {
    const post = await addAndGet(member, 'instagram', 'https://www.instagram.com/iron.discipline/reel/Fake0000070/')
    graph.publish(igUserId, [
      createFakeMedia(70, { permalink: 'https://www.instagram.com/reel/Fake0000070/', media_type: 'VIDEO' }),
    ])
    await fetchPosts({ igUserId })
    expect((await listFeed('&platform=instagram')).filter(({ postId }) => postId === 'Fake0000070')).toMatchObject([
      { id: post.id, addedBy: member.username, caption: 'Post 70' },
    ])
  })

  test('skips invalid posts and drops invalid fields', async () => {
    graph.publish(igUserId, [
      createFakeMedia(80, { permalink: 'https://evil.example/p/Fake0000080/' }),
      createFakeMedia(81, { permalink: 'javascript:alert(1)' }),
      createFakeMedia(82, { caption: `a\u0000b\u202e${'x'.repeat(9_000)}`, thumbnail_url: 'javascript:alert(1)' }),
      { ...createFakeMedia(83), like_count: -1 },
    ])
    expect((await fetchPosts({ igUserId })).json()).toEqual({ count: 1 })
    const [post] = await listFeed('&platform=instagram')
    expect(post).toMatchObject({ postId: 'Fake0000082', thumbnail: null })
    expect([...(post?.caption ?? '')].length).toBeLessThanOrEqual(5_000)
    expect(post?.caption).toMatch(/^abx+$/)
  })

  test.each([
    [{ igUserId: '' }, { igUserId: 'Required' }],
    [{ igUserId: 'iron.discipline' }, { igUserId: 'Use the numeric Instagram user ID, such as 17841405822304914' }],
    [{ igUserId, limit: 0 }, { limit: 'Number must be greater than or equal to 1' }],
    [{ igUserId, limit: 51 }, { limit: 'Number must be less than or equal to 50' }],
    [{ igUserId, limit: '10' }, { limit: 'Expected number, received string' }],
  ])('rejects a fetch with %j and sends no request', async (body, fields) => {
    const before = graph.requests.length
    const reply = await fetchPosts(body)
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields])
    expect(graph.requests).toHaveLength(before)
  })

  test.each([
    [graphSentinels.unknownUser, 422, /doesn’t know this user id/],
    [graphSentinels.invalidJsonUser, 503, /couldn’t be reached/],
  ])('returns Instagram’s error for %s', async (wanted, status, message) => {
    const reply = await fetchPosts({ igUserId: wanted })
    expect(reply.statusCode).toBe(status)
    expect(reply.json().message).toMatch(message)
  })
})

test.each([
  ['expiredToken', 422, /has expired/],
  ['limitedToken', 429, /limiting our requests/],
  ['powerlessToken', 422, /isn’t allowed to read/],
] as const)('explains a failure with the %s without revealing the token', async (name, status, message) => {
  const settings = { instagramGraphUrl: graph.url, instagramAccessToken: graphSentinels[name] }
  const other = await startTestApp(settings, { platforms: createPlatforms(settings, web.fetcher) })
  const reply = await (await other.signUp()).call('POST', '/api/social/fetch-instagram', { igUserId })
  expect(reply.statusCode).toBe(status)
  expect(reply.json().message).toMatch(message)
  expect(reply.body).not.toContain(graphSentinels[name])
  if (name === 'limitedToken') expect(reply.headers['retry-after']).toBe(String(42 * 60))
})

test('explains that no access token is configured', async () => {
  const other = await startTestApp()
  const reply = await (await other.signUp()).call('POST', '/api/social/fetch-instagram', { igUserId })
  expect([reply.statusCode, reply.json().message]).toEqual([
    422,
    'No Instagram access token is set up. Save one with the account under Manage Posts.',
  ])
})

describe('managing posts', () => {
  let post: SocialPost
  const change = (path: string, body?: object, headers = {}) =>
    admin.call('PATCH', `/api/social/${post.id}/${path}`, body, headers)

  beforeAll(async () => {
    post = await addAndGet(member, 'tiktok', nextVideoUrl())
  })

  test('sets the pillar of a post and returns to the guess', async () => {
    site.services.clock.advance({ minutes: 1 })
    const tagged = (await change('tag', { pillar: 'career' })).json()
    expect(tagged).toMatchObject({ pillar: 'career', autoPillar: 'purpose' })
    expect(tagged.updatedAt > post.updatedAt).toBe(true)
    expect((await change('tag', { pillar: '' })).json()).toMatchObject({ pillar: null, autoPillar: 'purpose' })
    expect((await change('tag', { pillar: 'money' })).json().fields.pillar).toMatch(/^Expected 'purpose' \|/)
  })

  test('toggles the lock once per request and still lets the admin set the pillar', async () => {
    expect((await change('lock')).json().pillarLocked).toBe(true)
    expect((await change('tag', { pillar: 'mental' })).json().pillar).toBe('mental')
    expect((await change('lock', {})).json().pillarLocked).toBe(false)
    const headers = { 'idempotency-key': 'lock-00001' }
    await Promise.all([
      change('lock', undefined, headers),
      change('lock', undefined, headers),
      change('lock', undefined, headers),
    ])
    expect((await change('lock', undefined, headers)).json().pillarLocked).toBe(true)
  })

  test('tags several posts at once except locked ones', async () => {
    const others = await Promise.all([1, 2].map(() => addAndGet(member, 'tiktok', nextVideoUrl())))
    const ids = [post.id, ...others.map(({ id }) => id), '01900000-0000-7000-8000-000000000000']
    expect((await admin.call('POST', '/api/social/bulk-tag', { ids, pillar: 'spiritual' })).json()).toEqual({
      updated: 2,
      locked: 1,
    })
    const now = await listManaged()
    expect(now.find(({ id }) => id === post.id)?.pillar).toBe('mental')
    for (const { id } of others) expect(now.find((each) => each.id === id)?.pillar).toBe('spiritual')
    expect(
      (await admin.call('POST', '/api/social/bulk-tag', { ids: others.map(({ id }) => id), pillar: '' })).json(),
    ).toEqual({
      updated: 2,
      locked: 0,
    })
  })

  test('keeps the guess of a locked post when the caption changes', async () => {
    graph.publish(igUserId, [createFakeMedia(90, { caption: 'Gym' })])
    await admin.call('POST', '/api/social/fetch-instagram', { igUserId })
    const [fetched] = await listFeed('&platform=instagram')
    await admin.call('PATCH', `/api/social/${fetched?.id}/lock`)
    graph.publish(igUserId, [createFakeMedia(90, { caption: 'Prayer' })])
    await admin.call('POST', '/api/social/fetch-instagram', { igUserId })
    expect((await listFeed('&platform=instagram'))[0]).toMatchObject({ caption: 'Prayer', autoPillar: 'physical' })
  })

  test('hides a post from the feed but not from admins, and rejects adding it again', async () => {
    await change('visibility', { visibility: 'hidden' })
    expect((await listFeed()).some(({ id }) => id === post.id)).toBe(false)
    expect((await listManaged('&show=hidden')).map(({ id }) => id)).toEqual([post.id])
    const again = await add(member, 'tiktok', post.url)
    expect([again.statusCode, again.json().message]).toEqual([409, 'An admin has hidden this post.'])
    await change('visibility', { visibility: 'public' })
    expect((await listFeed()).some(({ id }) => id === post.id)).toBe(true)
  })

  test('does not add a post again that a moderator has removed', async () => {
    graph.publish(igUserId, [createFakeMedia(94)])
    const fetchAll = () => admin.call('POST', '/api/social/fetch-instagram', { igUserId })
    await fetchAll()
    const [fetched] = await listFeed('&platform=instagram')
    const act = (action: string) => admin.call('POST', `/api/moderation/posts/social-post/${fetched?.id}`, { action })
    await act('remove')
    expect((await fetchAll()).json()).toEqual({ count: 0 })
    const again = await add(member, 'instagram', fetched?.url ?? '')
    expect([again.statusCode, again.json().message]).toEqual([409, 'A moderator has removed this post.'])
    expect((await listManaged('&show=hidden')).map(({ visibility }) => visibility)).toEqual(['removed'])
    await act('restore')
    expect((await listFeed('&platform=instagram')).map(({ id }) => id)).toContain(fetched?.id)
  })

  test('removes a post for good unless a member adds its link again', async () => {
    graph.publish(igUserId, [createFakeMedia(95, { caption: 'Spam spam' })])
    await admin.call('POST', '/api/social/fetch-instagram', { igUserId })
    const [spam] = await listFeed('&platform=instagram')
    expect((await admin.call('DELETE', `/api/social/${spam?.id}`)).json()).toEqual({ deleted: true })
    expect((await admin.call('DELETE', `/api/social/${spam?.id}`)).statusCode).toBe(404)
    expect((await admin.call('PATCH', `/api/social/${spam?.id}/lock`)).statusCode).toBe(404)
    expect((await admin.call('PATCH', `/api/social/${spam?.id}/visibility`, { visibility: 'public' })).statusCode).toBe(
      404,
    )
    expect((await admin.call('POST', '/api/social/fetch-instagram', { igUserId })).json()).toEqual({ count: 0 })
    expect(JSON.stringify([await listFeed(), await listManaged()])).not.toContain('Fake0000095')
    const kept = await site.database
      .selectFrom('social_posts')
      .selectAll()
      .where('post_id', '=', 'Fake0000095')
      .executeTakeFirst()
    expect(JSON.stringify(kept)).not.toContain('Spam')
    const back = await add(member, 'instagram', 'https://www.instagram.com/p/Fake0000095/')
    expect([back.statusCode, back.json().visibility]).toEqual([201, 'public'])
    expect((await listFeed())[0]?.postId).toBe('Fake0000095')
  })
})

describe('the social feed', () => {
  test('filters the feed by platform and by set or guessed pillar', async () => {
    const video = await addAndGet(member, 'tiktok', nextVideoUrl())
    expect(new Set((await listFeed('&platform=tiktok')).map(({ platform }) => platform))).toEqual(new Set(['tiktok']))
    expect((await listFeed('&pillar=purpose')).some(({ id }) => id === video.id)).toBe(true)
    await admin.call('PATCH', `/api/social/${video.id}/tag`, { pillar: 'relationships' })
    expect((await listFeed('&pillar=purpose')).some(({ id }) => id === video.id)).toBe(false)
    expect((await listFeed('&pillar=relationships&platform=tiktok')).map(({ id }) => id)).toEqual([video.id])
    expect((await listManaged('&show=untagged')).every(({ pillar }) => pillar === null)).toBe(true)
    expect((await listManaged('&platform=threads')).every(({ platform }) => platform === 'threads')).toBe(true)
  })

  test('pages through the feed without repeats', async () => {
    const all: string[] = []
    let url: string | undefined = '/api/social?limit=20'
    while (url) {
      const reply = await member.call('GET', url)
      const page: SocialPost[] = reply.json()
      expect(page.length).toBeLessThanOrEqual(20)
      all.push(...page.map(({ id }) => id))
      url = /<([^>]+)>/.exec(String(reply.headers.link ?? ''))?.[1]
    }
    expect(all.length).toBeGreaterThan(60)
    expect(new Set(all).size).toBe(all.length)
  })

  test('treats an empty platform or pillar as no filter', async () => {
    const feed = (await member.call('GET', '/api/social')).json()
    expect(feed.length).toBeGreaterThan(0)
    for (const query of ['pillar=', 'platform=', 'platform=&pillar='])
      expect((await member.call('GET', `/api/social?${query}`)).json()).toEqual(feed)
    expect((await admin.call('GET', '/api/social/manage?platform=')).json()).toEqual(
      (await admin.call('GET', '/api/social/manage')).json(),
    )
  })

  test.each([
    ['limit=1000000000'],
    ['limit=1&limit=2'],
    ['cursor=forged'],
    ['platform=myspace'],
    ['pillar=money'],
    ['x=1'],
  ])('rejects a feed with ?%s', async (query) => {
    expect((await member.call('GET', `/api/social?${query}`)).statusCode).toBe(400)
    expect((await admin.call('GET', `/api/social/manage?${query}`)).statusCode).toBe(400)
  })

  test('keeps the posts of a deleted member', async () => {
    const leaver = await site.signUp()
    const post = await addAndGet(leaver, 'threads', 'https://www.threads.com/@iron/post/OfALeaver')
    await site.database.deleteFrom('users').where('id', '=', leaver.id).execute()
    expect((await listFeed()).find(({ id }) => id === post.id)).toMatchObject({ addedBy: null })
  })
})

describe('posts deleted from their platform', () => {
  test('marks a post as gone after a week, until its platform shows it again', async () => {
    const video = oembedSentinels.deletedVideo
    await site.database.deleteFrom('social_posts').execute()
    const { id } = await addAndGet(member, 'tiktok', nextVideoUrl())
    await site.database
      .updateTable('social_posts')
      .set({ post_id: video, url: `https://www.tiktok.com/@iron/video/${video}` })
      .where('id', '=', id)
      .execute()
    await addAndGet(member, 'threads', 'https://www.threads.com/@iron/post/StillThere')
    expect(await recheckOldPosts(site, { limit: 5 })).toBe(0)
    site.services.clock.advance({ days: 8 })
    expect(
      await Promise.all([recheckOldPosts(site, { limit: 5 }), recheckOldPosts(site, { limit: 5 })]).then(
        ([one, other]) => one + other,
      ),
    ).toBe(2)
    expect((await listManaged('&show=gone')).map((post) => post.id)).toEqual([id])
    expect((await listFeed()).find((post) => post.id === id)).toMatchObject({ gone: true })
    await site.database.updateTable('social_posts').set({ url: nextVideoUrl() }).where('id', '=', id).execute()
    // A write extends the sessions.
    for (const caller of [admin, member]) await caller.call('POST', '/api/goals', { title: 'Stay', pillar: 'mental' })
    site.services.clock.advance({ days: 8 })
    await recheckOldPosts(site, { limit: 5 })
    expect(await listManaged('&show=gone')).toEqual([])
  })

  test('marks a post as gone when a member tries to add it again', async () => {
    const post = await addAndGet(member, 'threads', 'https://www.threads.com/@iron/post/GoesAway')
    const address = `https://www.threads.com/@iron/post/${oembedSentinels.deletedThread}`
    await site.database
      .updateTable('social_posts')
      .set({ post_id: oembedSentinels.deletedThread, url: address })
      .where('id', '=', post.id)
      .execute()
    expect((await add(member, 'threads', address)).statusCode).toBe(422)
    expect((await listManaged('&show=gone')).map(({ id }) => id)).toContain(post.id)
  })
})
