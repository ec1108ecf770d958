import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { DeviceSettingsPage } from './DeviceSettingsPage.tsx'

beforeEach(() => {
  queryClient.clear()
  const session = {
    current: true,
    device: 'Firefox on Linux',
    signedInAt: member.createdAt,
    lastActiveAt: member.createdAt,
  }
  vi.stubGlobal('fetch', async () => Response.json([session]))
})

test.each([
  { role: 'member' as const, days: 180 },
  { role: 'moderator' as const, days: 30 },
  { role: 'admin' as const, days: 30 },
])('says that a browser of a $role is signed out after $days days without a visit', async ({ role, days }) => {
  queryClient.setQueryData(standingQuery.queryKey, { role, mutedUntil: null, guidelinesDue: false })
  await renderForMember(<DeviceSettingsPage />)
  await expect.element(page.getByText(`A browser is signed out after ${days} days without a visit.`)).toBeVisible()
})
