import { expect, test } from 'vitest'
import type { ForumReply } from '#contract/forum.ts'
import { plainPost } from '#test/forum-reply.ts'
import { groupPosts } from './group-posts.ts'

const first: ForumReply = {
  id: 'r1',
  postId: 'p',
  userId: 'sam',
  username: 'sam',
  content: 'Done.',
  ...plainPost,
}
const toDate = (instant: string) => instant.slice(0, 10)
const at = (time: string, rest: Partial<ForumReply> = {}): ForumReply => ({
  ...first,
  createdAt: `2026-03-10T${time}:00.000Z`,
  ...rest,
})
const continued = (...posts: ForumReply[]) => groupPosts(posts, toDate)[0]?.posts.map(({ isContinued }) => isContinued)

test('continues the post of the same member within ten minutes', () => {
  expect(continued(at('12:00'), at('12:10'), at('12:20'), at('12:31'))).toEqual([false, true, true, false])
  expect(continued(at('12:00'), at('12:01', { userId: 'tom' }), at('12:02'))).toEqual([false, false, false])
})

test('names the author again next to a post whose state is shown, and never joins deleted accounts', () => {
  const edited = at('12:01', { editedAt: '2026-03-10T12:05:00.000Z' })
  expect(continued(at('12:00'), edited, at('12:02'))).toEqual([false, false, true])
  expect(continued(at('12:00'), at('12:01', { hidden: true }), at('12:02'))).toEqual([false, false, false])
  expect(continued(at('12:00', { userId: null }), at('12:01', { userId: null }))).toEqual([false, false])
})

test('starts a new group with a new day', () => {
  const next = { ...first, createdAt: '2026-03-11T00:02:00.000Z' }
  const days = groupPosts([at('23:58'), next], toDate)
  expect(days.map(({ date, posts }) => [date, posts[0]?.isContinued])).toEqual([
    ['2026-03-10', false],
    ['2026-03-11', false],
  ])
})
