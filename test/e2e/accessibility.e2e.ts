import type { Page } from '@playwright/test'
import {
  getExamplePath,
  isStaffPath,
  replyToFirstDiscussion,
  screens,
  seedMemberData,
  signInPaths,
  waitUntilSettled,
} from './screens.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './site.ts'

// Audits every screen of both route tables at two widths and in both themes. A new route with a parameter fails until
// `examplePaths` has a URL for it.

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Auditing a long list in every size and theme is slow.
test.setTimeout(180_000)

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
    test(`passes the audit of ${pattern} for ${isStaffPath(pattern) ? 'the admin' : 'a member with data'}`, async ({
      page,
      api,
      signUp,
      signInAsAdmin,
      cspViolations,
      consoleErrors,
    }) => {
      if (isStaffPath(pattern)) await signInAsAdmin()
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
    const { id } = await signUp()
    await signInAsAdmin()
    await page.goto(`/admin/members/${id}`)
    await page.getByRole('button', { name: 'Suspend' }).click()
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
  /^\/(self-checks\/|sign-in|sign-up|reset|verify|resource\/|community\/|announcements\/|moderation|onboarding|settings|social-feed|admin\/|invite\/|guidelines|privacy|terms|imprint)/
const lateFormPattern = /^\/(resource\/|settings\/profile|admin\/members\/|admin\/site|community\/)/

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
        // These load forms and menus once the screen is there, which this counts too.
        lateFormPattern.test(path) ? 175 : heavyScreenPattern.test(path) ? 160 : 125,
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
