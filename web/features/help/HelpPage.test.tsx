import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { CrisisCountry, CrisisLine } from '#contract/help.ts'
import { member } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { userQuery } from '#web/shell/session.ts'
import { CrisisContacts } from './CrisisCard.tsx'
import { helpQuery } from './help-query.ts'
import { HelpPage } from './HelpPage.tsx'
import { chosenCountry } from './reader-country.ts'

const line = (values: Partial<CrisisLine>): CrisisLine => ({
  category: 'crisis',
  name: 'Listeners',
  call: '123 456',
  text: null,
  chat: null,
  hours: '24 hours a day',
  languages: ['English'],
  website: 'https://example.org',
  source: 'https://example.org',
  checked: null,
  ...values,
})

const countries: CrisisCountry[] = [
  {
    code: 'GB',
    name: 'United Kingdom',
    emergency: ['999'],
    lines: [line({ category: 'gambling', name: 'Gambling Line', checked: '2026-11-25' }), line({})],
  },
  { code: 'US', name: 'United States', emergency: ['911'], lines: [line({ name: 'Lifeline' })] },
]

function setTimeZone(timeZone: string) {
  const options = new Intl.DateTimeFormat('en-US').resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
}

function renderPage(path: string, role: 'admin' | 'public' | null = 'public') {
  queryClient.setQueryData(userQuery.queryKey, role && { ...member, role })
  queryClient.setQueryData(helpQuery.queryKey, { countries, edited: false, note: null })
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <HelpPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => chosenCountry.set(undefined))
afterEach(() => {
  vi.restoreAllMocks()
})

test('shows the emergency number of another country to nobody, whatever their language is', async () => {
  setTimeZone('Asia/Almaty')
  await renderPage('/help', null)
  await expect.element(page.getByText(/call your local emergency number/)).toBeVisible()
  await expect.element(page.getByText(/Choose your country above\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Call \d+$/ })).not.toBeInTheDocument()
  await page.getByLabelText('Country', { exact: true }).selectOptions('GB')
  await expect.element(page.getByRole('link', { name: 'Call 999' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Call 123 456, Listeners' })).toBeVisible()
})

test('shows 112 in a country without an entry where it is the emergency number', async () => {
  setTimeZone('Asia/Tbilisi')
  await renderPage('/help', null)
  await expect.element(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
})

test('keeps other topics closed, and opens the one that the link asks for', async () => {
  setTimeZone('Europe/London')
  const screen = await renderPage('/help')
  await expect.element(page.getByRole('heading', { name: 'Gambling' })).toBeVisible()
  const gamblingLine = page.getByRole('link', { name: 'Call 123 456, Gambling Line' })
  await expect.element(gamblingLine).not.toBeInTheDocument()
  await page.getByRole('heading', { name: 'Gambling' }).click()
  await expect.element(gamblingLine).toBeVisible()
  await screen.unmount()
  await renderPage('/help#gambling')
  await expect.element(gamblingLine).toBeVisible()
})

test('sends readers to findahelpline.com for a topic that their country has no line for', async () => {
  setTimeZone('Europe/London')
  await renderPage('/help#money')
  const section = page.getByRole('group').filter({ hasText: 'Money and debt' })
  await expect.element(section.getByText(/We have no line for this here yet/)).toBeVisible()
  await expect.element(section.getByRole('link', { name: 'findahelpline.com' })).toBeVisible()
})

test.each([['admin', true] as const, ['public', false] as const, [null, false] as const])(
  'says to %s that a number is not confirmed: %s',
  async (role, expected) => {
    setTimeZone('Europe/London')
    await renderPage('/help', role)
    await expect.element(page.getByRole('link', { name: 'Call 123 456, Listeners' })).toBeVisible()
    expect(page.getByText(/We could not confirm this number/).elements().length > 0).toBe(expected)
  },
)

test('offers lines for a crisis in a card, and those of another topic where it asks for them', async () => {
  setTimeZone('Europe/London')
  const screen = await render(<CrisisContacts countries={countries} />)
  await expect.element(page.getByRole('link', { name: 'Call 123 456, Listeners' })).toBeVisible()
  await expect.element(page.getByText('Gambling Line')).not.toBeInTheDocument()
  await screen.rerender(<CrisisContacts countries={countries} topic="gambling" />)
  await expect.element(page.getByRole('link', { name: 'Call 123 456, Gambling Line' })).toBeVisible()
  await expect.element(page.getByText('Listeners')).not.toBeInTheDocument()
})

test('names no number in a card where the country is not known', async () => {
  setTimeZone('UTC')
  await render(<CrisisContacts countries={countries} />)
  await expect.element(page.getByText(/In danger right now\? Call your local emergency number/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'findahelpline.com' })).toBeVisible()
})
