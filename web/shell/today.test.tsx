import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#contract/account-fields.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '../api/query-client.ts'
import { preferencesQuery } from './preferences.ts'
import { userQuery } from './session.ts'
import { useToday } from './today.ts'

afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

function Probe() {
  return <output>{useToday()}</output>
}

function goTo(instant: string) {
  vi.setSystemTime(instant)
  document.dispatchEvent(new Event('visibilitychange'))
}

async function renderAt(instant: string, dayStart: number) {
  // Berlin is one hour ahead of UTC in March.
  vi.setSystemTime(instant)
  queryClient.setQueryData(preferencesQuery.queryKey, { dayStart, showNumbers: true, audience: null })
  await renderForMember(<Probe />)
}

test('starts a new day at the hour that the member chose', async () => {
  await renderAt('2026-03-10T22:30:00Z', 3)
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-03-10')
  goTo('2026-03-11T01:59:00Z')
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-03-10')
  goTo('2026-03-11T02:00:00Z')
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-03-11')
})

test('follows the member to another time zone and another start of the day', async () => {
  await renderAt('2026-03-10T22:30:00Z', 0)
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-03-10')
  const moved: User = { ...member, timeZone: 'Pacific/Auckland' }
  queryClient.setQueryData(userQuery.queryKey, moved)
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-03-11')
  queryClient.setQueryData(preferencesQuery.queryKey, { dayStart: 12, showNumbers: true, audience: null })
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-03-10')
})
