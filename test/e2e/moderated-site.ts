import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import { makeModerator } from './established.ts'
import { type Member, seedMember, seedSession } from './seed-members.ts'
import { test as base, uniqueName, watchViolations } from './site.ts'

export type Person = Member & { context: BrowserContext; api: APIRequestContext; page: Page }

type Options = { isModerator?: boolean; phone?: boolean }

export type Site = {
  server: ServerProcess
  /** Creates a member with a unique name and signs them in to their own browser. */
  open: (prefix: string, options?: Options) => Promise<Person>
}

let addressCount = 0

/** `site` is the site of the worker, where each person has an own browser. `keeper` is its admin. */
export const test = base.extend<{
  openBrowser: (member: Member, phone?: boolean) => Promise<Person>
  site: Site
  keeper: Person
}>({
  openBrowser: async ({ server, browser, cspViolations }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (member, phone = false) => {
      const context = await browser.newContext({
        baseURL: server.url,
        extraHTTPHeaders: { 'x-forwarded-for': `10.254.${addressCount >> 8}.${addressCount++ % 256}` },
        viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
        hasTouch: phone,
      })
      contexts.push(context)
      await watchViolations(context, cspViolations)
      await context.addCookies(await seedSession(server, member.id))
      return { ...member, context, api: context.request, page: await context.newPage() }
    })
    for (const context of contexts) await context.close()
  },
  site: async ({ server, openBrowser }, use) => {
    await use({
      server,
      async open(prefix, { isModerator = false, phone } = {}) {
        const member = await seedMember(server, { username: uniqueName(prefix) })
        if (isModerator) await makeModerator(server, member.id)
        return openBrowser(member, phone)
      },
    })
  },
  keeper: async ({ admin, openBrowser }, use) => use(await openBrowser(admin)),
})

/** Opens the menu of a post and chooses an item. */
export async function choose(page: Page, item: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${item}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
