import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import type { RequestBody } from '#web/api/client.ts'
import { makeEarlierMember } from './established.ts'
import { expect, password, test as base, uniqueName } from './site.ts'

type NewPost = Partial<RequestBody<'POST /api/forum'>>

/** `otherMember` calls the API as another member. Both joined a month ago, so that no limits of new members apply. */
export const test = base.extend<{ otherMember: APIRequestContext }>({
  signUp: async ({ signUp, server }, use) => {
    await use(async (options) => {
      const member = await signUp(options)
      await makeEarlierMember(server, member.id)
      return member
    })
  },
  otherMember: async ({ playwright, server, extraHTTPHeaders }, use) => {
    const request = await playwright.request.newContext({ baseURL: server.url, extraHTTPHeaders })
    const username = uniqueName('other')
    const signedUp = await request.post('/api/auth/sign-up', {
      data: { email: `${username}@example.org`, username, password },
    })
    expect(signedUp.status()).toBe(201)
    await makeEarlierMember(server, (await signedUp.json()).id)
    await use(request)
    await request.dispose()
  },
})

export const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
export const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })
export const newDiscussionDialog = (page: Page) => page.getByRole('dialog', { name: 'Start a Discussion' })
export const replies = (page: Page) => page.getByRole('listitem', { name: /^Reply by/ })

export async function createDiscussion(api: APIRequestContext, overrides: NewPost = {}): Promise<ForumPost> {
  const data = { pillar: 'purpose', title: 'A title', content: 'Some words.', ...overrides }
  const response = await api.post('/api/forum', { data })
  await expect(response).toBeOK()
  return response.json()
}

export async function createReply(api: APIRequestContext, { id }: ForumPost, content: string): Promise<ForumReply> {
  const response = await api.post(`/api/forum/${id}/replies`, { data: { content } })
  await expect(response).toBeOK()
  return response.json()
}

export async function openDiscussionForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Start a Discussion' }).click()
  await expect(newDiscussionDialog(page)).toBeVisible()
  return newDiscussionDialog(page)
}

export async function writeReply(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a reply' }).fill(text)
}
