import { expect, test } from 'vitest'
import type { ForumReply } from '#contract/forum.ts'
import { plainPost } from '#test/forum-reply.ts'
import { toCrewItem, toReplyItem } from './forum-items.ts'

const reply: ForumReply = {
  ...plainPost,
  id: 'reply',
  postId: 'post',
  userId: 'sam',
  username: 'sam',
  content: 'I was there.',
}

test('leaves a post of a crew to its case, also for a moderator in the crew', () => {
  expect(toCrewItem(reply).isOfCrew).toBe(true)
  expect(toReplyItem(reply).isOfCrew).toBeUndefined()
})
