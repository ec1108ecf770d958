import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { WaitingCorrection } from '#contract/corrections.ts'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { correctionsQuery } from '#web/features/catalog/catalog-queries.ts'
import { Corrections } from './Corrections.tsx'

const current = {
  title: 'Cold showers',
  description: 'A cold shower a day.',
  pillar: 'physical' as const,
  duration: 7,
  difficulty: 'beginner' as const,
  plan: null,
}
const waiting: WaitingCorrection = {
  item: 'challenge:cold-showers',
  kind: 'challenge',
  id: '01980000-0000-7000-8000-00000000000c',
  title: 'Cold showers',
  current,
  corrected: { ...current, description: 'A cool shower a day.' },
}

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(correctionsQuery.queryKey, [waiting])
  return () => vi.restoreAllMocks()
})

test('shows what a safety correction changes in an edited item, and sends the decision', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ decided: true }))
  await renderForMember(<Corrections />)
  await page.getByText('What differs').click()
  await expect.element(page.getByText('A cool shower a day.')).toBeVisible()
  await page.getByRole('button', { name: 'Use the correction' }).click()
  await expect.element(page.getByRole('region', { name: 'Safety corrections' })).not.toBeInTheDocument()
  const [url, init] = fetch.mock.calls.find(([, options]) => options?.method === 'POST') ?? []
  expect(url).toBe('/api/content/corrections/challenge%3Acold-showers')
  expect(init?.body).toBe('{"use":"library"}')
})
