import { expect, test } from 'vitest'
import type { ForumReply } from '#contract/forum.ts'
import { plainPost } from '#test/forum-reply.ts'
import { mergeReplyPages } from './merge-reply-pages.ts'

const createReply = (id: string, content = id): ForumReply => ({
  ...plainPost,
  id,
  postId: 'post',
  userId: 'user',
  username: 'tom',
  content,
})

const getIds = (replies: ForumReply[]) => replies.map(({ id }) => id)

test('puts a new reply after the pages that are not loaded yet', () => {
  const { loaded, appended } = mergeReplyPages([
    { items: [createReply('1'), createReply('2'), createReply('9')], next: '2' },
  ])
  expect(getIds(loaded)).toEqual(['1', '2'])
  expect(getIds(appended)).toEqual(['9'])
})

test('puts a new reply in its place, once and up to date, when its page has loaded', () => {
  const { loaded, appended } = mergeReplyPages([
    { items: [createReply('1'), createReply('2'), createReply('9')], next: '2' },
    { items: [createReply('5'), createReply('9', 'edited')], next: undefined },
  ])
  expect(getIds(loaded)).toEqual(['1', '2', '5', '9'])
  expect(loaded.at(-1)?.content).toBe('edited')
  expect(appended).toEqual([])
})
