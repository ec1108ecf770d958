import { QueryClientProvider } from '@tanstack/react-query'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { Round, RoundAnswer } from '#contract/crew-rounds.ts'
import { answer, noThread, round } from '#test/crew-round.ts'
import { member } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { crewThreadQuery } from '#web/features/forum/crew-thread-query.ts'
import { patterns, paths } from '#web/paths.ts'
import { userQuery } from '#web/shell/session.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { crewQuery } from '../crew-queries.ts'
import { roundQuery } from './round-queries.ts'
import { RoundPage } from './RoundPage.tsx'

const own: RoundAnswer = {
  ...answer,
  id: 'own',
  userId: member.id,
  username: member.username,
  answers: ['Good', '', ''],
}
const noRound: Round = { ...round, weekday: null, hour: null, on: null, open: false, nextOn: null, nextAt: null }
const firstField = page.getByLabelText('How was it?')

let reply: unknown

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') })
  localStorage.clear()
  queryClient.clear()
  queryClient.setQueryData(userQuery.queryKey, member)
  queryClient.setQueryData(standingQuery.queryKey, { role: 'member', mutedUntil: null, guidelinesDue: false })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(reply))
})

function renderRounds(...rounds: Round[]) {
  for (const each of rounds) queryClient.setQueryData(roundQuery(each.crewId).queryKey, each)
  reply = rounds[0]
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[paths.round(rounds[0]?.crewId ?? '')]}>
        <Link to={paths.round('b')}>The round of another crew</Link>
        <Routes>
          <Route path={patterns.round} element={<RoundPage />} />
          <Route path={patterns.discussion} element={<p>The thread</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('says the date until which it is open', async () => {
  await renderRounds(round)
  await expect.element(page.getByText(/^Open until Wednesday,? (2 December|December 2) at /)).toBeVisible()
  await expect.element(page.getByText('0 of 3 have answered.')).toBeVisible()
})

test('marks what can be left out before it is sent', async () => {
  await renderRounds(round)
  await expect.element(page.getByLabelText('What was hard? (optional)')).toBeVisible()
  await expect.element(page.getByLabelText('What will you do by next week? (optional)')).toBeVisible()
  expect(page.getByLabelText('How was it? (optional)').elements()).toEqual([])
})

test('shows all answers at once, before the screen is idle', async () => {
  const { container } = await renderRounds({ ...round, answers: [own, answer] })
  expect(container.textContent).toContain('Call my father')
  expect(container.textContent).toContain('Good')
  expect(container.querySelector('[data-testid=skeleton]')).toBeNull()
})

test('leads from the member’s answer to the others, and to the thread of the crew', async () => {
  await renderRounds(round)
  await firstField.fill('Good')
  reply = { ...round, answers: [own, answer] }
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(page.getByRole('region', { name: 'Your answer' })).toHaveFocus()
  await expect.element(page.getByText('One other answer is below.')).toBeVisible()
  queryClient.setQueryData(crewThreadQuery('a').queryKey, noThread)
  await page.getByRole('textbox', { name: 'Write to the crew' }).fill('Well done, tom.')
  reply = { id: 'reply', postId: 'thread' }
  await page.getByRole('button', { name: 'Post' }).click()
  await expect.element(page.getByText('The thread', { exact: true })).toBeVisible()
})

test('names an answer in the field of the thread, also before the member has answered', async () => {
  queryClient.setQueryData(crewThreadQuery('a').queryKey, noThread)
  await renderRounds({ ...round, answers: [answer] })
  const field = page.getByRole('textbox', { name: 'Write to the crew' })
  expect(field.elements()).toEqual([])
  await page.getByRole('button', { name: 'Reply in the thread to tom' }).click()
  await expect.element(field).toHaveFocus()
  const quote = /^> \*\*tom\*\* in the round of (25 November|November 25)\n\n$/
  expect(field.element()).toHaveValue(expect.stringMatching(quote))
  await page.getByRole('button', { name: 'Post' }).click()
  await expect.element(field).toHaveAccessibleDescription(/^Required/)
  await field.fill('Call him')
  await page.getByRole('button', { name: 'Reply in the thread to tom' }).click()
  await expect.element(field).toHaveValue(expect.stringMatching(/^Call him\n\n> \*\*tom\*\* .*25.*\n\n$/))
  await expect.element(field).toHaveFocus()
})

test('speaks of the other member in a crew of two', async () => {
  await renderRounds({ ...round, members: 2 })
  await expect.element(page.getByText('Neither of you has answered.')).toBeVisible()
  await firstField.fill('Good')
  reply = { ...round, members: 2, answers: [own] }
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(page.getByText('You have answered.')).toBeVisible()
  queryClient.setQueryData(roundQuery('a').queryKey, { ...round, members: 2, answers: [own, answer] })
  await expect.element(page.getByText('You have both answered.')).toBeVisible()
})

test('offers no form in a closed thread', async () => {
  const closed = { id: 'thread', replies: 0, open: false, readUpTo: null, unread: 0, latest: [] }
  reply = closed
  queryClient.setQueryData(crewThreadQuery('a').queryKey, closed)
  await renderRounds({ ...round, answers: [answer, own] })
  await expect.element(page.getByText('A moderator has closed this thread.')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('says who reads it where the member writes, once', async () => {
  queryClient.setQueryData(crewThreadQuery('a').queryKey, noThread)
  await renderRounds({ ...round, answers: [answer] })
  const readers = page.getByText(/^Only this crew reads this/)
  await expect.element(page.getByText(/Moderators see it if someone reports it/)).toBeVisible()
  await page.getByRole('button', { name: 'Reply in the thread to tom' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Write to the crew' })).toHaveFocus()
  expect(readers.elements()).toHaveLength(1)
  reply = { ...round, answers: [own, answer] }
  await firstField.fill('Good')
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(page.getByText(/If someone reports a post/)).toBeVisible()
  expect(readers.elements()).toHaveLength(1)
})

test('offers no reply to the member’s own answer', async () => {
  await renderRounds({ ...round, open: false, answers: [own, answer] })
  expect(page.getByRole('button', { name: /^Reply in the thread/ }).elements()).toHaveLength(1)
})

test('keeps what was typed inside its crew', async () => {
  await renderRounds(round, { ...round, crewId: 'b', crewName: 'Before the bell' })
  await firstField.fill('Only for the Wednesday crew')
  await page.getByRole('link', { name: 'The round of another crew' }).click()
  await expect.element(page.getByRole('link', { name: 'Before the bell' })).toBeVisible()
  await expect.element(firstField).toHaveValue('')
})

test('says what a round is where there is none, and who can choose its day', async () => {
  const person = { profileImageUrl: null, joinedAt: '2026-01-01T00:00:00.000Z' }
  queryClient.setQueryData(crewQuery('a').queryKey, {
    id: 'a',
    name: 'Wednesday crew',
    founder: false,
    members: [
      { ...person, id: member.id, username: 'member', founder: false },
      { ...person, id: 'tom', username: 'tom', founder: true },
    ],
    url: 'https://example.org',
    tellsGaps: false,
  })
  await renderRounds(noRound)
  await expect
    .element(page.getByText('Once a week, everyone in the crew answers three questions', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('tom founded the crew and can choose a day.')).toBeVisible()
  expect(page.getByRole('link', { name: 'Choose a day' }).elements()).toEqual([])
})

test('lets the founder choose the day where there is none', async () => {
  await renderRounds({ ...noRound, canChange: true })
  await page.getByRole('button', { name: 'Choose a day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Weekly round' })
  await dialog.getByLabelText('Day', { exact: true }).selectOptions('Wednesday')
  reply = { ...round, canChange: true, on: null, open: false }
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/^The first round opens on/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change the day' })).toHaveFocus()
})

test('does not say that a crew has never had a round after they were ended', async () => {
  await renderRounds({ ...noRound, canChange: true, previous: '2026-11-18' })
  await expect.element(page.getByText('This crew has no weekly round at the moment.')).toBeVisible()
})

test('lists a question that the crew asks twice', async () => {
  const error = vi.spyOn(console, 'error')
  await renderRounds({ ...noRound, canChange: true, crewQuestions: ['What next?', 'What next?', 'What next?'] })
  await expect.element(page.getByText('What next?').nth(2)).toBeVisible()
  expect(error).not.toHaveBeenCalled()
})
