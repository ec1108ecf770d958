import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { CrewConversation } from './CrewConversation.tsx'
import { repliesQuery } from './forum-queries.ts'

const common = {
  createdAt: '2026-03-10T12:00:00.000Z',
  editedAt: null,
  deleted: false,
  hidden: false,
  hiddenBy: null,
  removed: false,
  reactions: { counts: {}, own: null },
}
const thread: ForumPost = {
  ...common,
  id: 'p',
  userId: null,
  username: '',
  pillar: 'mental',
  title: 'Wednesday crew',
  content: '',
  replies: 4,
  challengeId: null,
  crewId: 'c',
  locked: false,
  pinned: false,
}
const createPost = (number: number): ForumReply => ({
  ...common,
  id: `r${number}`,
  postId: 'p',
  userId: 'jonas',
  username: 'jonas',
  content: `Post ${number}`,
})
const posts = page.getByRole('listitem')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:05:00Z') })
  localStorage.clear()
  queryClient.clear()
  queryClient.setQueryData(standingQuery.queryKey, { role: 'member', mutedUntil: null, guidelinesDue: false })
  queryClient.setQueryData(repliesQuery('p').queryKey, {
    pages: [{ items: [createPost(4), createPost(3)], next: 'r3' }],
    pageParams: [''],
  })
})

test('opens at the newest posts with the form below them, and loads the earlier ones above', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([createPost(2), createPost(1)]))
  await renderForMember(
    <div style={{ paddingTop: 2000 }}>
      <CrewConversation post={thread} crewId="c" />
    </div>,
  )
  const texts = () => posts.elements().map((post) => post.textContent?.match(/Post \d/)?.[0])
  await expect.poll(texts).toEqual(['Post 3', 'Post 4'])
  await expect.element(page.getByRole('textbox', { name: 'Write to the crew' })).toBeInViewport()
  await expect.element(page.getByText('5 minutes ago').first()).toHaveAttribute('title')
  await page.getByRole('button', { name: 'Earlier posts' }).click()
  await expect.poll(texts).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4'])
  await expect.element(posts.nth(1)).toHaveFocus()
  expect(page.getByRole('button', { name: 'Earlier posts' }).elements()).toEqual([])
})

test('stays where the member has scrolled before the posts are there', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(promise)
  queryClient.removeQueries({ queryKey: repliesQuery('p').queryKey })
  await renderForMember(
    <div style={{ paddingTop: 2000 }}>
      <CrewConversation post={thread} crewId="c" />
    </div>,
  )
  scrollTo(0, 300)
  resolve(Response.json([createPost(4), createPost(3)]))
  await expect.element(page.getByText('Post 4')).toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Write to the crew' })).toBeInTheDocument()
  expect(scrollY).toBe(300)
})

test('stays open for the next post, which takes the focus', async () => {
  const sent: unknown[] = []
  const isFocused = Promise.withResolvers<void>()
  const content = 'Post 5, which is long. '.repeat(40)
  const saved = { ...createPost(5), userId: member.id, username: 'member', content }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'POST') {
      await isFocused.promise
      return Response.json([saved, createPost(4), createPost(3)])
    }
    sent.push(await request.json())
    return Response.json(saved, { status: 201 })
  })
  await renderForMember(
    <div style={{ paddingTop: 2000 }}>
      <CrewConversation post={thread} crewId="c" />
    </div>,
  )
  const field = page.getByRole('textbox', { name: 'Write to the crew' })
  await field.fill('See you on Wednesday')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  expect(sent).toEqual([{ content: 'See you on Wednesday' }])
  isFocused.resolve()
  await expect.element(page.getByText('Post 5', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Post', exact: true })).toBeInViewport({ ratio: 0.9 })
})

test('has a form for staff only once a moderator has closed it, as in the forum', async () => {
  await renderForMember(<CrewConversation post={{ ...thread, locked: true }} crewId="c" />)
  await expect.element(page.getByText('A moderator has closed this thread.')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
  queryClient.setQueryData(standingQuery.queryKey, { role: 'moderator', mutedUntil: null, guidelinesDue: false })
  await expect.element(page.getByRole('textbox', { name: 'Write to the crew' })).toBeVisible()
})
