import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

test('turns its field into the form once it is used, and keeps the text and the focus', async () => {
  await renderForMember(<CrewThread crewId="c" />)
  const field = page.getByRole('textbox', { name: 'Write to the crew' })
  await expect.element(field).toHaveAttribute('rows', '1')
  await userEvent.tab()
  expect(page.getByRole('button', { name: 'Post' }).elements()).toEqual([])
  field.element().focus()
  await userEvent.keyboard('See you ')
  await expect.element(page.getByRole('button', { name: 'Post' })).toBeVisible()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('at six')
  await expect.element(field).toHaveValue('See you at six')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(field).toHaveAttribute('rows', '1')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
})

test('shows what was not posted yet', async () => {
  const { rerender } = await renderForMember(<CrewThread crewId="c" />)
  await page.getByRole('textbox', { name: 'Write to the crew' }).fill('See you')
  await expect.element(page.getByRole('button', { name: 'Post' })).toBeVisible()
  await rerender(null)
  await renderForMember(<CrewThread crewId="c" />)
  await expect.element(page.getByRole('textbox', { name: 'Write to the crew' })).toHaveValue('See you')
})
