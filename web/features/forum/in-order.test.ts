import { expect, test } from 'vitest'
import type { ForumReply } from '#contract/forum.ts'
import { inOrder } from './in-order.ts'

const reply = (id: string, content = id): ForumReply => ({
  id,
  postId: 'post',
  userId: 'user',
  username: 'tom',
  content,
  createdAt: '2026-11-21T08:00:00.000Z',
  editedAt: null,
})

const ids = (replies: ForumReply[]) => replies.map(({ id }) => id)

test('a reply just written stands behind the pages that are still to be read', () => {
  const { read, ahead } = inOrder([{ items: [reply('1'), reply('2'), reply('9')], next: '2' }])
  expect(ids(read)).toEqual(['1', '2'])
  expect(ids(ahead)).toEqual(['9'])
})

test('once they are read it stands in its place, once, as it was read last', () => {
  const { read, ahead } = inOrder([
    { items: [reply('1'), reply('2'), reply('9')], next: '2' },
    { items: [reply('5'), reply('9', 'as it is now')], next: undefined },
  ])
  expect(ids(read)).toEqual(['1', '2', '5', '9'])
  expect(read.at(-1)?.content).toBe('as it is now')
  expect(ahead).toEqual([])
})
