import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Round, RoundAnswer } from '#contract/crew-rounds.ts'
import { member, renderForMember } from '#test/member.tsx'
import { RoundForm } from './RoundForm.tsx'

const questions = ['How was it?', 'What was hard?', 'What will you do by next week?']
const round: Round = {
  crewId: 'crew',
  crewName: 'Thursday crew',
  canChange: false,
  weekday: 7,
  hour: 19,
  on: '2026-03-15',
  open: true,
  nextOn: '2026-03-22',
  nextAt: '2026-03-22T18:00:00.000Z',
  questions,
  crewQuestions: questions,
  answers: [],
  members: 3,
  commitment: { on: '2026-03-08', text: 'Book the dentist' },
  previous: '2026-03-08',
  next: null,
}
const own: RoundAnswer = {
  id: 'answer',
  userId: member.id,
  username: member.username,
  profileImageUrl: null,
  questions,
  answers: ['Fine', '', 'Rest'],
  commitment: round.commitment,
  outcome: 'changed',
  answeredAt: '2026-03-15T18:00:00.000Z',
  editedAt: null,
  hidden: false,
  reactions: { counts: {}, own: null },
}

const onSaved = vi.fn<() => void>()
const onCancel = vi.fn<() => void>()
const first = page.getByLabelText('How was it?')
const second = page.getByLabelText('What was hard? (optional)')
const third = page.getByLabelText('What will you do by next week? (optional)')
const submit = page.getByRole('button', { name: 'Answer', exact: true })

let sent: unknown[]
let reply: () => Response

beforeEach(() => {
  localStorage.clear()
  onSaved.mockReset()
  onCancel.mockReset()
  sent = []
  reply = () => Response.json({ ...round, answers: [own] })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST') sent.push(await request.json())
    return reply()
  })
})

const renderForm = (props: Partial<Parameters<typeof RoundForm>[0]> = {}) =>
  renderForMember(<RoundForm round={round} own={undefined} onSaved={onSaved} {...props} />)

test('has three fields and one button, and shows what the member planned first', async () => {
  await renderForm()
  await expect.element(page.getByText('You said last week: Book the dentist')).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(3)
  expect(page.getByRole('textbox').elements()).toHaveLength(3)
  expect(page.getByRole('button').elements()).toHaveLength(1)
})

test('sends the answers with the questions and what became of the commitment', async () => {
  await renderForm()
  await page.getByText('Not done', { exact: true }).click()
  await first.fill('Fine')
  await third.fill('Book it')
  await submit.click()
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  expect(sent).toEqual([{ on: '2026-03-15', answers: ['Fine', '', 'Book it'], questions, outcome: 'not-done' }])
})

test('is sent with Ctrl and Enter', async () => {
  await renderForm({ round: { ...round, commitment: null } })
  await second.fill('Sleep')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  expect(sent).toMatchObject([{ answers: ['', 'Sleep', ''], outcome: null }])
})

test('asks for at least one answer, at the first field', async () => {
  await renderForm()
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Required')
  await expect.element(first).toHaveFocus()
  await expect.element(first).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test('keeps everything that was typed and chosen when the screen is left', async () => {
  const { unmount } = await renderForm()
  await second.fill('Half a sentence')
  await page.getByText('Changed', { exact: true }).click()
  await unmount()
  await renderForm()
  await expect.element(second).toHaveValue('Half a sentence')
  await expect.element(page.getByRole('radio', { name: 'Changed' })).toBeChecked()
  await submit.click()
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  expect(localStorage).toHaveLength(0)
})

test('edits an answer, and forgets the changes on Cancel', async () => {
  await renderForm({ own, onCancel })
  await expect.element(page.getByLabelText('How was it?')).toHaveFocus()
  await expect.element(third).toHaveValue('Rest')
  await expect.element(page.getByRole('radio', { name: 'Changed' })).toBeChecked()
  await third.fill('Rest more')
  expect(localStorage).toHaveLength(1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
  expect(localStorage).toHaveLength(0)
})

test('says why an answer was refused, and keeps it', async () => {
  const message = 'This round is over. You can answer the next one when it opens.'
  reply = () => Response.json({ code: 'conflict', message }, { status: 409 })
  await renderForm()
  await first.fill('Fine')
  await submit.click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(first).toHaveValue('Fine')
  expect(onSaved).not.toHaveBeenCalled()
})
