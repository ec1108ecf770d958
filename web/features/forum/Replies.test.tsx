import { beforeEach, expect, test } from 'vitest'
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
