import type { Browser, Page } from '@playwright/test'
import { expectAccessibleIn } from './accessibility.ts'
import { screens, type Tab, test as base } from './screens.ts'
import { expect, expectNoHorizontalScroll, resize, watchViolations } from './site.ts'
import { findSplitHeadingWords, findTextProblems } from './text-layout.ts'

// Loads every screen once and checks its layout at three widths, and its accessibility on a phone or on a computer, in one
// theme.
// `npm run prove -- screens` checks both themes at both widths, with the dialogs and tabs of each screen, text at 200%, forced
// colours and right-to-left text.

/** Opens the screens of a viewer in the same tab, which compiles the scripts once, without what the browser has stored. */
const test = base.extend<{ tab: Tab }>({
  tab: async ({ browser, viewer, prepared, tabs }, use) => {
    const tab = tabs.get(viewer) ?? (await openTab(browser))
    tabs.set(viewer, tab)
    const { context, page, violations } = tab
    violations.length = 0
    await context.clearCookies()
    await context.addCookies(prepared.sessions[viewer].cookies)
    await resize(page, { width: 1280, height: 900 })
    await use(tab)
  },
  context: async ({ tab }, use) => use(tab.context),
  page: async ({ tab }, use) => use(tab.page),
  cspViolations: async ({ tab }, use) => {
    await use(tab.violations)
    expect(tab.violations, 'violations of the content security policy').toEqual([])
  },
})

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext()
  const violations: string[] = []
  await watchViolations(context, violations)
  const page = await context.newPage()
  await page.addInitScript(() => {
    if (location.protocol !== 'http:' || window !== top) return
    localStorage.clear()
    sessionStorage.clear()
  })
  await markFirstIdle(page)
  return { context, page, violations }
}

/** Members see these as visitors do, with the layout that their other screens have. */
const sameForVisitors = ['/reset', '/verify', '/unsubscribe', '/privacy', '/terms', '/imprint']

for (const viewer of ['visitor', 'member', 'newcomer', 'admin'] as const)
  test.describe(`as ${viewer}`, () => {
    test.use({ viewer })

    const patterns = screens[viewer].filter((each) => viewer === 'visitor' || !sameForVisitors.includes(each))
    for (const [index, pattern] of patterns.entries())
      test(`passes every check on ${pattern}`, async ({ page, open, consoleErrors }) => {
        // In turns, so that what is on every screen is checked in both themes at both widths.
        const theme = index % 2 === 0 ? 'light' : 'dark'
        const isOnPhone = index % 4 < 2
        const { path, status } = await open(pattern)
        await expectScriptsWithinBudget(page, path)
        await expect(page).toHaveTitle(path === '/' ? /^(\(\d+\) )?(Home · )?Seven Pillars$/ : /^.+ · Seven Pillars$/)
        await resize(page, { width: 320, height: 640 })
        expect(await findTextProblems(page), 'text at 320 px').toEqual([])
        expect(await findSplitHeadingWords(page), 'headings at 320 px').toEqual([])
        await expectNoHorizontalScroll(page)
        await shortenLists(page)
        await resize(page, { width: 390, height: 844 })
        await expectNoHorizontalScroll(page)
        if (isOnPhone) await expectAccessibleIn(page, theme)
        await resize(page, { width: 1280, height: 900 })
        await expectNoHorizontalScroll(page)
        if (!isOnPhone) await expectAccessibleIn(page, theme)

        // The browser logs every error status, and some of these documents and calls have one.
        const isExpected404 = (text: string) =>
          /status of 404/.test(text) && (status === 404 || path.endsWith('/nothing'))
        expect(consoleErrors.filter((text) => !isExpected404(text))).toEqual([])
      })
  })

/** Marks when the browser is idle for the first time. After that, the app preloads what other screens need. */
async function markFirstIdle(page: Page) {
  await page.addInitScript(() => {
    const { requestIdleCallback } = window
    window.requestIdleCallback = (callback, options) =>
      requestIdleCallback((deadline) => {
        performance.mark('idle')
        callback(deadline)
      }, options)
  })
}

/** Keeps the first rows of long lists. The others are the same component, and the rules would take seconds for them. */
function shortenLists(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main :is(ul, ol, tbody) > :is(li, tr):nth-child(n + 9) { display: none !important; }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Screens that show a form or Markdown at once may load 160 KB of JavaScript, and the others 125 KB. */
const heavyScreens =
  /^\/(self-checks\/|sign-in|sign-up|reset|verify|resource\/|community\/|announcements\/|moderation|onboarding|settings\/(account|notifications)|crew\/[^/]+\/round|social-feed|admin\/|invite|guidelines|privacy|terms|imprint)/
/** These load a form, menus or results once the screen is there, which counts too. */
const screensWithLateForm = /^\/(resource\/|settings\/profile|admin\/members\/|admin\/site|community\/|search\?)/

function getBudget(path: string): number {
  if (screensWithLateForm.test(path)) return 175
  // Admins write a whole plan there, and it merges what two of them write at once.
  if (path.startsWith('/admin/library/drafts/')) return 186
  return heavyScreens.test(path) ? 160 : 125
}

async function expectScriptsWithinBudget(page: Page, path: string) {
  const kilobytes = await page.evaluate(() => {
    const idle = performance.getEntriesByName('idle')[0]?.startTime ?? Infinity
    const scripts = performance
      .getEntriesByType('resource')
      .filter((each) => each instanceof PerformanceResourceTiming)
      .filter((each) => each.name.endsWith('.js') && each.startTime < idle)
    return scripts.reduce((sum, each) => sum + each.encodedBodySize, 0) / 1024
  })
  expect(kilobytes, 'KB of JavaScript, compressed').toBeLessThanOrEqual(getBudget(path))
  expect(kilobytes, 'every response was counted').toBeGreaterThan(90)
}
