import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { member, renderForMember } from '#test/member.tsx'
import { formatRecentDay, toLocalDate } from '#web/ui/dates.ts'
import { getNotificationOffers, getNotificationPath, NotificationText } from './notification-kinds.tsx'

const today = toLocalDate(member.timeZone, new Date())
const common = { id: '01980000-0000-7000-8000-000000000001', at: '2026-11-22T08:00:00.000Z', read: false }
const reply = {
  ...common,
  kind: 'reply' as const,
  postId: common.id,
  postTitle: 'Sleep',
  own: true,
  crew: false,
  name: 'sam',
  replyId: 'r1',
  words: null,
}
const reaction = {
  ...common,
  kind: 'reaction' as const,
  about: 'reply' as const,
  answer: 'same-here' as const,
  date: null,
  title: 'Sleep',
  subjectId: common.id,
  postId: common.id,
  crew: false,
  crewId: null,
  name: 'sam',
}
const crew = { ...common, crewId: 'c1', crewName: 'Before the bell' }
const run = { ...common, kind: 'run' as const, generationId: common.id, task: 'populate' as const, items: 12 }

const report = {
  ...common,
  kind: 'report' as const,
  caseId: common.id,
  itemKind: 'reply' as const,
  crew: false,
  title: 'Buy this',
  name: 'sam',
}
const decision = {
  ...common,
  kind: 'moderation' as const,
  decisionId: common.id,
  crew: false,
  title: 'Buy this',
  until: null,
  appeal: null,
}

const friend = {
  ...common,
  kind: 'friend' as const,
  friend: { id: common.id, username: 'sam' },
  challengeId: common.id,
  challengeTitle: 'Forty mornings outside',
  crewmate: false,
}
const start = {
  ...common,
  kind: 'start' as const,
  startId: common.id,
  challengeTitle: 'Forty mornings outside',
  date: '2026-12-07',
  name: 'sam',
}

