import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { JournalEntry } from '#contract/journal.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { toLocalDate } from '#web/ui/dates.ts'
import { getMonthBefore, getWeek } from './calendar-days.ts'
import { Journal } from './Journal.tsx'

const now = new Date()
const today = toLocalDate(member.timeZone, now)
const monthAgo = getMonthBefore(today)

function createEntry(entryDate: string, content: string): JournalEntry {
  return {
    id: content,
    userId: member.id,
    title: null,
    content,
    prompt: null,
    pillar: null,
    entryDate,
    createdAt: now.toISOString(),
    editedAt: null,
  }
}

let entries: JournalEntry[]
/** Whether the list has an older page, which the screen has not read. */
let hasOlder: boolean

beforeEach(() => {
  queryClient.clear()
  hasOlder = false
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input), location.origin)
    const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '~']
    const found = entries.filter(({ entryDate }) => entryDate >= from && entryDate <= to)
    if (pathname === '/api/journal/days') return Response.json({ dates: found.map(({ entryDate }) => entryDate) })
    if (hasOlder && !from)
      return Response.json([createEntry(today, 'Newest')], { headers: { link: '</api/journal?cursor=x>; rel="next"' } })
    return Response.json(found)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const openJournal = () => renderForMember(<Journal onAnswer={vi.fn()} onWrite={vi.fn()} />)
const card = page.getByRole('link', { name: /^A month ago today/ })

test.each([false, true])('shows the entry of a month ago, also from a page that is not loaded: %s', async (older) => {
  hasOlder = older
  entries = [createEntry(today, 'Newest'), createEntry(monthAgo, 'Slept four hours.')]
  await openJournal()
  await expect.element(card.getByText('Slept four hours.')).toBeVisible()
  await expect.element(card).toHaveAttribute('href', `/journal?day=${monthAgo}`)
})

test('opens the calendar at the day of a month ago', async () => {
  entries = [createEntry(today, 'Newest'), createEntry(monthAgo, 'Slept four hours.')]
  await openJournal()
  await card.click()
  const day = page.getByRole('region', { name: 'Calendar' }).getByRole('button', { pressed: true })
  await expect.element(day).toHaveTextContent(String(Number(monthAgo.slice(-2))))
})

test('shows nothing of a month ago when there was no entry', async () => {
  entries = [createEntry(today, 'Newest')]
  await openJournal()
  await expect.element(page.getByRole('article')).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
})

test('shows which days have an entry, and no day to come', async () => {
  entries = [createEntry(today, 'Newest')]
  await openJournal()
  const calendar = page.getByRole('region', { name: 'Calendar' })
  const written = calendar.getByRole('button', { name: /, has an entry$/ })
  await expect.element(written).toHaveTextContent(String(Number(today.slice(-2))))
  await expect.element(calendar.getByRole('button', { name: 'Next week' })).toBeDisabled()
  const days = calendar.getByRole('button', { name: /\d{4}(, has an entry)?$/ })
  expect(days.elements().map((day) => day.matches(':disabled'))).toEqual(getWeek(today).map((date) => date > today))
  await calendar.getByRole('button', { name: /, whole month$/ }).click()
  await expect.poll(() => days.elements().length).toBeGreaterThanOrEqual(28)
  await calendar.getByRole('button', { name: 'Previous month' }).click()
  await expect.element(calendar.getByRole('button', { name: 'Next month' })).toBeEnabled()
})

test('shows one number for the entries of a day', async () => {
  entries = [createEntry(today, 'Second'), createEntry(today, 'First'), createEntry(monthAgo, 'Earlier')]
  await openJournal()
  const rows = page.getByRole('article')
  await expect.element(rows.first()).toBeVisible()
  const numbers = rows.elements().map((row) => row.firstElementChild?.textContent ?? '')
  expect(numbers.map((text) => /\d/.test(text))).toEqual([true, false, true])
})
