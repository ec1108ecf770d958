import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { ForumPost } from '#contract/forum.ts'
import type { StaffRole } from '#contract/standing.ts'
import type { ServerProcess } from '../server-process.ts'
import { makeEstablished, makeModerator } from './established.ts'
import { seedSignedInMember } from './seed-members.ts'
import { expect, test as base } from './site.ts'

export type Person = {
  id: string
  username: string
  email: string
  context: BrowserContext
  api: APIRequestContext
  page: Page
}

type Options = { role?: StaffRole; established?: boolean; phone?: boolean }

export type Site = {
  server: ServerProcess
  /** Signs up in an own browser. The first one is the admin. */
  open: (username: string, options?: Options) => Promise<Person>
}

/** `site` is a new site with the admin `keeper`, where each person has an own browser. */
export const test = base.extend<{ site: Site; keeper: Person }>({
  site: async ({ startSite, browser }, use) => {
    const server = await startSite({ TRUST_PROXY: '1' })
    const people: Person[] = []
    async function open(username: string, { role = 'member', established = false, phone = false }: Options = {}) {
      const context = await browser.newContext({
        baseURL: server.url,
        extraHTTPHeaders: { 'x-forwarded-for': `10.20.30.${people.length + 1}` },
        viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
        hasTouch: phone,
      })
      const isFirst = people.length === 0
      const { id, email } = await seedSignedInMember(server, context, { username, role: isFirst ? 'admin' : 'public' })
      if (role === 'moderator') await makeModerator(server, id)
      if (established) await makeEstablished(server, id)
      const person = { id, username, email, context, api: context.request, page: await context.newPage() }
      people.push(person)
      return person
    }
    await use({ server, open })
    for (const { context } of people) await context.close()
  },
  keeper: async ({ site }, use) => use(await site.open('keeper')),
})

/** Opens the menu of a post and chooses an item. */
export async function choose(page: Page, item: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${item}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })

export async function createDiscussion({ api }: Person, title: string, content = 'Some words.'): Promise<ForumPost> {
  const response = await api.post('/api/forum', { data: { pillar: 'mental', title, content } })
  expect(response.status()).toBe(201)
  return response.json()
}

export async function createReply({ api }: Person, { id }: ForumPost, content: string): Promise<{ id: string }> {
  const response = await api.post(`/api/forum/${id}/replies`, { data: { content } })
  expect(response.status()).toBe(201)
  return response.json()
}

type Reported = { kind: 'discussion' | 'reply' | 'social-post' | 'member'; subjectId: string }

export async function report({ api }: Person, reported: Reported, reason = 'spam'): Promise<void> {
  const response = await api.post('/api/reports', { data: { ...reported, reason } })
  expect(response.status()).toBe(201)
}

/** Acts on a post or member through the API. */
export async function moderate({ api }: Person, path: string, data: Record<string, unknown>): Promise<{ id: string }> {
  const response = await api.post(`/api/moderation/${path}`, { data })
  expect(response.status(), await response.text()).toBe(200)
  return response.json()
}
