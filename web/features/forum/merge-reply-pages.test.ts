import { expect, test } from 'vitest'
import type { ForumReply } from '#contract/forum.ts'
import { mergeReplyPages } from './merge-reply-pages.ts'

const createReply = (id: string, content = id): ForumReply => ({
  id,
  postId: 'post',
  userId: 'user',
  username: 'tom',
  content,
  createdAt: '2026-11-21T08:00:00.000Z',
  editedAt: null,
})

const getIds = (replies: ForumReply[]) => replies.map(({ id }) => id)

test('a reply just written stands behind the pages that are still to be read', () => {
  const { loaded, appended } = mergeReplyPages([
    { items: [createReply('1'), createReply('2'), createReply('9')], next: '2' },
  ])
  expect(getIds(loaded)).toEqual(['1', '2'])
  expect(getIds(appended)).toEqual(['9'])
})

test('once they are read it stands in its place, once, as it was read last', () => {
  const { loaded, appended } = mergeReplyPages([
    { items: [createReply('1'), createReply('2'), createReply('9')], next: '2' },
    { items: [createReply('5'), createReply('9', 'as it is now')], next: undefined },
  ])
  expect(getIds(loaded)).toEqual(['1', '2', '5', '9'])
  expect(loaded.at(-1)?.content).toBe('as it is now')
  expect(appended).toEqual([])
})
