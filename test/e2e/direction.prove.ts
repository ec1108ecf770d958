import { type APIRequestContext, type Page, request as playwrightRequest } from '@playwright/test'
import { generateId } from '#server/database/ids.ts'
import type { Database } from '#server/database/tables.ts'
import { startOpenAiFake } from '../openai-fake.ts'
import type { ServerProcess } from '../server-process.ts'
import { withDatabase } from './database.ts'
import { signedInPaths, trackLoading } from './screens.ts'
import { seedPosts } from './seed-posts.ts'
import { expect, expectNoHorizontalScroll, password, resize, test as base } from './site.ts'

// Writes Arabic and Hebrew wherever a member, an admin or a platform can, and checks every screen of the route table.
// A new route with a parameter fails until `listPaths` has a URL for it.

const arabic = 'خطة الأسبوع (بالعربية): الجري 30 دقيقة.'
const hebrew = 'איך מתחילים? שלוש שאלות.'
const username = 'سالم'
const hebrewName = 'דניאל'
const englishFirst = 'Running: الجري كل صباح.'

const markdown = `${arabic}

## ${hebrew}

- ${arabic}
- ${englishFirst}
  - ${hebrew}

1. ${hebrew}

> ${arabic}
>
> ${englishFirst}

| ${arabic} | ${hebrew} |
| --- | --- |
| ${englishFirst} | 30 |

- [x] ${arabic}

\`npm start\` ${arabic} [${hebrew}](https://example.org)

    ${arabic}
`

type Ids = Record<
  | 'challenge'
  | 'finished'
  | 'start'
  | 'crew'
  | 'draft'
  | 'resource'
  | 'discussion'
  | 'announcement'
  | 'member'
  | 'managed'
  | 'reported',
  string
>
type Fixtures = { site: ServerProcess; ids: Ids }

const test = base.extend<Fixtures>({
  site: async ({ startSite, context }, use) => {
    const fake = await startOpenAiFake()
    const site = await startSite({
      STARTER_CONTENT: 'off',
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `${fake.url}/v1`,
      AI_MODEL: 'fake',
    })
    await signUp(context.request, site, username)
    await use(site)
    await fake.close()
  },
  ids: async ({ site, context }, use) => {
    const stored = await withDatabase(site, insertContent)
    await use({ ...stored, ...(await writeAsMember(context.request, site, stored)) })
  },
})

async function signUp(request: APIRequestContext, site: ServerProcess, name: string): Promise<void> {
  const response = await request.post(`${site.url}/api/auth/sign-up`, {
    data: { email: `${generateId()}@example.org`, username: name, password, setupCode: site.takeSetupCode() },
  })
  expect(response.status()).toBe(201)
}

/** Inserts what only the library, a model or a platform writes. */
async function insertContent(
  database: Database,
): Promise<{ challenge: string; shortChallenge: string; otherChallenge: string; resource: string }> {
  const now = new Date().toISOString()
  const common = { pillar: 'mental', created_at: now, updated_at: now, archived_at: null } as const
  const [challenge, shortChallenge, otherChallenge, resource] = [generateId(), generateId(), generateId(), generateId()]
  const step = { title: hebrew, action: arabic }
  for (const id of [challenge, shortChallenge, otherChallenge])
    await database
      .insertInto('challenges')
      .values({
        ...common,
        id,
        title: arabic,
        description: hebrew,
        duration: 2,
        difficulty: 'beginner',
        participants: 0,
        plan: JSON.stringify([1, 2].map((day) => ({ from: day, to: day, ...step }))),
      })
      .execute()
  const blocks = [
    { kind: 'intro', markdown },
    { kind: 'checklist', title: arabic, items: [hebrew, englishFirst] },
    { kind: 'steps', title: hebrew, steps: [arabic, 'Rest.'] },
    { kind: 'tiplist', title: arabic, tips: [hebrew, 'Sleep.'] },
    { kind: 'links', title: hebrew, links: [{ label: arabic, url: 'https://www.who.int/' }] },
    { kind: 'download', label: arabic, filename: 'יומן.txt', contents: arabic },
  ]
  await database
    .insertInto('resources')
    .values({
      ...common,
      id: resource,
      title: hebrew,
      description: arabic,
      type: 'guide',
      content: arabic,
      blocks: JSON.stringify(blocks),
      read_time: 3,
    })
    .execute()
  const classification = { pillar: 'mental', auto_pillar: 'mental', auto_reason: arabic } as const
  await seedPosts(database, [{ ...classification, author: hebrew, caption: arabic, gone_at: now }])
  return { challenge, shortChallenge, otherChallenge, resource }
}

