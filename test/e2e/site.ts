import { rmSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test'
import { startServer, type ServerProcess } from '../server-process.ts'

export { expect }

export const password = 'correct horse battery'

/** A signed-up member: his browser context already carries the session. */
export type Member = { id: string; email: string; username: string }

type SiteFixtures = {
  server: ServerProcess
  /** Creates an account and signs this test's browser in. The admin of the site is another one. */
  signUp: (options?: { username?: string; timeZone?: string }) => Promise<Member>
  /** Signs this test's browser in as the site's admin. */
  signInAsAdmin: () => Promise<Member>
  /** Calls the API as this test's browser. */
  api: APIRequestContext
  /** What the page's policy refused; a test of any screen ends with none. */
  cspViolations: string[]
  /** What the pages wrote to the console as errors, and what they threw. */
  consoleErrors: string[]
  /** Starts a server of this test's own, for what only a new or differently set up site shows. */
  startSite: (env?: Record<string, string>) => Promise<ServerProcess>
}

type WorkerFixtures = { workerServer: ServerProcess; admin: { email: string } }

let accountCount = 0
let addressCount = 0

/** A real server for each worker, with the starter library; each test has a browser context of its own. */
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  workerServer: [
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
    async ({ workerServer, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: workerServer.url })
      const email = 'admin@example.org'
      await signUpAccount(request, { email, username: 'admin', timeZone: 'Europe/Berlin' })
      await request.dispose()
      await use({ email })
    },
    { scope: 'worker' },
  ],
  server: async ({ workerServer, admin }, use) => {
    expect(admin.email).toBeTruthy()
    await use(workerServer)
  },
  baseURL: async ({ server }, use) => use(server.url),
  extraHTTPHeaders: async ({}, use, info) => {
    const test = ++addressCount
    await use({ 'x-forwarded-for': `10.${info.workerIndex % 256}.${test >> 8}.${test % 256}` })
  },
  api: async ({ context }, use) => use(context.request),
  signUp: async ({ context, server }, use, info) => {
    expect(server.url).toBeTruthy()
    await use((options = {}) => {
      const name = options.username ?? `man-${info.workerIndex}-${++accountCount}`
      return signUpAccount(context.request, {
        email: `${name}@example.org`,
        username: name,
        timeZone: options.timeZone ?? 'Europe/Berlin',
      })
    })
  },
  signInAsAdmin: async ({ context, server, admin }, use) => {
    await use(async () => {
      const response = await context.request.post(`${server.url}/api/auth/sign-in`, {
        data: { email: admin.email, password },
      })
      return response.json()
    })
  },
  cspViolations: async ({ context }, use) => {
    const cspViolations: string[] = []
    await context.exposeBinding('reportViolation', (_source, violation: string) => void cspViolations.push(violation))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        const report: unknown = Reflect.get(window, 'reportViolation')
        if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} ${sourceFile}`)
      })
    })
    await use(cspViolations)
  },
  consoleErrors: async ({ context }, use) => {
    const consoleErrors: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => consoleErrors.push(error.error().message))
    await use(consoleErrors)
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

async function signUpAccount(
  request: APIRequestContext,
  account: { email: string; username: string; timeZone: string },
): Promise<Member> {
  const response = await request.post('/api/auth/sign-up', { data: { ...account, password } })
  if (response.status() !== 201) throw new Error(`sign-up answered ${response.status()} ${await response.text()}`)
  return response.json()
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
    await expectNoAxeViolations(page, theme === 'light' ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe)
  }
}

/** Nothing that axe finds on the screen as it is. */
export async function expectNoAxeViolations(page: Page, axe = new AxeBuilder({ page })): Promise<void> {
  // What is still fading in has not its own colours yet.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, timeline, effect }) => {
      const ends = timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity
      return playState !== 'running' || !ends
    }),
  )
  const { violations } = await axe.analyze()
  const messages = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  const theme = await page.evaluate(() => document.documentElement.className)
  expect(messages, `${page.url()} in ${theme}`).toEqual([])
}

/** The page is no wider than the screen. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
}
