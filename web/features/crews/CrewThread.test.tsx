import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ForumReply } from '#contract/forum.ts'
import { cacheCrewWith } from '#test/crew.ts'
import { plainPost } from '#test/forum-reply.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { crewThreadQuery } from '#web/features/forum/crew-thread-query.ts'
import { unreadQuery } from '#web/features/notifications/notification-queries.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { CrewThread } from './CrewThread.tsx'

const post: ForumReply = {
  ...plainPost,
  id: 'r1',
  postId: 'p',
  userId: 'jonas',
  username: 'jonas',
  content: 'They want me for a **second** interview.',
  pictures: [],
  reactions: { counts: { 'with-you': 1 }, own: null },
}
const thread = { id: 'p', replies: 2, open: true, readUpTo: null, unread: 0 }
const own = { ...post, id: 'r2', userId: member.id, username: 'member', content: 'Good.' }

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T12:00:00Z') })
  queryClient.clear()
  cacheCrewWith('c', ['jonas', 'ade'])
  queryClient.setQueryData(standingQuery.queryKey, { role: 'member', mutedUntil: null, guidelinesDue: false })
  queryClient.setQueryData(crewThreadQuery('c').queryKey, { ...thread, latest: [post, own] })
})

test('shows when the last posts were written, and answers those of others with one tap', async () => {
  const answered = { counts: { 'with-you': 2 }, own: 'with-you' }
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(answered))
  await renderForMember(<CrewThread crewId="c" />)
  await expect.element(page.getByText('They want me for a second interview.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible()
  await page.getByRole('button', { name: 'With you 1' }).click()
  await expect.element(page.getByRole('button', { name: 'With you 2', pressed: true })).toBeVisible()
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(fetch.mock.calls.map(([url]) => String(url))).toContain('/api/reactions')
  await expect.element(page.getByRole('button', { name: 'With you 2', pressed: true })).toBeVisible()
  const ownButtons = page.getByRole('group', { name: 'Answers to the post by member' }).getByRole('button').elements()
  expect(ownButtons.map(({ textContent }) => textContent)).toEqual(['1 answer to the post by member: see who'])
})

test('shows the answers to an own post as text', async () => {
  const latest = [{ ...own, pictures: [], reactions: { counts: { 'with-you': 2 }, own: null } }]
  queryClient.setQueryData(crewThreadQuery('c').queryKey, {
    id: 'p',
    replies: 1,
    open: true,
    readUpTo: null,
    unread: 0,
    latest,
  })
  await renderForMember(<CrewThread crewId="c" />)
  await expect.element(page.getByText('With you', { exact: false })).toHaveStyle({ borderStyle: 'none' })
})

test('shows posts as in the thread: a name once for those of the same minutes, and paragraphs', async () => {
  const later = { ...post, id: 'r3', content: 'One.\n\nTwo.', createdAt: '2026-03-10T12:04:00.000Z' }
  const thread = { id: 'p', replies: 2, open: true, readUpTo: null, unread: 0, latest: [post, later] }
  queryClient.setQueryData(crewThreadQuery('c').queryKey, thread)
  await renderForMember(<CrewThread crewId="c" />)
  const posts = page.getByRole('region', { name: 'Yesterday' }).getByRole('listitem', { name: 'Post by jonas' })
  await expect.element(posts.nth(1).getByText('Two.')).toBeVisible()
  await expect.element(posts.nth(1).getByText('One.', { exact: true })).toBeVisible()
  expect(page.getByRole('link', { name: 'jonas' }).elements()).toHaveLength(1)
})

test('quotes a post in the field below', async () => {
  await renderForMember(<CrewThread crewId="c" />)
  await page.getByRole('button', { name: 'Quote jonas' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove the quote' })).toBeInViewport()
  await expect.element(page.getByRole('textbox', { name: 'Write to the crew' })).toHaveFocus()
})

test('moves the focus to the next post once one is deleted, and to the field after the last', async () => {
  const mine = { ...own, id: 'r0', createdAt: '2026-03-10T11:00:00.000Z' }
  const thread = { id: 'p', replies: 3, open: true, readUpTo: null, unread: 0, latest: [mine, post, own] }
  queryClient.setQueryData(crewThreadQuery('c').queryKey, thread)
  const requests: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method !== 'DELETE') return new Promise(() => undefined)
    requests.push(init.method)
    return Response.json({ deleted: true })
  })
  await renderForMember(<CrewThread crewId="c" />)
  const remove = async () => {
    await page
      .getByRole('button', { name: /^Actions for this post by/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete post' }).click()
  }
  await remove()
  await expect.element(page.getByRole('listitem', { name: 'Post by jonas' })).toHaveFocus()
  queryClient.setQueryData(crewThreadQuery('c').queryKey, { ...thread, latest: [own] })
  await expect.element(page.getByRole('listitem', { name: 'Post by jonas' })).not.toBeInTheDocument()
  await remove()
  await expect.element(page.getByRole('textbox', { name: 'Write to the crew' })).toHaveFocus()
  expect(requests).toHaveLength(2)
})

test.each([
  { unread: 1, calls: ['/api/forum/p/read', '/api/notifications/read'] },
  { unread: 2, calls: [] },
])('marks the posts as read only if it shows all $unread that are new', async ({ unread, calls }) => {
  const thread = { id: 'p', replies: 9, open: true, readUpTo: null, unread, latest: [post, own] }
  queryClient.setQueryData(crewThreadQuery('c').queryKey, thread)
  queryClient.setQueryData(unreadQuery.queryKey, { unread: 1 })
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ unread: 0 }))
  await renderForMember(<CrewThread crewId="c" />)
  await expect.element(page.getByRole('button', { name: /^Actions for this post by/ }).first()).toBeVisible()
  await expect.poll(() => fetch.mock.calls.map(([url]) => String(url)).toSorted()).toEqual(calls)
})

test('says that a moderator has closed the thread, below its posts', async () => {
  queryClient.setQueryData(crewThreadQuery('c').queryKey, { ...thread, open: false, latest: [post, own] })
  await renderForMember(<CrewThread crewId="c" />)
  await expect.element(page.getByText('They want me for a second interview.')).toBeVisible()
  await expect.element(page.getByText('A moderator has closed this thread.')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
})
