import { type Browser, expect, type Page } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import type { Prepared } from './screens.ts'

type View = { width: number; theme: string; locale: string; timezoneId: string }

const visitorPaths = ['/', '/sign-in', '/challenges', '/guidelines']
const newcomerPaths = ['/', '/challenges', '/journal', '/goals']
const memberPatterns = [
  '/',
  '/challenges',
  '/challenge/:id',
  '/community',
  '/community/:id',
  '/journal',
  '/goals',
  '/pillar/:pillar',
  '/crew/:id',
]

type Viewer = keyof Prepared['sessions']

/**
 * Opens the rendered screens of each of the viewers, the first one also without the cookie of the browser's view. React
 * reports every difference as an error.
 */
export async function expectHydration(
  browser: Browser,
  {
    server,
    prepared: { sessions, paths },
    view,
    viewers,
  }: { server: ServerProcess; prepared: Prepared; view: View; viewers: readonly Viewer[] },
): Promise<void> {
  const memberPaths = [
    ...memberPatterns.map((pattern) => paths[pattern] ?? pattern),
    '/challenges?tab=active',
    '/community?pillar=mental',
  ]
  const pathsOf: Record<Viewer, string[]> = {
    visitor: visitorPaths,
    newcomer: newcomerPaths,
    member: memberPaths,
    admin: ['/'],
  }
  for (const viewer of viewers)
    await openAll(browser, { server, view, session: sessions[viewer], paths: pathsOf[viewer] })
}

async function openAll(
  browser: Browser,
  {
    server,
    view: { width, theme, ...place },
    session,
    paths,
  }: { server: ServerProcess; view: View; session: Prepared['sessions']['visitor']; paths: string[] },
) {
  const context = await browser.newContext({
    ...place,
    baseURL: server.url,
    viewport: { width, height: 800 },
    storageState: session,
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': '10.249.0.1' },
  })
  await context.addInitScript((name) => {
    // The first document of a tab has no storage.
    if (location.protocol === 'http:') localStorage.setItem('theme', name)
  }, theme)
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error().message}`))
  // The account has the time zone of the device, as a new one does.
  if (session.cookies.length > 0)
    await expect(await context.request.patch('/api/account', { data: { timeZone: place.timezoneId } })).toBeOK()
  const page = await context.newPage()
  // The first visit has no cookie, and sets it.
  for (const path of [...paths, ...paths.slice(0, 1)]) {
    // A busy server sends some pages without their screen.
    await expect(async () => {
      const response = await page.goto(path)
      expect(await response?.text(), path).toContain('"rendered":')
    }).toPass()
    await waitUntilHydrated(page)
  }
  expect(errors).toEqual([])
  await context.close()
}

/** Waits until the app has taken over the page. */
export async function waitUntilHydrated(page: Page, timeout?: number): Promise<void> {
  const isHydrated = () => {
    const first = document.getElementById('root')?.firstElementChild
    return first && Object.keys(first).some((key) => key.startsWith('__reactProps'))
  }
  await page.waitForFunction(isHydrated, null, { timeout })
}

/** Waits until the app has taken over a page that the server rendered, or a few seconds if it cannot. */
export async function waitForStart(page: Page): Promise<void> {
  const isRendered = () => document.querySelector('script[data-scripts]') !== null
  if (!(await page.evaluate(isRendered).catch(() => false))) return
  await waitUntilHydrated(page, 3_000).catch(() => undefined)
}

/** Opens a main screen from the settings, so that the app asks for its data, which a new page would have. */
export async function openFromSettings(page: Page, name: string): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click()
}