async function writeAsMember(
  request: APIRequestContext,
  site: ServerProcess,
  { challenge, shortChallenge, otherChallenge }: Record<'challenge' | 'shortChallenge' | 'otherChallenge', string>,
): Promise<Omit<Ids, 'challenge' | 'resource'>> {
  const send = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const response = await request.fetch(site.url + path, { method, data })
    expect(response.ok(), await response.text()).toBe(true)
    return response.json()
  }
  const { id: participationId } = await send('POST', '/api/user-challenges', { challengeId: challenge })
  const { id: finished } = await send('POST', '/api/user-challenges', { challengeId: shortChallenge })
  for (const progress of [1, 2])
    await send('PATCH', `/api/user-challenges/${finished}/progress`, { progress, note: arabic })
  await send('PATCH', `/api/user-challenges/${participationId}/progress`, { progress: 1, note: arabic })
  const date = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const { id: start } = await send('POST', `/api/challenges/${otherChallenge}/starts`, { date })
  const { id: crew } = await send('POST', '/api/crews', { name: hebrew })
  const shares = { challenges: [{ id: participationId, level: 'notes' }] }
  await send('PATCH', `/api/crews/${crew}/shares`, shares)
  const { id: draft } = await send('POST', '/api/content/drafts', { kind: 'challenge', copies: challenge })
  const targetDate = new Date().toISOString().slice(0, 10)
  await send('POST', '/api/goals', { title: arabic, description: hebrew, pillar: 'mental', targetDate })
  const done = await send('POST', '/api/goals', { title: hebrew, description: arabic, pillar: 'mental' })
  await send('PATCH', `/api/goals/${done.id}/toggle`, {})
  await send('POST', '/api/journal', { title: hebrew, content: arabic, prompt: arabic, pillar: 'mental' })
  const post = await send('POST', '/api/forum', { pillar: 'mental', title: arabic, content: markdown })
  await send('POST', `/api/forum/${post.id}/replies`, { content: markdown })
  await send('POST', '/api/challenges/ingest', { rawText: arabic, draft: true })
  await send('POST', '/api/social/ingest-url', { platform: 'tiktok', url: 'https://www.tiktok.com/@iron/video/73012' })
  const announcement = await send('POST', '/api/admin/announcements', { title: arabic, content: markdown })
  await expect(async () => {
    expect((await request.get(`${site.url}/api/announcements/${announcement.id}`)).status()).toBe(200)
  }).toPass()
  await send('PATCH', '/api/account/profile', { about: arabic, shown: true })
  const { id: member } = await (await request.get(`${site.url}/api/auth/user`)).json()
  const { member: created } = await send('POST', '/api/admin/members', {
    email: 'other@example.org',
    username: hebrewName,
  })
  await send('POST', `/api/moderation/members/${created.id}/notes`, { text: arabic })
  const reported = await reportAsOther(site, post.id)
  return {
    finished,
    start,
    crew,
    draft,
    discussion: post.id,
    announcement: announcement.id,
    member,
    managed: created.id,
    reported,
  }
}

/** Reports a discussion as another member. @returns the id of the case for the admin */
async function reportAsOther(site: ServerProcess, discussion: string): Promise<string> {
  const other = await playwrightRequest.newContext({ baseURL: site.url })
  await signUp(other, site, 'reporter')
  const report = { kind: 'discussion', subjectId: discussion, reason: 'other', details: arabic }
  expect((await other.post('/api/reports', { data: report })).status()).toBe(201)
  await other.dispose()
  return withDatabase(site, async (database) => {
    const { id } = await database.selectFrom('moderation_cases').select('id').executeTakeFirstOrThrow()
    return id
  })
}

const listPaths = (ids: Ids): Record<string, string> => ({
  '/pillar/:pillar': '/pillar/mental',
  '/pillars/:pillar': '/pillars/mental',
  '/challenge/:id': `/challenge/${ids.challenge}`,
  '/start/:id': `/start/${ids.start}`,
  '/finished/:id': `/finished/${ids.finished}`,
  '/crew/:id': `/crew/${ids.crew}`,
  '/crew/:id/round': `/crew/${ids.crew}/round`,
  '/crew/:id/settings': `/crew/${ids.crew}/settings`,
  '/resource/:id': `/resource/${ids.resource}`,
  '/community/:id': `/community/${ids.discussion}`,
  '/announcements/:id': `/announcements/${ids.announcement}`,
  '/search': `/search?query=${encodeURIComponent(arabic.split(' ')[0] ?? '')}`,
  '/self-checks/:check': '/self-checks/phq-9',
  '/members/:id': `/members/${ids.member}`,
  '/admin/library/drafts/:id': `/admin/library/drafts/${ids.draft}?day=1`,
  '/admin/library/challenge/:id': `/admin/library/challenge/${ids.challenge}`,
  '/admin/members/:id': `/admin/members/${ids.managed}`,
  '/moderation/:id': `/moderation/${ids.reported}`,
  // Only the member who was warned could open it.
  '/decisions/:id': '/decisions/unknown',
})

