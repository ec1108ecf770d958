import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { JournalEntry } from '#contract/journal.ts'
import type { SearchResults } from '#contract/search.ts'
import { member, site } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { catchTyping } from '#web/shell/open-search.ts'
import { cachePageData } from '#web/shell/session.ts'
import { clearRecentSearches, rememberSearch } from './recent-searches.ts'
import { SearchPage } from './SearchPage.tsx'

const nothing: SearchResults = {
  challenges: [],
  resources: [],
  discussions: [],
  members: [],
  goals: [],
  more: { challenges: false, resources: false, discussions: false, members: false, goals: false },
  strength: { challenges: 0, resources: 0, discussions: 0, members: 0, goals: 0 },
}
const createChallenge = (number: number, title = `Sleep ${number}`) => ({
  id: `challenge-${number}`,
  title,
  pillar: 'physical' as const,
  subtitle: null,
  promise: `A promise ${number}`,
  duration: number,
})
const entry: JournalEntry = {
  id: 'entry',
  userId: member.id,
  title: null,
  content: 'The lighthouse keeper waved.',
  prompt: null,
  pillar: 'mental',
  entryDate: '2026-03-10',
  createdAt: '2026-03-10T09:00:00.000Z',
  editedAt: null,
}
const plan = {
  signs: '',
  alone: 'A walk to the lighthouse.',
  company: '',
  people: '',
  services: '',
  safety: '',
  reasons: '',
}

/** What the server finds, by the words. */
let results: Record<string, Partial<SearchResults> | Error | Promise<Partial<SearchResults>>>
let requests: { path: string; body: unknown }[]

beforeEach(async () => {
  localStorage.clear()
  queryClient.clear()
  cachePageData(queryClient, {
    user: member,
    site,
    preferences: null,
    standing: { role: 'member', mutedUntil: null, guidelinesDue: false },
  })
  results = {}
  requests = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search, searchParams } = new URL(String(input), location.origin)
    requests.push({ path: pathname + search, body: init?.body })
    if (pathname === '/api/journal') return Response.json([entry])
    if (pathname === '/api/bad-day-plan') return Response.json({ ...plan, updatedAt: null })
    if (pathname === '/api/help') return Response.json({ note: null, edited: false, countries: [] })
    if (pathname === '/api/starting-points') return Response.json([])
    const found = await results[searchParams.get('query') ?? '']
    if (found instanceof Error) throw found
    return Response.json({ ...nothing, ...found })
  })
  await page.viewport(1280, 900)
})
afterEach(() => vi.restoreAllMocks())

function Place() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const open = (path = '/search', before: ReactNode = null) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter
        initialEntries={['/goals', { pathname: path.split('?')[0], search: path.split('?')[1] ?? '', state: 'app' }]}
      >
        {before}
        <Place />
        <Routes>
          <Route
            path="/search"
            element={
              <main id="main" tabIndex={-1}>
                <SearchPage />
              </main>
            }
          />
          <Route path="*" element={<p>Elsewhere</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )

const field = page.getByRole('searchbox', { name: 'Search' })
const status = page.getByRole('status')
const result = (name: string | RegExp) => page.getByRole('link', { name })
const group = (name: string) => page.getByRole('region', { name, exact: true })
const recent = () => localStorage.getItem(`searches:${member.id}`) ?? ''
const readHeadings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
const searched = () => requests.filter(({ path }) => path.startsWith('/api/search')).map(({ path }) => path)

test('has what was typed until the field is there', async () => {
  catchTyping()
  const hidden = document.activeElement
  function Type() {
    useLayoutEffect(() => {
      if (hidden instanceof HTMLInputElement) hidden.value = 'sleep'
    }, [])
    return null
  }
  await open('/search', <Type />)
  await expect.element(field).toHaveValue('sleep')
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByText('/search?query=sleep')).toBeInTheDocument()
})

test('searches while the member types, with the words in the URL, and marks the starts of words', async () => {
  results = { 'Café sle': { challenges: [createChallenge(1, 'Sleep at the Cafe, not asleep')] } }
  await open()
  await expect.element(field).toHaveFocus()
  expect(searched()).toEqual([])
  await field.fill('Café sle')
  await expect.element(group('Challenges')).toBeVisible()
  await expect.element(page.getByText('/search?query=Caf%C3%A9+sle')).toBeInTheDocument()
  const marks = [...group('Challenges').element().querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['Sle', 'Cafe'])
  await expect.element(status.filter({ hasText: '1 result' })).toBeInTheDocument()
})

