import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import { plainPost } from '#test/forum-reply.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { currentToast } from '#web/ui/toast.ts'
import { discussionQuery } from './forum-queries.ts'
import { Reply } from './Reply.tsx'

const own: ForumReply = { ...plainPost, id: 'r1', postId: 'p', userId: member.id, username: 'member', content: 'Mine' }
const others: ForumReply = { ...own, id: 'r2', userId: 'sam', username: 'sam' }

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  queryClient.setQueryData(standingQuery.queryKey, { role: 'member', mutedUntil: null, guidelinesDue: false })
})

test('has buttons for an own reply, and a menu for those of others', async () => {
  const post: ForumPost = {
    ...plainPost,
    id: 'p',
    userId: null,
    username: '',
    pillar: 'mental',
    title: 'Wednesday crew',
    content: '',
    replies: 2,
    challengeId: null,
    crewId: null,
    locked: false,
    pinned: false,
  }
  queryClient.setQueryData(discussionQuery('p').queryKey, post)
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(own))
  const props = { post, focused: false, isNew: false, onRevealed: () => undefined }
  await renderForMember(
    <ul>
      <Reply {...props} reply={own} />
      <Reply {...props} reply={others} />
    </ul>,
  )
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName(/^Report this reply by \P{L}?sam/u)
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Edit reply' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => currentToast.get()?.title).toBe('Reply updated')
})
