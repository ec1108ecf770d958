import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BoardMember, CrewBoard } from '#contract/crews.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { preferencesQuery } from '#web/shell/preferences.ts'
import { Board } from './Board.tsx'
import { boardQuery, crewMemberQuery } from './crew-queries.ts'

const own: BoardMember = {
  id: member.id,
  username: 'member',
  profileImageUrl: null,
  founder: true,
  own: true,
  shares: true,
  states: 'dddddddddddddo',
  doneToday: false,
  quietSince: null,
  asked: false,
  lastDone: null,
}
const lastDone = { date: '2026-03-11', reactions: { counts: {}, own: null } }
const jonas: BoardMember = {
  ...own,
  id: 'jonas',
  username: 'jonas',
  founder: false,
  own: false,
  states: 'dddmrddddddddd',
  doneToday: true,
  lastDone,
}
const tom: BoardMember = {
  ...own,
  id: 'tom',
  username: 'tom',
  own: false,
  states: 'ddddddddmmmmoo',
  quietSince: '2026-03-05',
}

const board: CrewBoard = {
  from: '2026-02-26',
  to: '2026-03-11',
  today: '2026-03-11',
  members: [own, jonas, tom],
  askedBy: [],
}
const full = { ...jonas, states: 'd'.repeat(28) }
const february: CrewBoard = {
  from: '2026-02-01',
  to: '2026-02-28',
  today: '2026-03-11',
  members: [own, full, { ...tom, states: 'm'.repeat(28) }],
  askedBy: [],
}

const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })

async function renderBoard(recent: CrewBoard = board, { showNumbers = true } = {}) {
  queryClient.setQueryData(boardQuery('c').queryKey, recent)
  queryClient.setQueryData(boardQuery('c', '2026-02').queryKey, february)
  queryClient.setQueryData(preferencesQuery.queryKey, { dayStart: 0, showNumbers, audience: null })
  queryClient.setQueryData(crewMemberQuery('c', 'jonas').queryKey, { ...jonas, challenges: [], goals: [] })
  await renderForMember(<Board id="c" />)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T12:00:00Z') })
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
  queryClient.clear()
})

