import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Challenge } from '#contract/challenges.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './site.ts'

// Audits every screen of both route tables at two widths and in both themes. A new route with a parameter fails until
// `examplePaths` has a URL for it.

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Auditing a long list in every size and theme is slow.
test.setTimeout(180_000)

const screens: { signedIn: string[]; signedOut: string[] } = JSON.parse(
  readFileSync(new URL('../../dist/web/screens.json', import.meta.url), 'utf8'),
)

/** These redirect members to Home. */
const signInPaths = ['/sign-in', '/sign-up']

const examplePaths: Record<string, (api: APIRequestContext) => Promise<string> | string> = {
  '/pillar/:pillar': () => '/pillar/brotherhood',
  '/pillars/:pillar': () => '/pillars/relationships',
  '/challenge/:id': async (api) => `/challenge/${(await joinLongestChallenge(api)).id}`,
  '/resource/:id': async (api) => `/resource/${await getFirstId(api, '/api/resources?pillar=physical')}`,
  '/community/:id': async (api) => `/community/${await replyToFirstDiscussion(api)}`,
}

test.describe('screens for a visitor', () => {
  for (const path of [...screens.signedOut, '/nowhere', '/reset#token=cut-off', '/verify#token=cut-off']) {
    test(`passes the audit of ${path} for a visitor`, ({ page, cspViolations, consoleErrors }) =>
      auditScreen(page, path, { cspViolations, consoleErrors }))
  }

  test('passes the audit of /challenges with the sign-in dialog open', async ({
    page,
    cspViolations,
    consoleErrors,
  }) => {
    await auditScreen(page, '/challenges', { cspViolations, consoleErrors }, async () => {
      await page
        .getByRole('button', { name: /^Join Challenge/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible()
    })
  })

  test('passes the audit of /sign-up with every field empty', async ({ page, cspViolations, consoleErrors }) => {
    await auditScreen(page, '/sign-up', { cspViolations, consoleErrors }, async () => {
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    })
  })
})

test.describe('screens for a member', () => {
  for (const pattern of [
    ...screens.signedIn.filter((path) => !signInPaths.includes(path)),
    '/nowhere',
    '/pillar/nothing',
    '/challenge/nothing',
    '/resource/nothing',
  ]) {
    test(`passes the audit of ${pattern} for ${pattern.startsWith('/admin') ? 'the admin' : 'a member with data'}`, async ({
      page,
      api,
      signUp,
      signInAsAdmin,
      cspViolations,
      consoleErrors,
    }) => {
      if (pattern.startsWith('/admin')) await signInAsAdmin()
      else {
        await signUp()
        await seedMemberData(api)
      }
      await auditScreen(page, await getExamplePath(pattern, api), { cspViolations, consoleErrors })
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
    test(`passes the audit of ${path} for a new member`, async ({ page, signUp, cspViolations, consoleErrors }) => {
      await signUp()
      await auditScreen(page, path, { cspViolations, consoleErrors })
    })
  }

  for (const path of [
    '/challenges?tab=active',
    '/pillar/mental?tab=resources',
    '/pillar/mental?tab=community',
    '/community?pillar=career',
  ]) {
    test(`passes the audit of ${path} for a member with data`, async ({
      page,
      api,
      signUp,
      cspViolations,
      consoleErrors,
    }) => {
      await signUp()
      await seedMemberData(api)
      await auditScreen(page, path, { cspViolations, consoleErrors })
    })
  }

  test('passes the audit in every form and dialog of a member', async ({ page, api, signUp, cspViolations }) => {
    await signUp()
    await seedMemberData(api)
    const thread = `/community/${await replyToFirstDiscussion(api)}`
    const button = (name: string) => page.getByRole('button', { name }).first()
    const dialog = page.getByRole('dialog')
    const states: [path: string, open: () => Promise<void>][] = [
      ['/goals', () => button('New Goal').click()],
      [
        '/goals',
        async () => {
          await button('New Goal').click()
          await dialog.getByRole('button', { name: 'Create Goal' }).click()
          await expect(dialog.getByRole('alert')).toBeVisible()
        },
      ],
      [
        '/journal',
        async () => {
          await button('New Entry').click()
          await dialog.getByLabel('Entry', { exact: true }).fill('A draft.')
        },
      ],
      ['/journal', () => expect(page.getByRole('complementary', { name: 'Draft' })).toBeVisible()],
      [
        '/community',
        async () => {
          await button('Start a Discussion').click()
          await dialog.getByLabel('Title').fill('x'.repeat(121))
          await dialog.getByRole('textbox', { name: 'Content' }).press('Control+Enter')
          await expect(dialog.getByRole('alert').first()).toBeVisible()
        },
      ],
      [
        thread,
        async () => {
          await button('Write a reply').click()
          await page.getByRole('textbox', { name: 'Your reply' }).fill('Here is **how**.')
          await page.getByRole('tab', { name: 'Preview' }).click()
        },
      ],
      [
        '/settings',
        async () => {
          await button('Delete my account').click()
          await expect(page.getByRole('alertdialog').getByRole('radio', { name: 'Keep my posts' })).toBeChecked()
        },
      ],
    ]
    for (const [path, open] of states) {
      await page.goto(path)
      await waitUntilSettled(page)
      await open()
      await expectAccessible(page)
    }
    expect(cspViolations).toEqual([])
  })

  test('passes the audit in the dialogs of an admin', async ({ page, signUp, signInAsAdmin, cspViolations }) => {
    const { username } = await signUp()
    await signInAsAdmin()
    await page.goto('/admin/members')
    await page.getByRole('button', { name: `Suspend ${username}` }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/admin/social')
    await page.getByRole('button', { name: 'Add account' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Instagram user ID' }).fill('iron')
    await page.getByRole('dialog').getByRole('button', { name: 'Add account' }).click()
    await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
    await expectAccessible(page)
    expect(cspViolations).toEqual([])
  })

  test('passes the audit with the sidebar sheet open on a narrow screen', async ({ page, signUp, cspViolations }) => {
    await signUp()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page)
    expect(cspViolations).toEqual([])
  })

  test('passes the audit with the sidebar collapsed on a wide screen', async ({ page, signUp, cspViolations }) => {
    await signUp()
    await page.goto('/pillars')
    await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeVisible()
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('button', { name: 'Toggle sidebar', expanded: false })).toBeVisible()
    await expectAccessible(page)
    expect(cspViolations).toEqual([])
  })
})

/** Screens that show a form or Markdown at once, with a budget of 160 KB instead of 125. */
const heavyScreenPattern =
  /^\/(sign-in|sign-up|reset|verify|resource\/|community\/|onboarding|settings|social-feed|admin\/)/

/** Audits a screen in every size and theme. `open` brings it into the state to audit. */
async function auditScreen(
  page: Page,
  path: string,
  { cspViolations, consoleErrors }: { cspViolations: string[]; consoleErrors: string[] },
  open?: () => Promise<void>,
) {
  let status: number | undefined
  const getScriptKilobytes = await trackScriptSize(page)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    // Without this, the browser does not load a URL with a fragment again.
    await page.goto('about:blank')
    status = (await page.goto(path))?.status()
    await waitUntilSettled(page)
    if (width === 1280) {
      const scriptKilobytes = await getScriptKilobytes()
      expect(scriptKilobytes, 'KB of JavaScript, compressed').toBeLessThanOrEqual(
        heavyScreenPattern.test(path) ? 160 : 125,
      )
      expect(scriptKilobytes, 'every response was counted').toBeGreaterThan(90)
    }
    await open?.()
    await expectNoHorizontalScroll(page)
    // The light theme has the same colours at both widths.
    await expectAccessible(page, { themes: width === 1280 ? ['dark', 'light'] : ['dark'] })
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoHorizontalScroll(page)
  await expect(page).toHaveTitle(path === '/' ? /^(Home · )?Seven Pillars$/ : /^.+ · Seven Pillars$/)
  expect(cspViolations).toEqual([])
  // The browser logs every error status, and some of these documents have one.
  const isExpected404 = (complaint: string) =>
    /status of 404/.test(complaint) && (status === 404 || path.endsWith('/nothing'))
  expect(consoleErrors.filter((complaint) => !isExpected404(complaint))).toEqual([])
}

/** Measures what a first visit loads before the browser is idle. Prefetching is not counted. */
async function trackScriptSize(page: Page): Promise<() => Promise<number>> {
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

/** Waits for the heading, the data and the fonts. */
async function waitUntilSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

function getExamplePath(pattern: string, api: APIRequestContext): Promise<string> | string {
  const example = examplePaths[pattern]
  if (!example && pattern.includes(':')) throw new Error(`Say in \`examples\` at which address ${pattern} can be seen`)
  return example ? example(api) : pattern
}

/** Creates an active and a completed challenge, goals and a journal entry. */
async function seedMemberData(api: APIRequestContext) {
  const challenges: Challenge[] = await (await api.get('/api/challenges')).json()
  const [shortest, next] = challenges.toSorted((a, b) => a.duration - b.duration)
  if (!shortest || !next) throw new Error('There are no challenges')
  await markDays(api, shortest.id, shortest.duration)
  await markDays(api, next.id, 2)
  for (const [title, daysAhead] of [
    ['Run ten kilometres', 3],
    ['Call my father', -2],
    ['Clear the debt', 90],
  ] as const) {
    await createOrFail(api, '/api/goals', {
      title,
      pillar: 'physical',
      targetDate: new Date(Date.now() + daysAhead * 864e5).toISOString().slice(0, 10),
    })
  }
  const done = await createOrFail(api, '/api/goals', {
    title: 'Fix the gate',
    description: 'It has hung since spring.',
    pillar: 'purpose',
  })
  await api.patch(`/api/goals/${done.id}/toggle`, { data: {} })
  await createOrFail(api, '/api/journal', {
    title: 'A start',
    content: 'Slept badly, walked anyway.',
    prompt: 'What does a meaningful life look like to me?',
    pillar: 'purpose',
  })
}

async function joinLongestChallenge(api: APIRequestContext): Promise<{ id: string }> {
  const challenges: Challenge[] = await (await api.get('/api/challenges')).json()
  const longest = challenges.toSorted((a, b) => b.duration - a.duration)[0]
  if (!longest) throw new Error('There are no challenges')
  await markDays(api, longest.id, 3)
  return longest
}

async function markDays(api: APIRequestContext, challengeId: string, days: number) {
  const { id } = await createOrFail(api, '/api/user-challenges', { challengeId })
  for (let progress = 1; progress <= days; progress++) {
    expect(
      (await api.patch(`/api/user-challenges/${id}/progress`, { data: { progress, note: 'It rained.' } })).status(),
    ).toBe(200)
  }
}

/** Replies to the first discussion. @returns the discussion's id */
async function replyToFirstDiscussion(api: APIRequestContext): Promise<string> {
  const id = await getFirstId(api, '/api/forum')
  await createOrFail(api, `/api/forum/${id}/replies`, { content: 'The same here. **Two minutes** a day, no more.' })
  return id
}

async function createOrFail(api: APIRequestContext, path: string, data: unknown): Promise<{ id: string }> {
  const response = await api.post(path, { data })
  expect(response.status(), `${path} ${await response.text()}`).toBe(201)
  return response.json()
}

async function getFirstId(api: APIRequestContext, path: string): Promise<string> {
  const [first] = await (await api.get(path)).json()
  return first.id
}