test('keeps the results until the next ones are there, and ignores those that come late', async () => {
  const late = Promise.withResolvers<Partial<SearchResults>>()
  const next = Promise.withResolvers<Partial<SearchResults>>()
  results = { s: { challenges: [createChallenge(1, 'First')] }, sl: late.promise, sle: next.promise }
  await open()
  await field.fill('s')
  await expect.element(result(/First/)).toBeVisible()
  await field.fill('sl')
  await expect.poll(searched).toContain('/api/search?query=sl')
  await field.fill('sle')
  await expect.poll(searched).toContain('/api/search?query=sle')
  await expect.element(result(/First/)).toBeVisible()
  next.resolve({ challenges: [createChallenge(3, 'Third')] })
  await expect.element(result(/Third/)).toBeVisible()
  late.resolve({ challenges: [createChallenge(2, 'Second')] })
  await expect.element(result(/Second/)).not.toBeInTheDocument()
  await expect.element(result(/Third/)).toBeVisible()
})

test('shows an error in plain words with a retry, and what this device found', async () => {
  results = { lighthouse: new TypeError('offline') }
  await open('/search?query=lighthouse')
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('The server could not be reached. Check your connection.')).toBeVisible()
  await expect.element(group('Your journal')).toBeVisible()
  results = { lighthouse: { challenges: [createChallenge(1)] } }
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(result(/Sleep 1/)).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('moves through the results with the arrow keys, opens one with Enter, and leaves with Escape', async () => {
  results = { sleep: { challenges: [createChallenge(1), createChallenge(2)] } }
  await open('/search?query=sleep')
  await expect.element(result(/Sleep 1/)).toBeVisible()
  await field.click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(result(/Sleep 2/)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(result(/Sleep 1/)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByText('/challenge/challenge-1')).toBeVisible()
})

test('leads back to the screen before with Escape', async () => {
  await open()
  await field.fill('sleep')
  await expect.element(page.getByText('/search?query=sleep')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('/goals')).toBeVisible()
})

test('shows three of a kind on a phone, and all that the server has after “More”', async () => {
  await page.viewport(390, 844)
  const found = { challenges: [1, 2, 3, 4, 5].map((number) => createChallenge(number)) }
  results = { sleep: { ...found, more: { ...nothing.more, challenges: true } } }
  await open('/search?query=sleep')
  await expect.element(result(/Sleep 3/)).toBeVisible()
  await expect.element(page.getByText('Sleep 4')).not.toBeVisible()
  await field.click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(result(/Sleep 3/)).toHaveFocus()
  await page.getByRole('button', { name: 'More: Challenges' }).click()
  await expect.element(result(/Sleep 5/)).toBeVisible()
  await expect.element(page.getByText('/search?query=sleep&kind=challenges')).toBeInTheDocument()
  expect(searched().at(-1)).toBe('/api/search?query=sleep&kind=challenges')
})

test('filters by a pillar, with the kinds that belong to one', async () => {
  await open('/search?query=sleep&kind=members')
  await page.getByRole('combobox', { name: 'Pillar' }).selectOptions('Career & Finances')
  await expect.element(page.getByText('/search?query=sleep&pillar=career')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Members' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Nothing found for “sleep” here')).toBeVisible()
  await page.getByRole('button', { name: 'Search everything' }).click()
  await expect.element(page.getByRole('link', { name: 'Ask in Community' })).toBeVisible()
})

test('remembers what the member has opened or confirmed, but nothing that is only typed', async () => {
  results = { sleep: { challenges: [createChallenge(1)] } }
  await open()
  await field.fill('sle')
  await userEvent.keyboard('{Enter}')
  await expect.poll(recent).toBe('["sle"]')
  await field.fill('sleep')
  await expect.element(result(/Sleep 1/)).toBeVisible()
  expect(recent()).toBe('["sle"]')
  await result(/Sleep 1/).click()
  await expect.poll(recent).toBe('["sleep"]')
})

test('shows eight recent searches at most, repeats one and clears them', async () => {
  localStorage.setItem(`searches:${member.id}`, JSON.stringify(['1', '2', '3', '4', '5', '6', '7', 'walk']))
  await open()
  await field.fill('new')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.poll(() => group('Recent searches').getByRole('listitem').elements().length).toBe(8)
  await expect.element(page.getByRole('button', { name: 'walk' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'new' }).click()
  await expect.element(field).toHaveValue('new')
  await expect.element(field).toHaveFocus()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect.element(group('Recent searches')).not.toBeInTheDocument()
  expect(recent()).toBe('')
})

test('remembers nothing that is checked while the member signs out', async () => {
  const remembered = rememberSearch(member.id, 'sleep')
  clearRecentSearches(member.id)
  await remembered
  expect(recent()).toBe('')
})

test('offers help above the results of heavy words, and never remembers them', async () => {
  const strength = { ...nothing.strength, challenges: 1 }
  results = { suicide: { challenges: [createChallenge(1, 'After a suicide')], strength }, walk: {} }
  await open()
  await field.fill('suicide')
  const help = result(/^Help now/)
  await expect.element(result(/After a suicide/)).toBeVisible()
  await expect.element(help.first()).toBeVisible()
  const top = (locator: typeof help) => locator.element().getBoundingClientRect().top
  expect(top(help.first())).toBeLessThan(top(result(/After a suicide/)))
  await userEvent.keyboard('{Enter}')
  await field.fill('walk')
  await userEvent.keyboard('{Enter}')
  await expect.poll(recent).toBe('["walk"]')
  await expect.element(help).not.toBeInTheDocument()
})

test('searches the journal and the plan on this device only, after the member has typed', async () => {
  await open()
  await expect.element(page.getByText(/are searched on this device only, never by the server/)).toBeVisible()
  const isPrivate = ({ path }: { path: string }) => /journal|bad-day-plan/.test(path)
  expect(requests.filter(isPrivate)).toEqual([])
  await field.fill('light')
  await expect.element(group('Your journal').getByRole('link')).toHaveAttribute('href', '/journal?day=2026-03-10')
  await expect
    .element(group('Your plan for bad days').getByRole('link'))
    .toHaveAttribute('href', '/plan-for-bad-days?question=2')
  expect(requests.filter(isPrivate).map(({ path }) => path)).toEqual(['/api/journal?limit=100', '/api/bad-day-plan'])
  expect(searched()).toEqual(['/api/search?query=light'])
  for (const { path, body } of requests) {
    expect(path).not.toMatch(/lighthouse|keeper|walk/)
    expect(body).toBe(undefined)
  }
})

test('reads neither for a search of another kind', async () => {
  results = { light: { challenges: [createChallenge(1, 'Light')] } }
  await open('/search?query=light&kind=challenges')
  await expect.element(status.filter({ hasText: '1 result' })).toBeInTheDocument()
  expect(requests.map(({ path }) => path).join()).not.toMatch(/journal|bad-day-plan/)
})

test('takes the words from “q” as well, and renames it with the next change', async () => {
  results = { sleep: { challenges: [createChallenge(1)] } }
  await open('/search?q=sleep')
  await expect.element(field).toHaveValue('sleep')
  await expect.element(result(/Sleep 1/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Pillar' }).selectOptions('Physical Strength')
  await expect.element(page.getByText('/search?query=sleep&pillar=physical')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(field).toHaveValue('')
})

test('shows a screen or a member first that the words name, and asks before logging out', async () => {
  const strength = { ...nothing.strength, challenges: 1 }
  results = { 'log out': { challenges: [createChallenge(1)], strength } }
  results['tomás'] = {
    challenges: [createChallenge(3)],
    members: [{ id: 'tomas', username: 'Tomas', profileImageUrl: null }],
    strength: { ...strength, members: 1 },
  }
  await open('/search?query=log out')
  await expect.element(result(/Sleep 1/)).toBeVisible()
  expect(readHeadings()).toEqual(['Screens and settings', 'Challenges'])
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Log out?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(field).toBeVisible()
  await field.fill('tomás')
  await expect.element(result('Tomas')).toBeVisible()
  expect(readHeadings()).toEqual(['Members', 'Challenges'])
})
