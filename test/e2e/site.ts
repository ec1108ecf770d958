import { rmSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test'
import { startServer, type ServerProcess } from '../server-process.ts'

export { expect }

export const password = 'correct horse battery'

/** A signed-up member: his browser context already carries the session. */
export type Member = { id: string; email: string; username: string }

type Site = {
  server: ServerProcess
  /** Creates an account and signs this test's browser in. The admin of the site is another one. */
  signUp: (details?: { username?: string; timeZone?: string }) => Promise<Member>
  /** Signs this test's browser in as the site's admin. */
  signInAsAdmin: () => Promise<Member>
  /** Calls the API as this test's browser. */
  api: APIRequestContext
  /** What the page's policy refused; a test of any screen ends with none. */
  reports: string[]
  /** What the pages wrote to the console as errors, and what they threw. */
  complaints: string[]
  /** Starts a server of this test's own, for what only a new or differently set up site shows. */
  startSite: (env?: Record<string, string>) => Promise<ServerProcess>
}

type Worker = { running: ServerProcess; admin: { email: string } }

let accounts = 0
let addresses = 0

/** A real server for each worker, with the starter library; each test has a browser context of its own. */
export const test = base.extend<Site, Worker>({
  running: [
    async ({}, use) => {
      // Behind a proxy, as it were: each test comes from an address of its own, and none is slowed for what the others did.
      const server = await startServer({ TRUST_PROXY: '1' })
      await use(server)
      await server.stop()
      rmSync(server.dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  // The first account is the admin, so that the members of the tests are not.
  admin: [
    async ({ running, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: running.url })
      const email = 'admin@example.org'
      await created(request, { email, username: 'admin', timeZone: 'Europe/Berlin' })
      await request.dispose()
      await use({ email })
    },
    { scope: 'worker' },
  ],
  server: async ({ running, admin }, use) => {
    expect(admin.email).toBeTruthy()
    await use(running)
  },
  baseURL: async ({ server }, use) => use(server.url),
  extraHTTPHeaders: async ({}, use, info) => {
    const test = ++addresses
    await use({ 'x-forwarded-for': `10.${info.workerIndex % 256}.${test >> 8}.${test % 256}` })
  },
  api: async ({ context }, use) => use(context.request),
  signUp: async ({ context, server }, use, info) => {
    expect(server.url).toBeTruthy()
    await use((details = {}) => {
      const name = details.username ?? `man-${info.workerIndex}-${++accounts}`
      return created(context.request, {
        email: `${name}@example.org`,
        username: name,
        timeZone: details.timeZone ?? 'Europe/Berlin',
      })
    })
  },
  signInAsAdmin: async ({ context, server, admin }, use) => {
    await use(async () => {
      const reply = await context.request.post(`${server.url}/api/auth/sign-in`, {
        data: { email: admin.email, password },
      })
      return reply.json()
    })
  },
  reports: async ({ context }, use) => {
    const reports: string[] = []
    await context.exposeBinding('reportViolation', (_source, violation: string) => void reports.push(violation))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        const report: unknown = Reflect.get(window, 'reportViolation')
        if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} ${sourceFile}`)
      })
    })
    await use(reports)
  },
  complaints: async ({ context }, use) => {
    const complaints: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => complaints.push(error.error().message))
    await use(complaints)
  },
  startSite: async ({}, use) => {
    const started: ServerProcess[] = []
    await use(async (env) => {
      const server = await startServer(env)
      started.push(server)
      return server
    })
    for (const server of started) {
      await server.stop()
      rmSync(server.dataDir, { recursive: true, force: true })
    }
  },
})

async function created(
  request: APIRequestContext,
  account: { email: string; username: string; timeZone: string },
): Promise<Member> {
  const reply = await request.post('/api/auth/sign-up', { data: { ...account, password } })
  if (reply.status() !== 201) throw new Error(`sign-up answered ${reply.status()} ${await reply.text()}`)
  return reply.json()
}

/** Nothing that axe finds, dark and light; `dark` alone where the light has been looked at elsewhere. */
export async function expectAccessible(
  page: Page,
  { themes = ['dark', 'light'] }: { themes?: ('dark' | 'light')[] } = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const theme of themes) {
    await page.evaluate((chosen) => {
      document.documentElement.classList.remove('dark', 'light')
      document.documentElement.classList.add(chosen)
    }, theme)
    // What is said and how it is built is the same in both; what is seen is not.
    const axe = new AxeBuilder({ page })
    await expectNothingFound(page, theme === 'light' ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe)
  }
}

/** Nothing that axe finds on the screen as it is. */
export async function expectNothingFound(page: Page, axe = new AxeBuilder({ page })): Promise<void> {
  // What is still fading in has not its own colours yet.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, timeline, effect }) => {
      const ends = timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity
      return playState !== 'running' || !ends
    }),
  )
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  const theme = await page.evaluate(() => document.documentElement.className)
  expect(found, `${page.url()} in ${theme}`).toEqual([])
}

/** The page is no wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
}
