import { Link, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Round } from '#contract/crew-rounds.ts'
import type { CrewShares } from '#contract/crews.ts'
import { noThread } from '#test/crew-round.ts'
import { cacheCrewWith } from '#test/crew.ts'
import { plainPost } from '#test/forum-reply.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { crewThreadQuery } from '#web/features/forum/crew-thread-query.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { boardQuery, crewMemberQuery, crewQuery, sharesQuery } from './crew-queries.ts'
import { CrewPage } from './CrewPage.tsx'
import { CrewSettingsPage } from './CrewSettingsPage.tsx'
import { roundQuery } from './round/round-queries.ts'

const today = '2026-03-11'
const self = { id: member.id, username: 'member', profileImageUrl: null, joinedAt: `${today}T08:00:00.000Z` }
const questions = ['How was it?', 'What was hard?', 'What next?']

/** Puts a crew and everything on its screens into the cache. @param others the first founded it */
function cacheCrew(id: string, others: string[] = []): void {
  const crew = cacheCrewWith(id, others)
  const round: Round = {
    crewId: id,
    crewName: crew.name,
    canChange: crew.founder,
    weekday: null,
    hour: null,
    on: null,
    open: false,
    nextOn: null,
    nextAt: null,
    questions,
    crewQuestions: questions,
    answers: [],
    members: crew.members.length,
    commitment: null,
    previous: null,
    next: null,
  }
  queryClient.setQueryData(boardQuery(id).queryKey, {
    from: today,
    to: today,
    today,
    members: crew.members.map((each) => ({
      ...each,
      own: each.id === member.id,
      shares: true,
      states: 'd',
      doneToday: false,
      quietSince: null,
      asked: false,
      lastDone: null,
    })),
    askedBy: [],
  })
  queryClient.setQueryData(roundQuery(id).queryKey, round)
  queryClient.setQueryData(sharesQuery(id).queryKey, { tellsGaps: false, challenges: [], goals: [] })
  queryClient.setQueryData(crewThreadQuery(id).queryKey, noThread)
}

/** Renders links to screens, and the one whose link was pressed last. */
async function openScreen(...paths: string[]) {
  await renderForMember(
    <>
      {paths.map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      <Routes>
        <Route path="/" element={null} />
        <Route path="/crew/:id" element={<CrewPage />} />
        <Route path="/crew/:id/settings" element={<CrewSettingsPage />} />
      </Routes>
    </>,
  )
  await page.getByRole('link', { name: paths[0] ?? '', exact: true }).click()
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) })
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
  queryClient.clear()
  queryClient.setQueryData(standingQuery.queryKey, { role: 'member', mutedUntil: null, guidelinesDue: false })
})

test('keeps what is typed to one crew out of another', async () => {
  cacheCrew('a')
  cacheCrew('b')
  await openScreen('/crew/a', '/crew/b')
  const field = page.getByRole('textbox', { name: 'Write to the crew' })
  await field.fill('Only for a')
  await page.getByRole('link', { name: '/crew/b' }).click()
  await expect.element(page.getByRole('heading', { name: 'Crew b' })).toBeVisible()
  await expect.element(field).toHaveValue('')
  await page.getByRole('link', { name: '/crew/a' }).click()
  await expect.element(field).toHaveValue('Only for a')
})

test('keeps what is typed in the settings of one crew out of those of another', async () => {
  cacheCrew('a')
  cacheCrew('b')
  await openScreen('/crew/a/settings', '/crew/b/settings')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Typed for a')
  await page.getByLabelText('Day', { exact: true }).selectOptions('Sunday')
  await page.getByLabelText('First question').fill('Typed for a')
  await page.getByRole('link', { name: '/crew/b/settings' }).click()
  await expect.element(name).toHaveValue('Crew b')
  await page.getByLabelText('Day', { exact: true }).selectOptions('Sunday')
  await expect.element(page.getByLabelText('First question')).toHaveValue(questions[0] ?? '')
})

test('saves what the crew sees with a button, never with an arrow key', async () => {
  cacheCrew('a', ['ravi'])
  const shares: CrewShares = {
    tellsGaps: false,
    challenges: [{ id: 'walk', title: 'Go outside', pillar: 'physical', level: 'nothing' }],
    goals: [],
  }
  queryClient.setQueryData(sharesQuery('a').queryKey, shares)
  const sent: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    if (init?.method !== 'PATCH') return new Promise(() => undefined)
    sent.push(JSON.parse(String(init.body)))
    const challenges = shares.challenges.map((each) => ({ ...each, level: 'notes' as const }))
    return Promise.resolve(Response.json({ ...shares, challenges }))
  })
  await openScreen('/crew/a/settings')
  const option = (name: string) => page.getByRole('radio', { name, exact: true })
  const save = page.getByRole('region', { name: 'What ravi sees of you' }).getByRole('button', { name: 'Save' })
  await expect.element(option('Nothing')).toBeChecked()
  expect(save.elements()).toEqual([])
  option('Nothing').element().focus()
  // From the first choice, it goes to the last one.
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(option('With notes')).toBeChecked()
  await expect.element(option('With notes')).toHaveFocus()
  await expect.element(save).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.keyboard('{ArrowRight}')
  expect(save.elements(), 'nothing to save').toEqual([])
  await userEvent.keyboard('{ArrowLeft}{Tab}{Tab}')
  await expect.element(save).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toEqual([{ challenges: [{ id: 'walk', level: 'notes' }], goals: [] }])
  await expect.poll(() => save.elements()).toEqual([])
  await expect.element(option('With notes')).toBeChecked()
})

