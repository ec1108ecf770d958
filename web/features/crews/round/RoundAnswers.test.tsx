import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Round, RoundAnswer } from '#contract/crew-rounds.ts'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { roundQuery } from './round-queries.ts'
import { RoundAnswers } from './RoundAnswers.tsx'

const answer: RoundAnswer = {
  id: 'answer',
  userId: 'tom',
  username: 'tom',
  profileImageUrl: null,
  questions: ['How was it?', 'What was hard?', 'What will you do by next week?'],
  answers: ['Fine', '', 'Call my father'],
  commitment: { on: '2026-03-08', text: 'book the dentist' },
  outcome: 'done',
  answeredAt: '2026-03-15T18:00:00.000Z',
  editedAt: null,
  hidden: false,
  reactions: { counts: { 'thank-you': 2 }, own: null },
}
const round = { crewId: 'c1', on: '2026-03-15' } as Round

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

test('reports the answer itself', async () => {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST') sent.push(await request.json())
    return Response.json({ id: 'report' }, { status: 201 })
  })
  await renderForMember(<RoundAnswers round={round} answers={[answer]} />)
  await page.getByRole('button', { name: /^Actions for this answer/ }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await page.getByText('Harassment', { exact: false }).click()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect.element(page.getByText('Thank you. A moderator will review it.')).toBeVisible()
  expect(sent).toMatchObject([{ kind: 'round-answer', subjectId: 'answer' }])
})

test('tells the author of a hidden answer that only they see it', async () => {
  await renderForMember(<RoundAnswers round={round} answers={[{ ...answer, hidden: true }]} />)
  await expect
    .element(page.getByText('A moderator has hidden this, so only you see it.', { exact: false }))
    .toBeVisible()
})

test('answers what another member wrote with one tap', async () => {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push(await new Request(input, init).json())
    return Response.json({ counts: { 'thank-you': 3 }, own: 'thank-you' })
  })
  const key = roundQuery('c1').queryKey
  queryClient.setQueryData(key, { ...round, answers: [answer] })
  await renderForMember(<RoundAnswers round={round} answers={[answer]} />)
  await page
    .getByRole('group', { name: 'Answers to the answer by tom' })
    .getByRole('button', { name: 'Thank you 2' })
    .click()
  await expect.poll(() => queryClient.getQueryData(key)?.answers[0]?.reactions.own).toBe('thank-you')
  expect(sent).toEqual([{ kind: 'round-answer', id: 'answer', answer: 'thank-you' }])
})
