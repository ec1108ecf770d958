import { rmSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { createFakeMedia, graphSentinels, startGraphFake } from '../graph-fake.ts'
import type { ServerProcess } from '../server-process.ts'
import { withDatabase } from './database.ts'
import { recordLayoutShifts } from './layout-shifts.ts'
import { holdRequests, loseResponses } from './network.ts'
import { startSite } from './prepared-site.ts'
import { seedSession, seedSignedInMember } from './seed-members.ts'
import { seedPosts } from './seed-posts.ts'
import { expect, expectAccessible, type Member, test as base, toast, uniqueName } from './site.ts'

type Embeds = 'auto' | 'ask'
type Graph = Awaited<ReturnType<typeof startGraphFake>>

/** The site has a fake Instagram and an empty feed, and its admin `keeper` is signed in. */
const test = base.extend<
  {
    embeds: Embeds
    keeper: Member
    externalRequests: string[]
    /** Inserts posts, the newest last. Returns their ids. */
    seedFeed: (rows: Parameters<typeof seedPosts>[1]) => Promise<string[]>
  },
  { graph: Graph; sites: (embeds: Embeds) => Promise<ServerProcess> }
>({
  embeds: ['auto', { option: true }],
  graph: [
    async ({}, use) => {
      const graph = await startGraphFake()
      await use(graph)
      await graph.close()
    },
    { scope: 'worker' },
  ],
  sites: [
    async ({ graph }, use) => {
      const started: Partial<Record<Embeds, ServerProcess>> = {}
      const settings = { INSTAGRAM_GRAPH_URL: graph.url, INSTAGRAM_ACCESS_TOKEN: graphSentinels.goodToken }
      await use(
        async (embeds) => (started[embeds] ??= await startSite({ ...settings, EMBEDS: embeds, TRUST_PROXY: '1' })),
      )
      for (const site of Object.values(started)) {
        await site.stop()
        rmSync(site.dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker' },
  ],
  server: async ({ sites, embeds }, use) => use(await sites(embeds)),
  keeper: [
    async ({ server, context }, use) => {
      await withDatabase(server, async (database) => {
        await database.deleteFrom('social_posts').execute()
        await database.deleteFrom('source_accounts').execute()
      })
      await use(await seedSignedInMember(server, context, { username: uniqueName('keeper'), role: 'admin' }))
    },
    { auto: true },
  ],
  externalRequests: [
    async ({ context, server }, use) => {
      const requestedUrls: string[] = []
      context.on('request', (request) => {
        if (!request.url().startsWith(server.url)) requestedUrls.push(request.url())
      })
      for (const [origin, message] of platformMessages)
        await context.route(`${origin}/**`, (route) => route.fulfill(createPlatformPage(origin, message)))
      await use(requestedUrls)
    },
    { auto: true },
  ],
  seedFeed: async ({ server }, use) => use((rows) => withDatabase(server, (database) => seedPosts(database, rows))),
})

/** What the frame of each platform sends to its parent when its post is there. */
const platformMessages = [
  ['https://www.instagram.com', `JSON.stringify({ type: 'MEASURE', details: { height: 600 } })`],
  ['https://www.threads.com', '600'],
  ['https://www.tiktok.com', `{ type: 'onPlayerReady', 'x-tiktok-player': true }`],
] as const

function createPlatformPage(origin: string, message: string) {
  const script = `<script>parent.postMessage(${message}, '*')</script>`
  return { contentType: 'text/html', body: `<title>Post</title><p>A post of ${origin}</p>${script}` }
}

const igUserId = '17841405822304914'

test.describe('social feed', () => {
  test('adds a post by its link, detects the platform and explains a rejected link once', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/social-feed')
    await expect(page.getByText('No posts yet.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Fetch from Instagram' })).toHaveCount(0)
    const add = page.getByRole('button', { name: 'Add Post' })
    const link = page.getByRole('textbox', { name: 'Post link' })
    const platform = page.getByRole('combobox', { name: 'Platform' })
    await link.fill('https://www.tiktok.com/@iron/video/7301234567890123456')
    await expect(platform).toHaveValue('tiktok')
    await link.fill('https://instagram.com/iron.discipline/reel/C8xYz/?igsh=abc')
    await expect(platform).toHaveValue('instagram')
    await platform.selectOption('threads')
    await add.press('Enter')
    await expect(toast(page)).toContainText('Error')
    await expect(toast(page)).toContainText('This link is from Instagram. Choose Instagram instead')
    await expect(page.getByText('This link is from Instagram. Choose Instagram instead')).toHaveCount(1)
    await expect(page.locator('form [aria-invalid]')).toHaveCount(1)
    await expect(page.locator('form [aria-invalid]')).toBeFocused()
    await expectAccessible(page)

    await platform.selectOption('instagram')
    await add.click()
    await expect(toast(page)).toContainText('Success!')
    await expect(toast(page)).toContainText('Post added to feed')
    await expect(link).toHaveValue('')
    const post = page.getByRole('article')
    await expect(post.getByRole('heading', { name: 'iron.discipline' })).toBeVisible()
    await expect(post.getByText('Instagram', { exact: true })).toBeVisible()
    await expect(post.getByRole('link', { name: /Original post by iron.discipline/ })).toHaveAttribute(
      'href',
      'https://www.instagram.com/reel/C8xYz/',
    )
  })

  test('filters the feed by platform and pillar, with the filter in the URL @prove', async ({ page, seedFeed }) => {
    await seedFeed([
      { author: 'guessed', auto_pillar: 'career' },
      { author: 'set', pillar: 'career', auto_pillar: 'mental' },
      { platform: 'threads', url: 'https://www.threads.com/@a/post/b', post_id: 'b', author: 'threader' },
    ])
    await page.goto('/social-feed')
    await expect(page.getByRole('button', { name: 'Fetch Posts' }), 'for an admin').toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(3)
    await page.getByRole('tab', { name: 'Threads' }).click()
    await expect(page).toHaveURL(/\?platform=threads$/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'threader' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Threads' })).toHaveAttribute('aria-selected', 'true')

    await page.goto('/pillar/career')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByRole('link', { name: 'All posts in this pillar' }).click()
    await expect(page).toHaveURL(/\/social-feed\?pillar=career$/)
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
  })

  test('shows captions as text, links only valid posts, and frames no deleted one', async ({
    page,
    externalRequests,
    consoleErrors,
    seedFeed,
  }) => {
    await seedFeed([
      { author: 'lost', caption: 'Words of the lost post', gone_at: '2026-03-10T09:00:00.000Z' },
      {
        author: '<img src=x onerror=alert(1)>',
        caption: '<script>alert(1)</script> [x](javascript:alert(1))',
        url: 'javascript:alert(1)',
        embed_html: '<script>alert(1)</script>',
      },
    ])
    await page.goto('/social-feed')
    await expect(page.getByText('<script>alert(1)</script> [x](javascript:alert(1))')).toBeVisible()
    await expect(page.getByRole('article').first().getByRole('link')).toHaveCount(0)
    const lost = page.getByRole('article').last()
    await expect(lost.getByText('This post is no longer available on Instagram.')).toBeVisible()
    await expect(lost.getByRole('heading', { name: 'lost' })).toBeVisible()
    await expect(lost.getByText('Words of the lost post')).toBeVisible()
    await expect(lost.getByRole('link', { name: /Original post/ })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect([externalRequests, consoleErrors]).toEqual([[], []])
  })

  test('renders only posts near the viewport and keeps the position in a long feed @prove', async ({
    page,
    seedFeed,
  }) => {
    await seedFeed(
      Array.from({ length: 250 }, (_, index) => ({
        post_id: `Many${index}`,
        url: `https://www.instagram.com/p/Many${index}/`,
        author: `many.${index}`,
      })),
    )
    await page.setViewportSize({ width: 800, height: 500 })
    await page.goto('/social-feed')
    const posts = page.getByRole('article')
    await expect(page.getByRole('heading', { name: 'many.249', exact: true })).toBeVisible()
    for (let pageCount = 2; pageCount <= 5; pageCount++) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(() => posts.count()).toBeGreaterThanOrEqual(pageCount * 50)
    }
    const rendered = await posts.evaluateAll(
      (cards) =>
        cards.filter((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
    )
    expect(rendered).toBeLessThan(20)
    expect(rendered).toBeGreaterThan(0)
    expect(await page.locator('iframe').count(), 'frames out of view are removed').toBeLessThan(10)

    await posts.nth(200).getByRole('link').focus()
    // A loaded frame is a tab stop too.
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(posts.nth(201).getByRole('link')).toBeFocused({ timeout: 500 })
    }, 'the keyboard reaches every post').toPass()
    await expect(posts.nth(201).getByRole('link')).toBeInViewport()

    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(50_000)
    await page.getByRole('link', { name: 'Pillars', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pillars' })).toBeVisible()
    await page.goBack()
    await expect(posts.nth(201)).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })
})

test.describe('embedded posts', () => {
  const posts = [
    {
      platform: 'tiktok',
      post_id: '7301234567890123456',
      url: 'https://www.tiktok.com/@iron/video/7301234567890123456',
    },
    { platform: 'threads', post_id: 'C8threads', url: 'https://www.threads.com/@iron/post/C8threads' },
    ...Array.from({ length: 2 }, (_, index) => ({
      post_id: `Wait${index}`,
      url: `https://www.instagram.com/p/Wait${index}/`,
    })),
  ] as const

  test('loads the posts of each platform in sandboxed frames, without moving the cards', async ({
    page,
    externalRequests,
    seedFeed,
  }) => {
    const captions = ['word '.repeat(200), 'One line.', '']
    await seedFeed(posts.slice(0, 3).map((post, index) => ({ ...post, caption: captions[index] })))
    const sumShifts = await recordLayoutShifts(page)
    await page.setViewportSize({ width: 1280, height: 2400 })
    await page.goto('/social-feed')
    await expect(page.locator('iframe')).toHaveCount(3)
    for (const [origin] of platformMessages)
      await expect(page.frameLocator(`iframe[src^="${origin}"]`).getByText(`A post of ${origin}`)).toBeVisible()
    expect([...new Set(externalRequests)].toSorted()).toEqual([
      'https://www.instagram.com/p/Wait0/embed/?cr=1&v=12',
      'https://www.threads.com/@iron/post/C8threads/embed',
      'https://www.tiktok.com/player/v1/7301234567890123456',
    ])
    const cards = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((card) => {
        const [head, frame] = [card.firstElementChild, card.querySelector('[tabindex="-1"]')]
        const gap = (frame?.getBoundingClientRect().top ?? 0) - (head?.getBoundingClientRect().bottom ?? 0)
        return { height: card.getBoundingClientRect().height, gap }
      }),
    )
    expect(cards[0]?.gap, 'the newest one has no caption').toBe(0)
    expect(new Set(cards.map(({ height }) => Math.round(height))).size).toBe(1)
    expect(await sumShifts()).toBeLessThan(0.02)
    for (const frame of await page.locator('iframe').all()) {
      await expect(frame).toHaveAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      )
      await expect(frame).toHaveAttribute('title', /^Post by man\.\d+ on (Instagram|Threads|TikTok)$/)
    }
  })

  const unavailable = (page: Page) => page.getByText('Did not load. Open the original.', { exact: true })

  const failures: [id: string, answer: (route: Route) => Promise<void>][] = [
    ['Refused', (route) => route.abort('connectionrefused')],
    ['Blocked', (route) => route.abort('blockedbyclient')],
    ['Silent', async () => {}],
    ['Empty', (route) => route.fulfill({ status: 204 })],
    ['Broken', (route) => route.fulfill({ status: 500, body: 'Oops' })],
    ['Unframed', (route) => route.fulfill({ headers: { 'x-frame-options': 'DENY' }, body: 'x' })],
  ]

  test('links to the original when a platform fails in any way, until a slow post arrives @prove', async ({
    page,
    context,
    seedFeed,
  }) => {
    const rows = [...failures.map(([id]) => id), 'Slow', 'Loud'].map((id) => ({
      post_id: id,
      url: `https://www.instagram.com/p/${id}/`,
    }))
    const frame = (id: string) => page.locator(`iframe[src*="/p/${id}/"]`)
    const release = await holdRequests(page, /\/p\/Slow\//)
    for (const [id, answer] of failures) await context.route(`https://www.instagram.com/p/${id}/**`, answer)
    await seedFeed(rows)
    await page.setViewportSize({ width: 1280, height: 4000 })
    await page.clock.install()
    await page.goto('/social-feed')
    await expect(page.locator('iframe')).toHaveCount(rows.length)
    await expect(frame('Loud')).not.toHaveAttribute('inert')
    await page.evaluate(() => window.postMessage('600', '*'))
    await page.clock.fastForward(8_000)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.clock.fastForward(8_000)
    await expect(unavailable(page), 'the full time with a connection').toHaveCount(0)
    await page.clock.fastForward(3_000)
    await expect(unavailable(page), 'despite messages of the page and of another frame').toHaveCount(
      failures.length + 1,
    )
    for (const [id] of failures) {
      await expect(frame(id), id).toHaveAttribute('inert')
      await expect(
        page.getByRole('article').locator(`a[href="https://www.instagram.com/p/${id}/"]`).first(),
      ).toBeVisible()
    }
    const card = page.getByRole('article').last()
    await card.getByRole('link', { name: 'Open the original' }).focus()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('link', { name: /^Original post/ }), 'the frame is no tab stop').toBeFocused()

    release()
    await expect(frame('Slow')).not.toHaveAttribute('inert')
    await page.clock.fastForward(60_000)
    await expect(unavailable(page)).toHaveCount(failures.length)
  })

  test('says at once that posts in view cannot load offline, and loads them when the connection returns @prove', async ({
    page,
    context,
    externalRequests,
    seedFeed,
  }) => {
    await seedFeed([{ url: 'https://www.instagram.com/p/Silent/', post_id: 'Silent' }])
    await page.setViewportSize({ width: 390, height: 300 })
    await page.goto('/social-feed')
    await expect(page.getByRole('article')).toBeAttached()
    await expect(page.locator('iframe'), 'only in view').toHaveCount(0)
    expect(externalRequests).toEqual([])
    // Routes still answer when the context is offline.
    const fail = (route: Route) => route.abort('internetdisconnected')
    await context.route('https://www.instagram.com/**', fail)
    await context.setOffline(true)
    await page.getByText('Loading from Instagram...').scrollIntoViewIfNeeded()
    await expect(unavailable(page)).toBeVisible()
    await context.unroute('https://www.instagram.com/**', fail)
    await context.setOffline(false)
    await expect(page.locator('iframe')).not.toHaveAttribute('inert')
    await expect(unavailable(page)).toHaveCount(0)
  })

  test.describe('click-to-load embeds', () => {
    test.use({ embeds: 'ask' })

    test('loads embeds after one click per platform and remembers that until the member resets it @prove', async ({
      page,
      context,
      keeper,
      externalRequests,
      seedFeed,
      signUp,
      server,
    }) => {
      await seedFeed(posts.slice(0, 4))
      await page.setViewportSize({ width: 1280, height: 2400 })
      await page.goto('/social-feed')
      const showInstagram = page.getByRole('button', { name: 'Show posts from Instagram' })
      await expect(showInstagram).toHaveCount(2)
      expect(externalRequests).toEqual([])
      await showInstagram.first().click()
      await expect(page.locator('iframe')).toHaveCount(2)
      await expect(page.getByRole('button', { name: 'Show posts from TikTok' })).toBeVisible()
      await page.reload()
      await expect(page.locator('iframe')).toHaveCount(2)
      await signUp()
      await page.reload()
      await expect(showInstagram, 'another member has to choose too').toHaveCount(2)
      await context.addCookies(await seedSession(server, keeper.id))
      await page.reload()
      await expect(page.locator('iframe'), 'the sign-in of another member keeps the choice').toHaveCount(2)
      expect(externalRequests.every((url) => url.startsWith('https://www.instagram.com/'))).toBe(true)
      await page.getByRole('button', { name: 'Ask me again' }).click()
      await expect(page.locator('iframe')).toHaveCount(0)
    })
  })
})

test.describe('Manage Posts', () => {
  test('sets the pillar of a post and locks its tag once, and restores what could not be saved @prove', async ({
    page,
    seedFeed,
    server,
  }) => {
    const [id = ''] = await seedFeed([
      { author: 'iron', auto_pillar: 'physical', auto_reason: 'Words: gym', metrics_json: '{"like_count":1207}' },
    ])
    await page.goto('/admin/social')
    const post = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'iron' }) })
    await expect(post).toContainText('Suggested: Physical Strength. Words: gym')
    await expect(post).toContainText('Created10 March 2026')
    await expect(post).toContainText('Likes1207')
    await expect(post.getByRole('link', { name: /Original post/ })).toBeVisible()
    const pillar = post.getByRole('combobox', { name: 'Pillar of the post by iron' })
    await expect(pillar).toHaveValue('')
    await expect(pillar.getByRole('option').first()).toHaveText('(auto)')
    await pillar.selectOption('Career & Finances')
    await expect(toast(page)).toContainText('Pillar updated')
    await expect(pillar).toHaveValue('career')
    const lock = post.getByRole('checkbox', { name: /^Lock tag/ })
    await loseResponses(page, '**/lock')
    await lock.click()
    await expect(toast(page)).toContainText('Failed to toggle lock')
    await expect(lock).not.toBeChecked()
    await lock.click()
    await expect(toast(page)).toContainText('Pillar lock toggled')
    await expect(lock).toBeChecked()

    await withDatabase(server, (database) =>
      database.updateTable('social_posts').set({ visibility: 'removed' }).where('id', '=', id).execute(),
    )
    await pillar.selectOption('(auto)')
    await expect(toast(page)).toContainText('Failed to update pillar')
    await expect(pillar).toHaveValue('career')
  })

  test('tags several posts with the keyboard alone @prove', async ({ page, seedFeed }) => {
    await seedFeed([{ author: 'one' }, { author: 'two', pillar_locked: true }, { author: 'three' }, { author: 'four' }])
    await page.goto('/admin/social')
    const pillarSelect = (author: string) => page.getByRole('combobox', { name: `Pillar of the post by ${author}` })
    await page.getByRole('checkbox', { name: 'Select the post by four' }).focus()
    await page.keyboard.press('4')
    await expect(pillarSelect('four')).toHaveValue('brotherhood')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.getByText('3 selected')).toBeVisible()
    await page.keyboard.press('7')
    await expect(page.getByText('2 posts. 1 locked and not changed.', { exact: true })).toBeVisible()
    await expect(pillarSelect('three')).toHaveValue('spiritual')
    await expect(pillarSelect('one')).toHaveValue('spiritual')
    await expect(pillarSelect('two')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('group', { name: 'Selected posts' })).toHaveCount(0)
    await page.keyboard.press('0')
    await expect(pillarSelect('one')).toHaveValue('')
    await page.keyboard.press('l')
    await expect(page.getByRole('checkbox', { name: 'Lock tag of the post by one' })).toBeChecked()
    await page.keyboard.press('Space')
    await expect(page.getByText('1 selected')).toBeVisible()
  })

  test('hides and removes posts, and filters untagged, hidden and unavailable ones @prove', async ({
    page,
    seedFeed,
  }) => {
    await seedFeed([
      { author: 'spam' },
      { author: 'tagged', pillar: 'mental' },
      { author: 'lost', gone_at: '2026-03-10T09:00:00.000Z' },
    ])
    await page.goto('/admin/social')
    await page.getByRole('button', { name: 'Hide the post by spam' }).click()
    await expect(toast(page)).toContainText('Post hidden')
    await page.getByRole('tab', { name: 'Hidden' }).click()
    await expect(page).toHaveURL(/\?show=hidden$/)
    await expect(page.getByRole('checkbox', { name: /^Select the post by/ })).toHaveCount(1)
    await page.getByRole('button', { name: 'Remove the post by spam' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove post' }).click()
    await expect(toast(page)).toContainText('Post removed')
    await expect(page.getByText('No posts are hidden.')).toBeVisible()
    await page.getByRole('tab', { name: 'Unavailable' }).click()
    await expect(page.getByRole('heading', { name: 'lost' })).toBeVisible()
    await page.getByRole('tab', { name: 'Untagged' }).click()
    await expect(page.getByRole('checkbox', { name: /^Select the post by/ })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'tagged' })).toHaveCount(0)
  })

  test('saves verified source accounts and never shows their tokens @prove', async ({ page, graph }) => {
    graph.publish(igUserId, [createFakeMedia(3), createFakeMedia(2), createFakeMedia(1)])
    await page.goto('/admin/social')
    await expect(page.getByText(/^No accounts yet\. Add one/)).toBeVisible()
    await page.getByRole('button', { name: 'Add account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Instagram user ID' }).fill(igUserId)
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Iron')
    await dialog.getByLabel('Access token').fill(graphSentinels.expiredToken)
    await dialog.getByRole('button', { name: 'Add account' }).click()
    await expect(toast(page)).toContainText('Account added')

    await page.getByRole('button', { name: 'Check Iron now' }).click()
    await expect(toast(page)).toContainText('Failed to fetch Instagram posts')
    await expect(page.getByText(/^The Instagram access token has expired/)).toHaveCount(1)
    await page.getByRole('button', { name: 'Token for Iron' }).click()
    await dialog.getByLabel('New access token').fill(graphSentinels.goodToken)
    await dialog.getByRole('button', { name: 'Save token' }).click()
    await expect(toast(page)).toContainText('Token saved')
    await page.getByRole('button', { name: 'Check Iron now' }).click()
    await expect(toast(page)).toContainText('Fetched 3 Instagram posts')
    await expect(page.getByRole('checkbox', { name: /^Select the post by/ })).toHaveCount(3)
    await page.getByRole('checkbox', { name: 'Check hourly: Iron' }).click()
    await expect(toast(page)).toContainText('Hourly checks paused')
    expect(await page.content()).not.toContain(graphSentinels.goodToken)
    await page.getByRole('button', { name: 'Remove Iron' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove account' }).click()
    await expect(page.getByText(/^No accounts yet\. Add one/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Select the post by/ })).toHaveCount(3)
  })
})