test('shows a crew of two as a pair: who it is with, the thread below the board, and others last', async () => {
  cacheCrew('a', ['ravi'])
  await page.viewport(390, 844)
  await openScreen('/crew/a')
  await expect.element(page.getByText('You and ravi')).toBeVisible()
  await expect.element(page.getByText(/ravi can choose the day/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Write to ravi' })).toBeVisible()
  await expect.element(page.getByText('Neither of you has written yet.')).toBeVisible()
  const tops = ['Board', 'Thread', 'Weekly round', 'Invite someone'].map(
    (name) => page.getByRole('region', { name }).element().getBoundingClientRect().top,
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  const copy = page.getByRole('button', { name: 'Copy link', includeHidden: true })
  await expect.element(copy).toBeInTheDocument()
  await expect.element(copy).not.toBeVisible()
  await page.getByText('Invite someone').click()
  await expect.element(copy).toBeVisible()
})

test('does not show a larger crew as a pair', async () => {
  cacheCrew('a', ['ravi', 'sam'])
  await openScreen('/crew/a')
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(page.getByText('You and ravi').elements()).toEqual([])
  expect(page.getByRole('heading', { name: 'Weekly round' }).elements()).toEqual([])
})

test('lets the founder choose the day of the round on the screen of the crew', async () => {
  cacheCrew('a', ['ravi'])
  const crew = queryClient.getQueryData(crewQuery('a').queryKey)
  const round = queryClient.getQueryData(roundQuery('a').queryKey)
  if (!crew || !round) throw new Error('Not in the cache')
  queryClient.setQueryData(roundQuery('a').queryKey, { ...round, canChange: true })
  const sent: unknown[] = []
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'PATCH') return new Promise(() => undefined)
    sent.push(await request.json())
    return Response.json({
      ...round,
      canChange: true,
      weekday: 7,
      hour: 19,
      nextOn: '2026-03-15',
      nextAt: '2026-03-15T18:00:00.000Z',
    })
  })
  await openScreen('/crew/a')
  await page.getByRole('button', { name: 'Choose a day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Weekly round' })
  await dialog.getByLabelText('Day', { exact: true }).selectOptions('Sunday')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/^The first round opens on Sunday/)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Change the day' })).toHaveFocus()
  expect(sent).toEqual([{ weekday: 7, hour: 19, questions }])
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByLabelText('Day', { exact: true })).toHaveValue('7')
})

test('lets the member go on typing when the link of a new crew appears', async () => {
  cacheCrew('a')
  const crew = queryClient.getQueryData(crewQuery('a').queryKey)
  queryClient.removeQueries({ queryKey: crewQuery('a').queryKey })
  await openScreen('/crew/a')
  const field = page.getByRole('textbox', { name: 'Write to the crew' })
  await field.fill('Welcome')
  queryClient.setQueryData(crewQuery('a').queryKey, crew)
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await userEvent.keyboard(' aboard')
  await expect.element(field).toHaveValue('Welcome aboard')
})

