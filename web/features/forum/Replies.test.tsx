import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import { plainPost } from '#test/forum-reply.ts'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { repliesQuery } from './forum-queries.ts'
import { Replies } from './Replies.tsx'

const post: ForumPost = {
  ...plainPost,
  id: 'p',
  userId: null,
  username: '',
  pillar: 'mental',
  title: 'Morning',
  content: '',
  replies: 2,
  challengeId: null,
  crewId: null,
  locked: true,
  pinned: false,
  readUpTo: 'r3',
}
const createReply = (id: string): ForumReply => ({
  ...plainPost,
  id,
  postId: 'p',
  userId: 'jonas',
  username: 'jonas',
  content: id,
})

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  queryClient.setQueryData(standingQuery.queryKey, { role: 'member', mutedUntil: null, guidelinesDue: false })
})

test('a link to a removed reply leads to the replies before it too', async () => {
  queryClient.setQueryData(repliesQuery('p', 'r2').queryKey, {
    pages: [{ items: [{ ...createReply('r2'), removed: true, content: '' }, createReply('r3')], next: undefined }],
    pageParams: [''],
  })
  await renderForMember(<Replies post={post} isFresh from="r2" quoted={undefined} onQuote={() => undefined} />)
  await expect.element(page.getByText('Removed by a moderator')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Earlier replies' })).toBeVisible()
})

test('shows a new reply above the box, and leaves those between it and the last page unread', async () => {
  // As on a phone.
  const { style } = document.documentElement
  style.setProperty('--bottom-bar', '57px')
  onTestFinished(() => void style.removeProperty('--bottom-bar'))
  const ids = Array.from({ length: 20 }, (_, index) => `r${index + 10}`)
  const items = [...ids.map(createReply), createReply('r8')]
  queryClient.setQueryData(repliesQuery('p').queryKey, { pages: [{ items, next: 'r29' }], pageParams: [''] })
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('/replies') && init?.method === 'POST')
      return Response.json({ ...createReply('r9'), content: 'The new one' }, { status: 201 })
    return new Promise(() => undefined)
  })
  const open = { ...post, locked: false, readUpTo: 'r10' }
  await renderForMember(
    <div style={{ paddingBottom: 105 }}>
      <Replies post={open} isFresh quoted={undefined} onQuote={() => undefined} />
    </div>,
  )
  await page.getByRole('textbox', { name: 'Write a reply' }).fill('The new one')
  await expect.element(page.getByRole('button', { name: 'Add a picture' })).toBeVisible()
  scrollTo(0, 2000)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  const added = page.getByRole('listitem').filter({ hasText: 'The new one' })
  await expect.element(added).toBeVisible()
  const top = () => page.getByRole('form', { name: 'Write a reply' }).element().getBoundingClientRect().top
  await expect.poll(() => added.element().getBoundingClientRect().bottom - top()).toBeLessThanOrEqual(0)
  const reads = fetch.mock.calls.filter(([url]) => String(url) === '/api/forum/p/read')
  expect(reads.map(([, init]) => init?.body)).toEqual(['{"upTo":"r29"}'])
})
