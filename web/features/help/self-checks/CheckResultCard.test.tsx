import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { CheckResultCard } from './CheckResultCard.tsx'
import { auditC } from './checks.ts'
import { scoreCheck } from './score.ts'

beforeEach(() => localStorage.clear())
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
