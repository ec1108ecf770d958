import { rmSync } from 'node:fs'
import { test as base, expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import { waitForStart } from './hydration.ts'
import { startSite } from './prepared-site.ts'
import { type Member, password, seedMember, seedSession, seedSignedInMember } from './seed-members.ts'

export { expectAccessible, expectNoViolations } from './accessibility.ts'
export { expect, password, type Member }

/** Of the admin that `signInAsAdmin` uses. */
export const adminEmail = 'admin@example.org'

type SiteFixtures = {
  server: ServerProcess
  /** Creates an account, which is not the admin, and signs this test's browser in. */
  signUp: (options?: { username?: string; timeZone?: string }) => Promise<Member>
  signInAsAdmin: () => Promise<Member>
  /** Calls the API with this test's cookies. */
  api: APIRequestContext
  /** Violations of the content security policy in the browser of the test, which fail it. */
  cspViolations: string[]
  consoleErrors: string[]
  /** Starts a separate server, for tests that need a new or differently configured site. */
  startSite: (env?: Record<string, string>) => Promise<ServerProcess>
}

type WorkerFixtures = { workerServer: ServerProcess; admin: Member }

let accountCount = 0
let addressCount = 0

/** @returns a username that no other test uses, in any worker and on any run */
export const uniqueName = (prefix: string) => `${prefix}-${process.pid}-${++accountCount}`

/** Gives each worker a real server with the starter library, and each test its own browser context. */
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  workerServer: [
    async ({}, use) => {
      // Lets each test send its own client address, so that tests do not share rate limits.
      const server = await startSite({ TRUST_PROXY: '1' })
      await use(server)
      await server.stop()
      rmSync(server.dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  admin: [
    async ({ workerServer }, use) => use(await seedMember(workerServer, { username: 'admin', role: 'admin' })),
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
  // Journeys start once the app has taken over the page, unless they ask for an earlier moment.
  page: async ({ page }, use) => {
    const { goto, reload } = page
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options)
      if (options?.waitUntil !== 'commit') await waitForStart(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload.call(page, options)
      if (options?.waitUntil !== 'commit') await waitForStart(page)
      return response
    }
    await use(page)
  },
  api: async ({ context }, use) => use(context.request),
  signUp: async ({ context, server }, use) => {
    await use((options = {}) => seedSignedInMember(server, context, { username: uniqueName('man'), ...options }))
  },
  signInAsAdmin: async ({ context, server, admin }, use) => {
    await use(async () => {
      await context.addCookies(await seedSession(server, admin.id))
      return admin
    })
  },
  cspViolations: [
    async ({ context }, use) => {
      const cspViolations: string[] = []
      await watchViolations(context, cspViolations)
      await use(cspViolations)
      expect(cspViolations, 'violations of the content security policy').toEqual([])
    },
    { auto: true },
  ],
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
      const server = await startSite(env)
      started.push(server)
      return server
    })
    for (const server of started) {
      await server.stop()
      rmSync(server.dataDir, { recursive: true, force: true })
    }
  },
})

/** Adds the violations of the content security policy in a browser to a list. */
export async function watchViolations(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding('reportViolation', (_source, violation: string) => void violations.push(violation))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
}

/** Changes the size of the viewport, and waits for the frames in which Chromium computes the styles for it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** On a wide screen. On a phone it is in More. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click()
}

/** Without the key where Radix could not be loaded. */
export const toast = (page: Page) => page.getByRole('region', { name: /^Notifications( \(F8\))?$/ })

export async function fillSignIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs up on a new site. The first account becomes the admin. */
export async function signUpAt(site: ServerProcess, request: APIRequestContext, username: string): Promise<Member> {
  const response = await request.post(`${site.url}/api/auth/sign-up`, {
    data: {
      email: `${username}@example.org`,
      username,
      password,
      timeZone: 'Europe/Berlin',
      setupCode: site.takeSetupCode(),
    },
  })
  expect(response.status()).toBe(201)
  return response.json()
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
}
