import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ModerationCaseDetail } from '#contract/moderation.ts'
import { renderForMember } from '#test/member.tsx'
import { nameCase } from './case-words.ts'
import { CaseContext } from './CaseContext.tsx'

const at = '2026-03-16T09:00:00.000Z'
const answerCase: ModerationCaseDetail = {
  id: '01980000-0000-7000-8000-000000000005',
  status: 'open',
  type: 'report',
  item: {
    kind: 'round-answer',
    subjectId: '01980000-0000-7000-8000-000000000003',
    author: { id: '01980000-0000-7000-8000-000000000002', username: 'sam' },
    crew: false,
    title: null,
    content: '**How was it?**\n\nHard words',
    postId: null,
    url: null,
    round: { crewName: 'Thursday crew', on: '2026-03-15' },
    state: 'visible',
    locked: false,
    pinned: false,
    pillar: null,
  },
  reports: 1,
  reasons: ['harassment'],
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

test('shows an answer to a weekly round with its question, its crew and its week', async () => {
  await renderForMember(<CaseContext moderationCase={answerCase} />)
  const reported = page.getByRole('region', { name: 'The answer' })
  for (const text of [/Weekly round of .*15.* in the crew “Thursday crew”/, 'How was it?', 'Hard words'])
    await expect.element(reported.getByText(text).first()).toBeVisible()
})

test('says that an answer is gone because its author is no longer in the crew', async () => {
  const item = { ...answerCase.item, content: null, state: 'deleted' as const }
  await renderForMember(
    <CaseContext moderationCase={{ ...answerCase, item, pictures: [], reportedContent: 'Hard words' }} />,
  )
  await expect.element(page.getByText('It is gone, because its author is no longer in the crew.')).toBeVisible()
})

test('names a post in the thread of a crew as a post', async () => {
  const item = { ...answerCase.item, kind: 'reply' as const, crew: true, round: null }
  await renderForMember(<CaseContext moderationCase={{ ...answerCase, item }} />)
  await expect.element(page.getByRole('region', { name: 'The post' })).toBeVisible()
  expect(nameCase({ ...answerCase, item })).toMatch(/^Post by .*sam/)
})
