import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageData, ScreenRead } from '#contract/page-data.ts'
import { firstView } from '#contract/page-view.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { createWebDir } from '#test/web-dir.ts'
import { createApp } from '../app.ts'
import { createPageRenderer } from './page-renderer.ts'

// The pages of the real build, which the server renders from the components of the web app.

const webDir = fileURLToPath(new URL('../../dist/web', import.meta.url))

let site: TestApp
let app: FastifyInstance
let admin: TestClient
let anna: Member
let boris: Member

type Member = TestClient & { words: string[]; paths: string[] }

beforeAll(async () => {
  expect(existsSync(webDir), 'npm run build').toBe(true)
  site = await createTestApp()
  app = createApp(site, { webDir, pageWait: 10_000 })
  admin = await site.signUp()
  anna = await addMember('anna', 'Europe/Berlin')
  boris = await addMember('boris', 'America/Los_Angeles')
})

afterAll(async () => {
  await app.close()
  await site.close()
})

/** Signs up a member who writes words that no other member does. */
async function addMember(username: string, timeZone: string): Promise<Member> {
  const member = await site.signUp({ username, email: `${username}@example.org`, timeZone })
  const word = (of: string) => `${of}-of-${username}`
  const write = async (url: string, body: object) => (await member.call('POST', url, body)).json()
  const { challengeId, joined, url } = await joinTestChallenge(site, member, { cue: word('cue') })
  await write(`${url}/check-ins`, { date: joined.asOf, note: word('note') })
  await write('/api/goals', { title: word('goal'), pillar: 'purpose' })
  await write('/api/journal', { title: word('title'), content: word('entry'), pillar: 'mental' })
  const paths = ['/', '/challenges?tab=active', `/challenge/${challengeId}`, '/journal', '/goals', '/community']
  return { ...member, words: [username, ...['cue', 'note', 'goal', 'title', 'entry'].map(word)], paths }
}

async function open(url: string, cookie = '', headers: Record<string, string> = {}) {
  const reply = await app.inject({ url, headers: { cookie, ...headers } })
  const [, root = ''] = /<div id="root">(.*)<\/div>\s*<script/s.exec(reply.body) ?? []
  const [, json = '{}'] = /id="document"[^>]*>\s*(.*?)\s*<\/script>/s.exec(reply.body) ?? []
  const data: PageData = JSON.parse(json)
  return { ...reply, root, text: root.replaceAll(/<[^>]+>/g, ' '), data, headers: reply.headers, body: reply.body }
}

describe('the page of a visitor', () => {
  const change = (branding: object) => admin.call('PATCH', '/api/admin/site', branding)

  test('has the words of the specification until an admin changes them', async () => {
    const { root, body } = await open('/')
    expect(root).toMatch(/<h1[^>]*>Transform yourself through the 7 pillars of masculine excellence</)
    expect(body).toContain('<title>Seven Pillars</title>')
    expect(body).not.toMatch(/id="accent"|href="\/imprint/)
  })

  test('shows the site’s own words as text, and its figures', async () => {
    await change({ name: 'Iron & <b>"Harbor"</b>', headline: '__WELCOME__ <script>', welcome: '$& one step' })
    await admin.call('PATCH', '/api/admin/pages/imprint', { content: 'Sam' })
    await change({ figures: 'live' })
    const { root, body } = await open('/')
    expect(root).toMatch(/__WELCOME__ &lt;script&gt;.*\$&amp; one step/s)
    expect(root).toContain('href="/imprint"')
    expect(root).toMatch(/<dd[^>]*>3<\/dd>/)
    expect(/<title>.*<\/title>/.exec(body)?.[0]).not.toMatch(/<b>/)
    await change({ figures: 'hidden' })
    expect((await open('/')).root).not.toMatch(/<dd/)
    await change({ name: 'Seven Pillars', headline: null, welcome: null })
  })

  test('has its styles, and its accent after them, with the nonce of the page', async () => {
    await change({ accent: '#2266aa' })
    const pages = [await open('/'), await open('/')]
    const nonces = pages.map(({ body, headers }) => {
      expect(body.match(/<style nonce/g)?.length).toBeGreaterThan(3)
      const [, nonce = ''] = /<style nonce="([^"]+)" id="accent">@media[^<]*<\/style>\s*<\/head>/.exec(body) ?? []
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
      return nonce
    })
    expect(nonces[0]).not.toBe(nonces[1])
    expect(nonces).not.toContain('')
    await change({ accent: null })
  })

  test('starts no script before the first paint', async () => {
    const { body } = await open('/')
    expect(body).not.toMatch(/<script[^>]*(type="module"|src=)|rel="modulepreload"/)
    expect(body).toMatch(/data-scripts="\/assets\/\S+\.js /)
  })

  test.each(['/guidelines', '/privacy', '/terms'])('can be read without scripts: %s', async (path) => {
    // The first long text of a process can take longer than a page waits.
    await open(path)
    expect((await open(path)).text.length).toBeGreaterThan(400)
  })

  test('does not put a password into a URL without scripts', async () => {
    expect((await open('/sign-in')).root).toMatch(/<form [^>]*method="post"/)
  })
})

