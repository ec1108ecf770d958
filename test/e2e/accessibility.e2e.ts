import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Challenge } from '#contract/challenges.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts'

// Every screen of both route tables, wide and narrow, dark and light: nothing axe finds, nothing cut off, nothing refused by
// the policy, nothing in the console; and no more JavaScript than its budget allows before anything is touched. A screen added to the tables fails here until it says at which address it can be seen.

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Looking at a long list from all sides takes a slow machine its time.
test.setTimeout(180_000)

const screens: { signedIn: string[]; signedOut: string[] } = JSON.parse(
  readFileSync(new URL('../../dist/web/screens.json', import.meta.url), 'utf8'),
)

/** Signed in, these lead on to Home. */
const doors = ['/sign-in', '/sign-up']

/** An address for each pattern with a parameter. */
const examples: Record<string, (api: APIRequestContext) => Promise<string> | string> = {
  '/pillar/:pillar': () => '/pillar/brotherhood',
  '/pillars/:pillar': () => '/pillars/relationships',
  '/challenge/:id': async (api) => `/challenge/${(await joined(api)).id}`,
  '/resource/:id': async (api) => `/resource/${await firstOf(api, '/api/resources?pillar=physical')}`,
  '/community/:id': async (api) => `/community/${await thread(api)}`,
}

test.describe('for a visitor', () => {
  for (const path of [...screens.signedOut, '/nowhere', '/reset#token=cut-off', '/verify#token=cut-off']) {
    test(path, ({ page, reports, complaints }) => sweep(page, path, { reports, complaints }))
  }

  test('/challenges with the sign-in dialog', async ({ page, reports, complaints }) => {
    await sweep(page, '/challenges', { reports, complaints }, async () => {
      await page
        .getByRole('button', { name: /^Join Challenge/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible()
    })
  })

  test('/sign-up with everything left out', async ({ page, reports, complaints }) => {
    await sweep(page, '/sign-up', { reports, complaints }, async () => {
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    })
  })
})

test.describe('for a member', () => {
  for (const pattern of [
    ...screens.signedIn.filter((path) => !doors.includes(path)),
    '/nowhere',
    '/pillar/nothing',
    '/challenge/nothing',
    '/resource/nothing',
  ]) {
    test(`${pattern}, ${pattern.startsWith('/admin') ? 'as the admin' : 'with things of his own'}`, async ({
      page,
      api,
      signUp,
      signInAsAdmin,
      reports,
      complaints,
    }) => {
      if (pattern.startsWith('/admin')) await signInAsAdmin()
      else {
        await signUp()
        await addThings(api)
      }
      await sweep(page, await addressOf(pattern, api), { reports, complaints })
    })
  }

  for (const path of [
    '/',
    '/goals',
    '/journal',
    '/challenges?tab=active',
    '/challenges?tab=completed',
    '/admin/social',
  ]) {
    test(`${path}, on his first day`, async ({ page, signUp, reports, complaints }) => {
      await signUp()
      await sweep(page, path, { reports, complaints })
    })
  }

  for (const path of [
    '/challenges?tab=active',
    '/pillar/mental?tab=resources',
    '/pillar/mental?tab=community',
    '/community?pillar=career',
  ]) {
    test(`${path}, with things of his own`, async ({ page, api, signUp, reports, complaints }) => {
      await signUp()
      await addThings(api)
      await sweep(page, path, { reports, complaints })
    })
  }

  test('the sheet of a narrow screen', async ({ page, signUp, reports }) => {
    await signUp()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page)
    expect(reports).toEqual([])
  })

  test('the rail of a wide one', async ({ page, signUp, reports }) => {
    await signUp()
    await page.goto('/pillars')
    await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeVisible()
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('button', { name: 'Toggle sidebar', expanded: false })).toBeVisible()
    await expectAccessible(page)
    expect(reports).toEqual([])
  })
})

/** Screens that show a form or Markdown at once, with a budget of 160 KB instead of 125. */
const heavier = /^\/(sign-in|sign-up|reset|verify|resource\/|community\/|onboarding|settings|social-feed|admin\/)/

