import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ModerationCaseDetail } from '#contract/moderation.ts'
import { renderForMember } from '#test/member.tsx'
import { AppealAnswer } from './AppealAnswer.tsx'

const at = '2026-03-10T09:00:00.000Z'
const member = { id: '01980000-0000-7000-8000-000000000002', username: 'sam' }
const decision = {
  id: '01980000-0000-7000-8000-000000000003',
  action: 'mute' as const,
  kind: 'member' as const,
  crew: false,
  subjectId: member.id,
  title: null,
  note: null,
  until: null,
  createdAt: at,
  by: { id: '01980000-0000-7000-8000-000000000004', username: 'alex' },
  member,
  appeal: { message: 'Please look again.', status: 'open' as const, answer: null, createdAt: at },
}

const appealCase: ModerationCaseDetail = {
  id: '01980000-0000-7000-8000-000000000005',
  status: 'open',
  type: 'appeal',
  item: {
    kind: 'member',
    subjectId: member.id,
    author: member,
    crew: false,
    title: null,
    content: null,
    postId: null,
    url: null,
    round: null,
    state: 'visible',
    locked: false,
    pinned: false,
    pillar: null,
  },
  reports: 0,
  reasons: [],
  hiddenByReports: false,
  claimedBy: null,
  openedAt: at,
  lastReportAt: at,
  closedAt: null,
  closedBy: null,
  outcome: null,
  reportList: [],
  before: [],
  pictures: [],
  reportedContent: null,
  appealed: null,
  author: null,
}

test.each([
  { canAnswer: true, canReverse: true, buttons: ['Reverse the decision', 'Uphold the decision'], reason: null },
  {
    canAnswer: true,
    canReverse: false,
    buttons: ['Uphold the decision'],
    reason: 'An admin made this decision. You can uphold it, but only an admin can reverse it.',
  },
  {
    canAnswer: false,
    canReverse: false,
    buttons: [],
    reason: 'You made this decision, so someone else has to answer the appeal.',
  },
])('offers only the answers that the moderator may give: $buttons', async ({ buttons, reason, ...answers }) => {
  await renderForMember(<AppealAnswer moderationCase={{ ...appealCase, appealed: { ...decision, ...answers } }} />)
  await expect.element(page.getByText('Please look again.')).toBeVisible()
  const names = page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
  expect(names).toEqual(buttons)
  if (reason) await expect.element(page.getByText(reason)).toBeVisible()
})