test('shows the crew without its link at once, and says if the link cannot be loaded', async () => {
  cacheCrew('a', ['ravi', 'sam'])
  const crew = queryClient.getQueryData(crewQuery('a').queryKey)
  queryClient.removeQueries({ queryKey: crewQuery('a').queryKey })
  let isDown = true
  vi.mocked(window.fetch).mockImplementation(async (input) => {
    if (!new URL(String(input), location.href).pathname.endsWith('/api/crews/a')) return new Promise(() => undefined)
    return isDown ? new Response('{}', { status: 503 }) : Response.json(crew)
  })
  await openScreen('/crew/a')
  await expect.element(page.getByRole('heading', { name: 'Crew a', level: 1 })).toBeVisible()
  await expect.element(page.getByText('Something went wrong')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Link of the crew' })).toHaveValue(crew?.url ?? '')
})

test('says nothing of a pair that is false with a suspended member in the crew', async () => {
  cacheCrew('a')
  cacheCrew('b', ['ravi'])
  queryClient.setQueryData(crewQuery('b').queryKey, (crew) => crew && { ...crew, founder: true })
  await openScreen('/crew/a/settings', '/crew/b/settings')
  await expect.element(page.getByText('A crew ends when its last member leaves', { exact: false })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/last one|the crew ends/)
  await page.getByRole('link', { name: '/crew/b/settings' }).click()
  await expect.element(page.getByText('Nobody is told when you remove someone.')).toBeVisible()
  await expect.element(page.getByText('ravi isn’t told, and no longer sees', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Remove: ravi' }).click()
  await expect.element(page.getByText(/^You’ll no longer see what they shared/)).toBeVisible()
  expect(document.body.textContent).not.toMatch(/two of you|alone|message to/)
})

test('moves the focus to the members once one is removed', async () => {
  cacheCrew('a')
  const alone = queryClient.getQueryData(crewQuery('a').queryKey)
  cacheCrew('a', ['ravi'])
  queryClient.setQueryData(crewQuery('a').queryKey, (crew) => crew && { ...crew, founder: true })
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    if (init?.method === 'DELETE') return Response.json({ removed: true })
    return String(input).endsWith('/api/crews/a') ? Response.json(alone) : new Promise(() => undefined)
  })
  await openScreen('/crew/a/settings')
  await page.getByRole('button', { name: 'Remove: ravi' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText('Only you so far.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Members' })).toHaveFocus()
})

test('moves the focus to the heading once the crew is handed over', async () => {
  cacheCrew('a', ['ravi'])
  const crew = queryClient.getQueryData(crewQuery('a').queryKey)
  queryClient.setQueryData(crewQuery('a').queryKey, crew && { ...crew, founder: true })
  vi.mocked(window.fetch).mockImplementation((_, init) =>
    init?.method === 'PATCH' ? Promise.resolve(Response.json(crew)) : new Promise(() => undefined),
  )
  await openScreen('/crew/a/settings')
  await page.getByRole('button', { name: 'Hand over: ravi' }).click()
  await page.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect.element(page.getByRole('region', { name: 'Members' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Crew settings' })).toHaveFocus()
})

test('leaves the place above the board as high once the newest post is there, and says how many are new', async () => {
  cacheCrew('a', ['ravi', 'sam'])
  const thread = { id: 'p', replies: 9, open: true, readUpTo: null, unread: 2 }
  queryClient.removeQueries({ queryKey: crewThreadQuery('a').queryKey })
  await page.viewport(390, 844)
  await openScreen('/crew/a')
  const board = page.getByRole('region', { name: 'Board' })
  await expect.element(board).toBeVisible()
  const { top } = board.element().getBoundingClientRect()
  const post = {
    ...plainPost,
    id: 'r',
    postId: 'p',
    userId: 'ravi',
    username: 'ravi',
    content: 'A **long** day. '.repeat(9),
  }
  queryClient.setQueryData(crewThreadQuery('a').queryKey, { ...thread, latest: [post] })
  const news = page.getByRole('link', { name: /^2 new in the thread: ?ravi: A long day/ })
  await expect.element(news).toHaveAttribute('href', '/community/p')
  expect(board.element().getBoundingClientRect().top).toBe(top)
  const reply = { ...post, content: '> **sam** in the round of March 8\n\nMe too.' }
  queryClient.setQueryData(crewThreadQuery('a').queryKey, { ...thread, unread: 0, latest: [reply] })
  await expect.element(page.getByRole('link', { name: /^ravi: Me too\./ })).toBeVisible()
  expect(board.element().getBoundingClientRect().top).toBe(top)
})

test.each(['/crew/gone', '/crew/gone/settings'])('says at %s only that the member is not in the crew', async (path) => {
  vi.mocked(window.fetch).mockImplementation(async () =>
    Response.json({ code: 'not-found', message: 'Crew not found.' }, { status: 404 }),
  )
  await openScreen(path)
  await expect.element(page.getByRole('heading', { name: 'You can’t see this crew.', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Your crews' })).toHaveAttribute('href', '/crews')
})

test('shows what both do only once it is near the screen', async () => {
  cacheCrew('a', ['ravi'])
  for (const id of [member.id, 'ravi'])
    queryClient.setQueryData(crewMemberQuery('a', id).queryKey, {
      ...self,
      id,
      founder: false,
      challenges: [],
      goals: [],
    })
  const both = page.getByRole('heading', { name: 'Do one together' })
  document.body.style.paddingTop = '3000px'
  await openScreen('/crew/a')
  scrollTo(0, 0)
  // It appears when the browser is idle, as what both do would.
  await expect.element(page.getByRole('textbox', { name: 'Write to ravi' })).toBeInTheDocument()
  expect(both.elements()).toEqual([])
  document.body.style.paddingTop = ''
  await expect.element(both).toBeVisible()
})