describe('the page of a member', () => {
  test('shows what the member asked for, and makes no calls for it', async () => {
    const { root, data, headers } = await open('/journal', anna.cookie)
    expect(root).toContain('entry-of-anna')
    expect(data.rendered?.replies.map(({ key }) => key[0])).toEqual(['/api/journal', '/api/journal/days'])
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
  })

  test('has a heading and no attribute that the policy blocks', async () => {
    const post = { pillar: 'mental', title: 'Sleep', content: 'What **helps**?' }
    const discussion = (await anna.call('POST', '/api/forum', post)).json()
    for (const path of [...anna.paths, '/pillar/mental', '/pillars/mental', `/community/${discussion.id}`]) {
      const { root } = await open(path, anna.cookie)
      expect(root, path).toMatch(/<h1/)
      expect(root, path).not.toMatch(/ (style|on\w+)=/)
    }
  })

  test('has what a first screen needs only for some members', async () => {
    const newcomer = await site.signUp()
    const { root, data } = await open('/', newcomer.cookie)
    expect(data.rendered?.parts).toContain('web/features/home/StarterChallenges.tsx')
    expect(data.rendered?.replies.map(({ key }) => key[0])).toContain('/api/challenges')
    expect(root).not.toContain('aria-busy="true"')
  })

  test('leaves a screen whose content cannot be read to the browser', async () => {
    const { statusCode, root, data } = await open('/challenge/nothing', anna.cookie)
    expect([statusCode, data.rendered]).toEqual([200, undefined])
    expect(root).toContain('Loading...')
  })

  test('shows a crew to its members without its link, and nothing of it to others', async () => {
    const crew = (await anna.call('POST', '/api/crews', { name: 'Crew of anna' })).json()
    const path = `/crew/${crew.id}`
    const { root, body, data, headers } = await open(path, anna.cookie)
    expect(root).toMatch(/<h1[^>]*>.*Crew of anna.*<\/h1>/)
    expect(root).not.toMatch(/ (style|on\w+)=/)
    expect(data.rendered?.replies.map(({ key }) => key[0])).toEqual([
      `/api/crews/${crew.id}/board`,
      `/api/crews/${crew.id}/round`,
      `/api/crews/${crew.id}/thread`,
    ])
    expect(body).not.toContain('token=')
    expect(headers['cache-control']).toBe('no-store')

    const openAsBoris = async () => {
      const page = await open(path, boris.cookie)
      return [page.data.rendered !== undefined, page.body.includes('Crew of anna')]
    }
    expect(await openAsBoris()).toEqual([false, false])
    await boris.call('POST', '/api/crew-link/join', { token: crew.url.split('token=')[1], shares: {} })
    expect(await openAsBoris()).toEqual([true, true])
    await boris.call('DELETE', `/api/crews/${crew.id}/members/${boris.id}`)
    expect(await openAsBoris()).toEqual([false, false])
    await anna.call('DELETE', `/api/crews/${crew.id}/members/${anna.id}`)
  })

  test('is written for the browser’s theme, width and language', async () => {
    const first = await open('/', anna.cookie, { 'accept-language': 'de, en-GB;q=0.9, en-US;q=0.8' })
    expect(first.root).toMatch(/Use light theme/)
    expect(first.data.rendered?.view).toEqual({ theme: 'dark', width: 'narrow', sidebar: 'expanded', locale: 'en-GB' })
    const later = await open('/', `${anna.cookie}; view=light.wide.icons.en-US`)
    expect(later.root).toMatch(/Use dark theme/)
    expect(later.root).toContain('data-sidebar="icons"')
    const [british, american] = [first, later].map(({ root }) => /<time [^>]*>([^<]*)</.exec(root)?.[1])
    expect(british).toMatch(/^\w+ \d+ \w+$/)
    expect(american).toMatch(/^\w+, \w+ \d+$/)
    const forged = await open('/', `${anna.cookie}; view=light.wide.icons.x"><script>`)
    expect(forged.data.rendered?.view).toEqual({ theme: 'dark', width: 'narrow', sidebar: 'expanded', locale: 'en' })
  })

  test('greets by the hour of the member’s time zone', async () => {
    const greet = async ({ cookie }: Member) => /Good (\w+)/.exec((await open('/', cookie)).root)?.[1]
    expect(await greet(anna)).not.toBe(await greet(boris))
  })
})

