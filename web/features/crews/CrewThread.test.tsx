import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ForumReply } from '#contract/forum.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { crewThreadQuery } from '#web/features/forum/thread-queries.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { CrewThread } from './CrewThread.tsx'

const post: ForumReply = {
  id: 'r1',
  postId: 'p',
  userId: 'jonas',
  username: 'jonas',
  content: 'They want me for a **second** interview.',
  createdAt: '2026-03-10T12:00:00.000Z',
  editedAt: null,
  deleted: false,
  hidden: false,
  hiddenBy: null,
  removed: false,
  reactions: { counts: { 'with-you': 1 }, own: null },
}
const own = { ...post, id: 'r2', userId: member.id, username: 'member', content: 'Good.' }

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T12:00:00Z') })
  queryClient.clear()
  queryClient.setQueryData(standingQuery.queryKey, { role: 'member', mutedUntil: null, guidelinesDue: false })
  queryClient.setQueryData(crewThreadQuery('c').queryKey, { id: 'p', replies: 2, open: true, latest: [post, own] })
})

test('shows when the last posts were written, and answers those of others with one tap', async () => {
  const answered = { counts: { 'with-you': 2 }, own: 'with-you' }
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(answered))
  await renderForMember(<CrewThread crewId="c" />)
  await expect.element(page.getByText('They want me for a second interview.')).toBeVisible()
  await expect.element(page.getByText('yesterday').first()).toBeVisible()
  await page.getByRole('button', { name: 'With you 1' }).click()
  await expect.element(page.getByRole('button', { name: 'With you 2', pressed: true })).toBeVisible()
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(fetch.mock.calls.map(([url]) => String(url))).toContain('/api/reactions')
  await expect.element(page.getByRole('button', { name: 'With you 2', pressed: true })).toBeVisible()
  const ownButtons = page.getByRole('group', { name: 'Answers to the post by member' }).getByRole('button').elements()
  expect(ownButtons.map(({ textContent }) => textContent)).toEqual(['See who answered the post by member'])
})

test('shows the answers to an own post as text', async () => {
  const latest = [{ ...own, reactions: { counts: { 'with-you': 2 }, own: null } }]
  queryClient.setQueryData(crewThreadQuery('c').queryKey, { id: 'p', replies: 1, open: true, latest })
  await renderForMember(<CrewThread crewId="c" />)
  await expect.element(page.getByText('With you', { exact: false })).toHaveStyle({ borderStyle: 'none' })
})

test('keeps the lines of a post', async () => {
  const content = 'New here.\nThree things:\nsleep'
  const latest = [{ ...post, content }]
  queryClient.setQueryData(crewThreadQuery('c').queryKey, { id: 'p', replies: 1, open: true, latest })
  await renderForMember(<CrewThread crewId="c" />)
  const text = page.getByText('Three things:', { exact: false }).element()
  expect(text instanceof HTMLElement && text.innerText).toBe(content)
})

test('says that a moderator has closed the thread, below its posts', async () => {
  queryClient.setQueryData(crewThreadQuery('c').queryKey, { id: 'p', replies: 2, open: false, latest: [post, own] })
  await renderForMember(<CrewThread crewId="c" />)
  await expect.element(page.getByText('They want me for a second interview.')).toBeVisible()
  await expect.element(page.getByText('A moderator has closed this thread.')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
})
