import { expect, test } from 'vitest'
import type { ForumReply } from '#contract/forum.ts'
import { toCrewItem, toReplyItem } from './forum-items.ts'

const reply: ForumReply = {
  id: 'reply',
  postId: 'post',
  userId: 'sam',
  username: 'sam',
  content: 'I was there.',
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  deleted: false,
  hidden: false,
  removed: false,
  hiddenBy: null,
  pictures: [],
  reactions: { counts: {}, own: null },
}

test('leaves a post of a crew to its case, also for a moderator in the crew', () => {
  expect(toCrewItem(reply).isOfCrew).toBe(true)
  expect(toReplyItem(reply).isOfCrew).toBeUndefined()
})
