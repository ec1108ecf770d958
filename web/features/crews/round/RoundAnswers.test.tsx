import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Round, RoundAnswer } from '#contract/crew-rounds.ts'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { RoundAnswers } from './RoundAnswers.tsx'

const answer: RoundAnswer = {
  userId: 'tom',
  username: 'tom',
  profileImageUrl: null,
  questions: ['How was it?', 'What was hard?', 'What will you do by next week?'],
  answers: ['Fine', '', 'Call my father'],
  commitment: { on: '2026-03-08', text: 'book the dentist' },
  outcome: 'done',
  answeredAt: '2026-03-15T18:00:00.000Z',
  editedAt: null,
}
const round = { on: '2026-03-15' } as Round

beforeEach(() => queryClient.clear())

test('shows what a member planned and answered, without the questions that they left out', async () => {
  const { container } = await renderForMember(<RoundAnswers round={round} answers={[answer]} />)
  await expect.element(page.getByText('Last week: book the dentist. Done.')).toBeVisible()
  expect(container.textContent).toContain('What will you do by next week?Call my father')
  expect(container.textContent).not.toContain('What was hard?')
})

test.each([
  [
    { commitment: { on: '2026-03-01', text: 'Why not?' }, outcome: 'not-done' as const },
    'Last time: Why not? Not done.',
  ],
  [{ outcome: null }, 'Last week: book the dentist.'],
])('says %j in words', async (change, text) => {
  await renderForMember(<RoundAnswers round={round} answers={[{ ...answer, ...change }]} />)
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

test('starts a report with the answer, which moderators cannot read', async () => {
  await renderForMember(<RoundAnswers round={round} answers={[answer]} />)
  await page.getByRole('button', { name: /Actions for/ }).click()
  await page.getByRole('menuitem', { name: /Report/ }).click()
  await expect
    .element(page.getByLabelText('Anything else we should know?', { exact: false }))
    .toHaveValue('In the weekly round of a crew: “Fine\nCall my father”')
})