test.each<[Notification, string | RegExp]>([
  [{ ...reply, others: 0 }, 'sam replied to your discussion “Sleep”'],
  [{ ...reply, others: 1 }, 'sam and 1 other replied to your discussion “Sleep”'],
  [{ ...reply, others: 2, own: false }, 'sam and 2 others replied to a discussion you follow: “Sleep”'],
  [{ ...reply, others: 2, name: null }, 'A former member and 2 others replied to your discussion “Sleep”'],
  [{ ...reply, own: false, crew: true, postTitle: 'Thursday', others: 0 }, 'sam wrote to “Thursday”'],
  [{ ...reply, others: 0, words: 'Go to bed early.' }, 'sam replied to your discussion “Sleep”Go to bed early.'],
  [{ ...reply, kind: 'mention', quoted: false, others: 0 }, 'sam mentioned you in “Sleep”'],
  [{ ...reply, kind: 'mention', quoted: true, others: 1 }, 'sam and 1 other quoted you in “Sleep”'],
  [{ ...reaction, others: 0 }, 'sam says “Same here” on your reply in “Sleep”'],
  [{ ...reaction, others: 0, crew: true, title: 'Thursday' }, 'sam says “Same here” on your post in “Thursday”'],
  [{ ...reaction, others: 2, answer: null }, 'sam and 2 others answered your reply in “Sleep”'],
  [
    { ...reaction, about: 'day', answer: 'well-done', date: '2026-11-20', title: null, others: 1 },
    `sam and 1 other say “Well done” for your day on ${formatRecentDay('2026-11-20', today)}`,
  ],
  [
    { ...reaction, about: 'day', answer: 'well-done', date: today, title: null, others: 0 },
    'sam says “Well done” for your day today',
  ],
  [
    { ...reaction, about: 'round-answer', answer: 'thank-you', date: '2026-11-20', title: 'Sunday crew', others: 1 },
    'sam and 1 other say “Thank you” on your answer in the weekly round of “Sunday crew”',
  ],
  [{ ...common, kind: 'here', name: 'sam', others: 0 }, 'sam is here'],
  [{ ...common, kind: 'here', name: 'sam', others: 1 }, 'sam and 1 other are here'],
  [{ ...run, status: 'finished' }, 'The generation of new content has finished with 12 items.'],
  [
    { ...run, status: 'finished', task: 'ingest', items: 1 },
    'The generation of a new challenge has finished with 1 item.',
  ],
  [{ ...run, status: 'failed', task: 'generate' }, 'The generation of new challenges failed.'],
  [{ ...run, status: 'interrupted' }, 'The generation of new content was interrupted. You can resume it.'],
  [{ ...report, reports: 1, hidden: false }, 'A member has reported a reply by sam: “Buy this”'],
  [
    { ...report, reports: 3, hidden: true },
    '3 members have reported a reply by sam: “Buy this”. It is hidden until someone reviews it.',
  ],
  [{ ...report, itemKind: 'member', title: null, reports: 2, hidden: false }, '2 members have reported sam.'],
  [{ ...common, kind: 'appeal', caseId: common.id, name: 'sam' }, 'sam has appealed a decision.'],
  [{ ...decision, action: 'remove', itemKind: 'reply' }, 'A moderator removed your reply. “Buy this”'],
  [{ ...decision, action: 'remove', itemKind: 'reply', crew: true }, 'A moderator removed your post. “Buy this”'],
  [
    { ...decision, action: 'mute', itemKind: 'member', title: null, until: '2026-11-25T08:00:00.000Z' },
    /^A moderator muted you\. You can’t post until .+\.$/,
  ],
  [
    { ...decision, action: 'suspend', itemKind: 'member', title: null, until: '9999-01-01T00:00:00.000Z' },
    'Your account was suspended.',
  ],
  [{ ...decision, action: 'hide', itemKind: 'reply', appeal: 'reversed' }, 'Your appeal was successful.'],
  [{ ...decision, action: 'hide', itemKind: 'reply', appeal: 'upheld' }, 'Your appeal was answered.'],
  [
    { ...common, kind: 'reviewed', caseId: common.id, itemKind: 'reply', crew: false, acted: true },
    'Thank you. A moderator reviewed the reply you reported, and acted on it.',
  ],
  [
    { ...common, kind: 'reviewed', caseId: common.id, itemKind: 'reply', crew: true, acted: false },
    'Thank you. A moderator reviewed the post you reported, and found that it follows the guidelines.',
  ],
  [{ ...common, kind: 'application', name: 'sam', others: 0 }, 'sam wants to join.'],
  [{ ...common, kind: 'application', name: 'sam', others: 2 }, 'sam and 2 others want to join.'],
  [
    { ...common, kind: 'publication', draftId: common.id },
    'A draft could not be published when it was due. It says why.',
  ],
  [{ ...friend, together: true }, 'sam started “Forty mornings outside” with you'],
  [{ ...friend, together: false }, 'sam started “Forty mornings outside”'],
  [{ ...friend, together: true, challengeTitle: null }, 'sam started a challenge with you'],
  [{ ...start, others: 0 }, /^sam joined your start of “Forty mornings outside” on Monday\b/],
  [{ ...start, others: 2, name: null }, /^A former member and 2 others joined your start of /],
  [{ ...crew, kind: 'crew', name: 'sam', others: 0 }, 'sam joined “Before the bell”'],
  [{ ...crew, kind: 'handover', name: 'sam' }, 'sam handed “Before the bell” over to you'],
  [{ ...crew, kind: 'round' }, 'The weekly round of “Before the bell” is open'],
  [{ ...common, kind: 'announcement', announcementId: common.id, title: 'New' }, 'Announcement: New'],
])('describes %j', async (notification, text) => {
  const { container } = await renderForMember(<NotificationText kind={notification.kind} notification={notification} />)
  if (typeof text === 'string') expect(container.textContent).toBe(text)
  else expect(container.textContent).toMatch(text)
})

test('opens a discussion and the thread of a crew at the post that it is about', () => {
  const thread = `/community/${common.id}`
  expect(getNotificationPath('reply', { ...reply, others: 0, crew: true })).toBe(`${thread}?reply=r1`)
  expect(getNotificationPath('reaction', { ...reaction, others: 0, subjectId: 'r2' })).toBe(`${thread}?reply=r2`)
  const about = { ...reaction, others: 0, about: 'discussion' as const }
  expect(getNotificationPath('reaction', about)).toBe(thread)
})

test('opens the crew from an answer to a day', () => {
  const day = { ...reaction, about: 'day' as const, others: 0, date: '2026-11-20', title: null, postId: null }
  expect(getNotificationPath('reaction', { ...day, crewId: 'c1' })).toBe('/crew/c1')
  expect(getNotificationPath('reaction', day), 'they share no crew any more').toBe('/crews')
  const path = getNotificationPath('reaction', { ...day, about: 'round-answer', crewId: 'c1' })
  expect(path).toBe('/crew/c1/round?on=2026-11-20')
})

test('offers to join the challenge that a friend has started without the member, and a crew', () => {
  const labels = (change: { together: boolean; crewmate?: boolean; challengeTitle?: null }) =>
    getNotificationOffers('friend', { ...friend, ...change }).map(({ label }) => label)
  expect(labels({ together: false })).toEqual(['Join “Forty mornings outside” too', 'Start a crew together'])
  expect(labels({ together: true })).toEqual(['Start a crew together'])
  expect(labels({ together: true, crewmate: true })).toEqual([])
  expect(labels({ together: false, crewmate: true, challengeTitle: null })).toEqual([])
})