test('opens what a member shares from anywhere in their row, except from its other buttons', async () => {
  await renderBoard()
  const row = rowOf('jonas')
  await row.getByRole('button', { name: /^Well done/ }).click()
  expect(page.getByRole('dialog').elements()).toEqual([])
  const { top, bottom, left } = row.element().getBoundingClientRect()
  expect(bottom - top).toBeGreaterThanOrEqual(44)
  const cover = document.elementFromPoint(left + 10, bottom - 8)
  expect(cover).toBe(row.getByRole('button', { name: /^jonas/ }).element())
  await row.click({ position: { x: 10, y: bottom - top - 8 } })
  await expect.element(page.getByRole('dialog', { name: 'jonas' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(row.getByRole('button', { name: /^jonas/ })).toHaveFocus()
})

test('explains its marks', async () => {
  await renderBoard()
  await expect.element(page.getByText('still open')).toBeVisible()
  const words = page.getByText('still open').element().parentElement
  expect([...(words?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'done',
    'not done',
    'rest',
    'still open',
  ])
})

test.each([
  { showNumbers: true, count: 1 },
  { showNumbers: false, count: 0 },
])('shows nothing of today in an earlier month, with numbers: $showNumbers', async ({ showNumbers, count }) => {
  await renderBoard(board, { showNumbers })
  await expect.element(rowOf('tom').getByText('last marked Thursday')).toBeVisible()
  await page.getByLabelText('Period').selectOptions('2026-02')
  await expect.element(page.getByText(/28 February|February 28/)).toBeVisible()
  expect(page.getByText(/last marked|done today|not yet today/).elements()).toEqual([])
  expect(page.getByRole('button', { name: /Well done|Still with us/ }).elements()).toEqual([])
  expect(rowOf('jonas').getByText('28 days done').elements()).toHaveLength(count)
  expect(
    rowOf('tom')
      .getByText(/days? done$/)
      .elements(),
  ).toEqual([])
})

test('says in the current month, which has more days, what is open today', async () => {
  const states = 'd'.repeat(10) + 'o' + '-'.repeat(20)
  await renderBoard({ ...board, from: '2026-03-01', to: '2026-03-31', members: [{ ...own, states }] })
  await expect.element(page.getByText('not yet today')).toBeVisible()
})

test('lets the members of a pair answer the last day in its row', async () => {
  const yesterday = {
    ...jonas,
    doneToday: false,
    states: 'dddddddddddddo',
    lastDone: { ...lastDone, date: '2026-03-10' },
  }
  await renderBoard({ ...board, members: [own, yesterday] })
  const answers = rowOf('jonas').getByRole('group', { name: 'Answers to the day of jonas' })
  await expect.element(answers).toBeVisible()
  await expect.element(rowOf('jonas').getByText('Done yesterday')).toBeVisible()
  await answers.getByRole('button', { name: 'With you' }).click()
  await expect.element(answers.getByRole('button', { name: 'With you 1', pressed: true })).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
  expect(rowOf('member').getByRole('group').elements()).toEqual([])
})

test.each([
  { doneToday: true, date: '2026-03-12', words: 'Done today' },
  { doneToday: false, date: '2026-03-11', words: 'Done yesterday' },
])('counts the last day on the calendar of a member whose date is ahead: $words', async ({ words, ...day }) => {
  await renderBoard({ ...board, members: [own, { ...jonas, ...day, lastDone: { ...lastDone, date: day.date } }, tom] })
  await rowOf('jonas')
    .getByRole('button', { name: /^jonas/ })
    .click()
  await expect.element(page.getByRole('dialog').getByText(/^Done/)).toHaveTextContent(words)
})

test('leads a member who shares nothing to what the crew sees', async () => {
  await renderBoard({ ...board, members: [{ ...own, shares: false }, jonas] })
  await expect
    .element(page.getByRole('link', { name: 'Choose what they see' }))
    .toHaveAttribute('href', '/crew/c/settings#shares')
})

test('lets a member who was asked say in their own row that they are here', async () => {
  const sent: string[] = []
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    if (init?.method !== 'POST') return Response.json(board)
    sent.push(String(input))
    return Response.json({ here: true })
  })
  await renderBoard({ ...board, askedBy: [{ id: 'jonas', username: 'jonas' }] })
  const row = rowOf('member')
  await expect.element(row.getByText('jonas asks: “Still with us?”')).toBeVisible()
  await row.getByRole('button', { name: 'I’m here: tell jonas' }).click()
  await expect.element(row.getByText(/asks/)).not.toBeInTheDocument()
  expect(sent).toEqual(['/api/crews/here'])
  await expect.element(page.getByRole('region', { name: 'Board' })).toHaveFocus()
})

test('names who is done today above the rows of a large crew on a phone', async () => {
  await page.viewport(390, 844)
  const more = ['ade', 'erik', 'leo', 'ravi', 'sam'].map((username) => ({ ...jonas, id: username, username }))
  await renderBoard({ ...board, members: [own, jonas, tom, ...more] })
  await expect.element(page.getByText('Done today: jonas, ade and 4 others')).toBeVisible()
  queryClient.setQueryData(boardQuery('c').queryKey, board)
  await expect.element(page.getByText(/^Done today/)).not.toBeInTheDocument()
})

test('speaks of the other member in a crew of two', async () => {
  const silent = { shares: false, states: '-'.repeat(14), doneToday: false, lastDone: null }
  await renderBoard({
    ...board,
    members: [
      { ...own, ...silent },
      { ...jonas, ...silent },
    ],
  })
  await expect.element(page.getByText('You share nothing with jonas yet.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Shares nothing with you yet.')).toBeVisible()
  await rowOf('member')
    .getByRole('button', { name: /^member/ })
    .click()
  await expect.element(page.getByRole('dialog', { name: 'What jonas sees of you' })).toHaveFocus()
})

test('names its buttons without stray spaces, and makes them 44 px high', async () => {
  await renderBoard()
  await expect.element(page.getByRole('button', { name: 'jonas, what they share', exact: true })).toBeVisible()
  const button = page.getByRole('button', { name: 'Well done: jonas', exact: true })
  await expect.element(button).toBeVisible()
  expect(getComputedStyle(button.element(), '::before').height).toBe('44px')
})

test('closes what a member shares once they are gone from the board, and shows nothing of it before', async () => {
  await renderBoard()
  await rowOf('jonas')
    .getByRole('button', { name: /^jonas/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'jonas' })
  await expect.element(dialog.getByText('Shares nothing with this crew yet.')).toBeVisible()
  const gone = new Response(JSON.stringify({ code: 'not-found', message: 'Member not found.' }), { status: 404 })
  vi.mocked(window.fetch).mockResolvedValue(gone)
  await queryClient.invalidateQueries({ queryKey: crewMemberQuery('c', 'jonas').queryKey })
  await expect.element(dialog.getByText('They’re no longer in this crew.')).toBeVisible()
  queryClient.setQueryData(boardQuery('c').queryKey, { ...board, members: [own, tom] })
  await expect.element(dialog).not.toBeInTheDocument()
})
