import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { renderForMember } from '#test/member.tsx'
import { NotificationText } from './NotificationText.tsx'

const common = { id: '01980000-0000-7000-8000-000000000001', at: '2026-11-22T08:00:00.000Z', read: false }
const reply = { ...common, kind: 'reply' as const, postId: common.id, postTitle: 'Sleep', own: true, name: 'sam' }
const run = { ...common, kind: 'run' as const, runId: common.id, task: 'populate' as const, items: 12 }

test.each<[Notification, string]>([
  [{ ...reply, others: 0 }, 'sam replied to your discussion “Sleep”'],
  [{ ...reply, others: 1 }, 'sam and 1 other replied to your discussion “Sleep”'],
  [{ ...reply, others: 2, own: false }, 'sam and 2 others replied to a discussion you follow: “Sleep”'],
  [{ ...reply, others: 2, name: null }, 'A former member and 2 others replied to your discussion “Sleep”'],
  [{ ...run, status: 'finished' }, 'The run for new content has finished with 12 items.'],
  [{ ...run, status: 'finished', task: 'ingest', items: 1 }, 'The run for a new challenge has finished with 1 item.'],
  [{ ...run, status: 'failed', task: 'generate' }, 'The run for new challenges failed.'],
  [{ ...run, status: 'interrupted' }, 'The run for new content was interrupted. You can resume it.'],
  [{ ...common, kind: 'announcement', announcementId: common.id, title: 'New' }, 'Announcement: New'],
])('describes %j', async (notification, text) => {
  const { container } = await renderForMember(<NotificationText notification={notification} />)
  expect(container.textContent).toBe(text)
})