/** Looks at one screen in every size and theme; `open` brings it into the state to be looked at. */
async function sweep(
  page: Page,
  path: string,
  { reports, complaints }: { reports: string[]; complaints: string[] },
  open?: () => Promise<void>,
) {
  let status: number | undefined
  const kilobytes = await scriptsFetchedBy(page)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    // Without this an address with a fragment would not be fetched a second time.
    await page.goto('about:blank')
    status = (await page.goto(path))?.status()
    await settled(page)
    if (width === 1280) {
      const fetched = await kilobytes()
      expect(fetched, 'KB of JavaScript, as it crosses the wire').toBeLessThanOrEqual(heavier.test(path) ? 160 : 125)
      expect(fetched, 'and all of it was counted').toBeGreaterThan(90)
    }
    await open?.()
    await expectNoSidewaysScroll(page)
    // Narrow, the light has the colours it has wide.
    await expectAccessible(page, { themes: width === 1280 ? ['dark', 'light'] : ['dark'] })
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expect(page).toHaveTitle(path === '/' ? /^(Home · )?Seven Pillars$/ : /^.+ · Seven Pillars$/)
  expect(reports).toEqual([])
  // The browser itself reports what answers with an error, and here the document may.
  const missing = (complaint: string) =>
    /status of 404/.test(complaint) && (status === 404 || path.endsWith('/nothing'))
  expect(complaints.filter((complaint) => !missing(complaint))).toEqual([])
}

/** Counts what a first visit fetches before the browser is idle; what a screen at rest fetches ahead stays out of it. */
async function scriptsFetchedBy(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { setTimeout, requestIdleCallback } = window
    Object.assign(window, {
      setTimeout: (work: () => void, milliseconds?: number) =>
        milliseconds === 3000 ? 0 : setTimeout(work, milliseconds),
      requestIdleCallback: (work: () => void, options?: IdleRequestOptions) =>
        requestIdleCallback(() => {
          performance.mark('idle')
          work()
        }, options),
    })
  })
  return () =>
    page.evaluate(() => {
      const idle = performance.getEntriesByName('idle')[0]?.startTime ?? Infinity
      const scripts = performance
        .getEntriesByType('resource')
        .filter(
          (each) => each instanceof PerformanceResourceTiming && each.name.endsWith('.js') && each.startTime < idle,
        )
      return (
        scripts.reduce((sum, each) => sum + (each instanceof PerformanceResourceTiming ? each.encodedBodySize : 0), 0) /
        1024
      )
    })
}

/** The screen has its heading, its data and its fonts. */
async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

function addressOf(pattern: string, api: APIRequestContext): Promise<string> | string {
  const example = examples[pattern]
  if (!example && pattern.includes(':')) throw new Error(`Say in \`examples\` at which address ${pattern} can be seen`)
  return example ? example(api) : pattern
}

/** One challenge under way, one completed, goals, an entry. */
async function addThings(api: APIRequestContext) {
  const challenges: Challenge[] = await (await api.get('/api/challenges')).json()
  const [shortest, next] = challenges.toSorted((one, other) => one.duration - other.duration)
  if (!shortest || !next) throw new Error('There are no challenges')
  await markDays(api, shortest.id, shortest.duration)
  await markDays(api, next.id, 2)
  for (const [title, inDays] of [
    ['Run ten kilometres', 3],
    ['Call my father', -2],
    ['Clear the debt', 90],
  ] as const) {
    await created(api, '/api/goals', {
      title,
      pillar: 'physical',
      targetDate: new Date(Date.now() + inDays * 864e5).toISOString().slice(0, 10),
    })
  }
  const done = await created(api, '/api/goals', {
    title: 'Fix the gate',
    description: 'It has hung since spring.',
    pillar: 'purpose',
  })
  await api.patch(`/api/goals/${done.id}/toggle`, { data: {} })
  await created(api, '/api/journal', {
    title: 'A start',
    content: 'Slept badly, walked anyway.',
    prompt: 'What does a meaningful life look like to me?',
    pillar: 'purpose',
  })
}

async function joined(api: APIRequestContext): Promise<{ id: string }> {
  const challenges: Challenge[] = await (await api.get('/api/challenges')).json()
  const longest = challenges.toSorted((one, other) => other.duration - one.duration)[0]
  if (!longest) throw new Error('There are no challenges')
  await markDays(api, longest.id, 3)
  return longest
}

async function markDays(api: APIRequestContext, challengeId: string, days: number) {
  const { id } = await created(api, '/api/user-challenges', { challengeId })
  for (let progress = 1; progress <= days; progress++) {
    expect(
      (await api.patch(`/api/user-challenges/${id}/progress`, { data: { progress, note: 'It rained.' } })).status(),
    ).toBe(200)
  }
}

/** A discussion with an answer of his own. */
async function thread(api: APIRequestContext): Promise<string> {
  const id = await firstOf(api, '/api/forum')
  await created(api, `/api/forum/${id}/replies`, { content: 'The same here. **Two minutes** a day, no more.' })
  return id
}

async function created(api: APIRequestContext, path: string, data: unknown): Promise<{ id: string }> {
  const reply = await api.post(path, { data })
  expect(reply.status(), `${path} ${await reply.text()}`).toBe(201)
  return reply.json()
}

async function firstOf(api: APIRequestContext, path: string): Promise<string> {
  const [first] = await (await api.get(path)).json()
  return first.id
}
