import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { HelpCategory } from '#contract/help-categories.ts'
import type { CrisisCountry, CrisisLine } from '#contract/help.ts'
import { renderForMember } from '#test/member.tsx'
import { chosenCountry } from '#web/features/help/reader-country.ts'
import { CheckResultCard } from './CheckResultCard.tsx'
import { auditC, phq9, type SelfCheck } from './checks.ts'
import { scoreCheck } from './score.ts'

beforeEach(() => {
  localStorage.clear()
  chosenCountry.set(undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('says when the browser cannot keep the result, and keeps it on the next try', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await renderForMember(<CheckResultCard check={auditC} result={scoreCheck(auditC, [1, 0, 0])} countries={[]} />)
  const keep = page.getByRole('button', { name: 'Keep the result on this device' })
  await keep.click()
  await expect.element(page.getByRole('alert').getByText('Your browser couldn’t keep the result.')).toBeVisible()
  setItem.mockRestore()
  await keep.click()
  await expect.element(page.getByRole('button', { name: 'Kept on this device' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

const line = (category: HelpCategory, name: string): CrisisLine => ({
  category,
  name,
  call: '123',
  text: null,
  chat: null,
  hours: '24 hours a day',
  languages: ['English'],
  website: null,
  source: 'https://example.org',
  checked: null,
})

test('offers lines about alcohol for drinking, and lines for a crisis for low mood', async () => {
  chosenCountry.set('GB')
  const lines = [line('crisis', 'Listeners'), line('alcohol-and-drugs', 'Drink Line')]
  const countries: CrisisCountry[] = [{ code: 'GB', name: 'United Kingdom', emergency: ['999'], lines }]
  const renderResult = (check: SelfCheck, answers: number[]) =>
    renderForMember(<CheckResultCard check={check} result={scoreCheck(check, answers)} countries={countries} />)
  const drinking = await renderResult(auditC, [4, 4, 4])
  await expect.element(page.getByRole('link', { name: 'Call 123, Drink Line' })).toBeVisible()
  await expect.element(page.getByText('Listeners')).not.toBeInTheDocument()
  const more = page.getByRole('link', { name: 'More ways to get help' })
  await expect.element(more).toHaveAttribute('href', '/help#alcohol-and-drugs')
  await drinking.unmount()
  const less = await renderResult(auditC, [2, 1, 0])
  const about = page.getByRole('link', { name: 'Help with alcohol and drugs' })
  await expect.element(about).toHaveAttribute('href', '/help#alcohol-and-drugs')
  await less.unmount()
  await renderResult(
    phq9,
    Array.from({ length: 9 }, () => 3),
  )
  await expect.element(page.getByRole('link', { name: 'Call 123, Listeners' })).toBeVisible()
  await expect.element(page.getByText('Drink Line')).not.toBeInTheDocument()
  await expect.element(more).toHaveAttribute('href', '/help')
})
