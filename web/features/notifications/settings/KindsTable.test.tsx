import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { NotificationSettings } from '#contract/notification-settings.ts'
import { member, renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { KindsTable } from './KindsTable.tsx'
import { notificationSettingsQuery } from './notification-settings.ts'
import { pushQuery } from './push-devices.ts'

const on = { inApp: true, push: true, email: true }
const settings: NotificationSettings = {
  kinds: { reminder: on, reply: on, mention: on, announcement: on, together: on, moderation: on, report: on, run: on },
  digest: 'off',
  quietFrom: '22:00',
  quietUntil: '07:00',
  named: false,
  email: 'available',
  calendarUrl: null,
}
const device = { id: 'device', name: 'Phone', current: false, createdAt: member.createdAt, lastSuccessAt: null }

test.each([
  { name: 'a site with both', email: 'available', publicKey: 'key', devices: [], columns: ['Push', 'Email'] },
  { name: 'a site without email', email: 'unavailable', publicKey: 'key', devices: [], columns: ['Push'] },
  { name: 'a site without push', email: 'available', publicKey: null, devices: [], columns: ['Email'] },
  { name: 'a site with neither', email: 'unavailable', publicKey: null, devices: [], columns: [] },
  { name: 'a device from before', email: 'unavailable', publicKey: null, devices: [device], columns: ['Push'] },
] as const)('has only the channels that can be used: $name', async ({ email, publicKey, devices, columns }) => {
  const data = { ...settings, email }
  queryClient.setQueryData(notificationSettingsQuery.queryKey, data)
  queryClient.setQueryData(pushQuery.queryKey, { publicKey, devices: [...devices] })
  await renderForMember(<KindsTable settings={data} user={member} />)
  const headers = page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
  expect(headers).toEqual(['Kind', 'In the app', ...columns])
})