/** Expects all right-to-left text and all fields for free text on the page to set their direction. */
async function expectDirections(page: Page): Promise<void> {
  const problems = await page.evaluate(() => {
    const rightToLeft = /[\u0590-\u08ff]/
    const isolated = /\u2068[^\u2069]*\u2069/g
    const found: string[] = []
    const check = (where: string, text: string) => {
      if (rightToLeft.test(text.replace(isolated, ''))) found.push(`${where}: ${text}`)
    }
    check('the document title', document.title)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const parent = node.parentElement
      if (!parent || parent.closest('script, textarea')) continue
      const owner = parent.closest('bdi, [dir=auto]')
      const isPlaintext = getComputedStyle(parent).unicodeBidi === 'plaintext'
      if (!owner && !isPlaintext) check(`<${parent.tagName}> needs a direction`, text)
      const firstLetter = /\p{L}/u.exec(owner?.textContent ?? '')?.[0] ?? ''
      if (owner && !owner.querySelector('[dir], bdi') && rightToLeft.test(firstLetter) && !owner.matches(':dir(rtl)'))
        check(`<${owner.tagName}> is not right to left`, text)
    }
    for (const field of document.querySelectorAll('input[type=text], input[type=search], textarea'))
      if (field.checkVisibility() && field.getAttribute('dir') !== 'auto') found.push(`a field: ${field.outerHTML}`)
    for (const element of document.querySelectorAll('[title], [placeholder]'))
      check('an attribute', element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '')
    return found
  })
  expect.soft(problems, page.url()).toEqual([])
}

test.describe('text direction', () => {
  test('shows Arabic and Hebrew in their own direction on every screen', async ({ page, site, ids }) => {
    test.setTimeout(300_000)
    const waitUntilComplete = trackLoading(page)
    const paths = listPaths(ids)
    const tabs = ['/challenges?tab=active', '/challenges?tab=completed', '/pillar/mental?tab=resources']
    for (const pattern of [...signedInPaths, ...tabs, '/pillar/mental?tab=community', '/community?pillar=mental']) {
      const path = paths[pattern] ?? pattern
      expect(path, 'add it to `listPaths`').not.toContain('/:')
      await page.goto(site.url + path)
      await waitUntilComplete()
      await expectDirections(page)
    }
    await resize(page, { width: 320, height: 640 })
    await page.goto(`${site.url}/community/${ids.discussion}`)
    await waitUntilComplete()
    await expectNoHorizontalScroll(page)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title, 'tracking would break joined letters').toHaveCSS('letter-spacing', /^(?:normal|0px)$/)
  })

  test('isolates Arabic and Hebrew in dialogs and toasts', async ({ page, site, ids }) => {
    const dialog = page.getByRole('alertdialog')
    const states: [path: string, button: string | RegExp][] = [
      ['/goals', `Edit ${arabic}`],
      ['/journal', 'Delete'],
      [`/challenge/${ids.challenge}`, 'Leave challenge'],
    ]
    for (const [path, name] of states) {
      await page.goto(site.url + path)
      await page.getByRole('button', { name, exact: true }).first().click()
      if (path === '/goals') await page.getByRole('button', { name: 'Delete goal' }).click()
      await expect(dialog).toBeVisible()
      await expectDirections(page)
    }
    await dialog.getByRole('button', { name: 'Leave challenge' }).click()
    await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(arabic)
    await expectDirections(page)
  })

  test('shows Arabic in its own direction in the notice of a journal draft', async ({ page, site }) => {
    await page.goto(`${site.url}/journal`)
    await page.getByRole('button', { name: 'New Entry' }).click()
    await page.getByRole('textbox', { name: 'Entry', exact: true }).fill(arabic)
    await page.goto(`${site.url}/journal`)
    await expect(page.getByRole('complementary', { name: 'Draft' })).toContainText(arabic)
    await expectDirections(page)
  })

  test('sets a field’s direction as the member types', async ({ page, site, ids }) => {
    const field = (name: string) =>
      page.getByRole('textbox', { name, exact: true }).or(page.getByRole('searchbox', { name, exact: true }))
    const direction = (name: string) => field(name).evaluate((element) => getComputedStyle(element).direction)
    await page.goto(`${site.url}/community`)
    await page.getByRole('button', { name: 'Start a Discussion' }).click()
    await field('Title').fill(arabic)
    await field('Content').fill(hebrew)
    expect([await direction('Title'), await direction('Content')]).toEqual(['rtl', 'rtl'])
    await field('Title').fill(englishFirst)
    expect(await direction('Title')).toBe('ltr')
    await page.goto(`${site.url}/community/${ids.discussion}`)
    await page.getByRole('button', { name: 'Edit reply' }).click()
    await expectDirections(page)
    await page.goto(`${site.url}/admin/members`)
    await field('Username or email').fill(username)
    expect(await direction('Username or email')).toBe('rtl')
  })
})