test('never shows a word of one member to another, however the requests overlap', async () => {
  const rounds = Array.from({ length: 12 }, () => [anna, boris]).flat()
  const pages = await Promise.all(
    rounds.flatMap((member) =>
      member.paths.map(async (path) => ({ member, path, ...(await open(path, member.cookie)) })),
    ),
  )
  const rendered = pages.filter(({ root }) => root !== '')
  expect(rendered.length).toBeGreaterThan(0)
  for (const { member, path, body } of pages) {
    const other = member === anna ? boris : anna
    // Both take part in the community, which is on Home too.
    const words = ['/', '/community'].includes(path) ? other.words.slice(1) : other.words
    expect(
      words.filter((word) => body.includes(word)),
      path,
    ).toEqual([])
  }
  for (const member of [anna, boris]) {
    const own = rendered.filter((each) => each.member === member).map(({ body }) => body)
    expect(member.words.filter((word) => own.some((body) => body.includes(word)))).toEqual(member.words)
  }
  expect(new Set(rendered.map(({ path }) => path))).toEqual(new Set([...anna.paths, ...boris.paths]))
})

describe('the renderer', () => {
  /** Creates one with the screens of the build, or with those of another folder. */
  async function createRenderer(folder = webDir) {
    const errors: unknown[] = []
    const renderer = createPageRenderer(folder, { report: (error) => errors.push(error) })
    const { data } = await open('/')
    const render = async (url: string, value: unknown = {}) => {
      const read = async ({ key }: ScreenRead) => ({ key, value })
      return (await renderer?.render({ url, data, view: firstView, now: 0, read }))?.html ?? null
    }
    return { errors, render }
  }

  test.each(['//', '//?tab=a', '/sign-in?next=%'])('accepts any address: %s', async (url) => {
    const { errors, render } = await createRenderer()
    await render(url)
    expect(errors).toEqual([])
  })

  describe('of a screen that takes long', () => {
    const folder = createWebDir({
      'screen-files.json': '{}',
      '.render/render-page.js': `
        let attempts = 0
        export const createPageRenderer = async () => ({
          findScreen: (url) => ({ source: url, reads: [] }),
          render: (screen, { assertTimeLeft }) => {
            attempts += 1
            for (const end = Date.now() + 5000; screen.source !== '/fast' && Date.now() < end; ) assertTimeLeft()
            return { html: '<h1>' + attempts + '</h1>', title: '', parts: [], missing: [] }
          },
        })`,
    })

    test('stops, and does not try again each time', async () => {
      const { errors, render } = await createRenderer(folder)
      for (let visit = 0; visit < 50; visit += 1) expect(await render('/slow')).toBeNull()
      expect(Number(/\d+/.exec((await render('/fast')) ?? '')?.[0])).toBeLessThan(10)
      expect(errors).toEqual([])
    })
  })

  describe('of a screen that needs more than it starts with', () => {
    const folder = createWebDir({
      'screen-files.json': '{}',
      '.render/render-page.js': `export const createPageRenderer = async () => ({
        findScreen: () => ({ source: '', reads: [] }),
        render: (_screen, { rendered: { replies } }) => ({
          html: '<h1>' + replies.map(({ value }) => value).join() + '</h1>',
          title: '',
          parts: [],
          missing: replies.length > 0 ? [] : [{ key: ['/api/challenges'], path: '/api/challenges', query: {} }],
        }),
      })`,
    })

    test('shows visitors what has changed since the last page', async () => {
      const { render } = await createRenderer(folder)
      expect(await render('/', 'old')).toBe('<h1>old</h1>')
      expect(await render('/', 'new')).toBe('<h1>new</h1>')
    })

    test('leaves the screen to the browser if that is too much', async () => {
      const { render } = await createRenderer(folder)
      expect(await render('/', 'a'.repeat(300 * 1024))).toBeNull()
    })
  })
})

describe('a page without its screen', () => {
  const bundle = (render: string) =>
    createWebDir({
      'screen.html': '<div id="root">__CONTENT__</div>',
      'screen-files.json': '{}',
      '.render/render-page.js': `export const createPageRenderer = async () => ({
        findScreen: () => ({ source: '', reads: [] }),
        render: () => { ${render}; return { html: '<h1>Rendered</h1>', title: '', parts: [], missing: [] } },
      })`,
    })

  test.each([
    ['rendering works', '', true],
    ['rendering fails', "throw new Error('broken')", false],
    [
      'rendering takes long',
      'const used = () => process.threadCpuUsage().user; for (const end = used() + 100_000; used() < end; );',
      false,
    ],
  ])('is sent or not when %s', async (_when, render, isRendered) => {
    const broken = createApp(site, { webDir: bundle(render) })
    const { statusCode, body } = await broken.inject({ url: '/' })
    expect([statusCode, body.includes('Rendered')]).toEqual([200, isRendered])
    await broken.close()
  })

  test('is logged once, however often it is asked for', async () => {
    const broken = createApp(site, { webDir: bundle("throw new Error('broken')") })
    const logged: unknown[] = []
    broken.log.error = (...details: unknown[]) => logged.push(details)
    await broken.inject({ url: '/' })
    await broken.inject({ url: '/' })
    expect(logged).toHaveLength(1)
    await broken.close()
  })
})
