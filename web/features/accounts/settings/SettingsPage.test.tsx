import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#contract/account-fields.ts'
import type { ReminderSettings } from '#contract/reminders.ts'
import { member, renderForMember, site } from '#test/member.tsx'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { remindersQuery } from '#web/features/reminders/reminder-settings.ts'
import { preferencesQuery } from '#web/shell/preferences.ts'
import { userQuery } from '#web/shell/session.ts'
import { sessionsQuery } from '../sessions.ts'
import { findMovedSection } from './moved-sections.ts'
import { SettingsPage } from './SettingsPage.tsx'

const reminders: ReminderSettings = {
  on: true,
  time: '07:30',
  suggestedTime: '18:30',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  nudge: false,
  nudgeTime: '21:00',
  pausedSince: null,
  laterAt: null,
  challenges: [],
}
const session = {
  current: true,
  device: 'Firefox on Linux',
  signedInAt: member.createdAt,
  lastActiveAt: member.createdAt,
}

const listRows = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [...link.querySelectorAll('span')].at(0)?.innerText)

beforeEach(() => {
  queryClient.clear()
  // The sessions are read again on every visit.
  vi.stubGlobal('fetch', async () => Response.json([session, { ...session, current: false }]))
})

async function open(settings: Partial<typeof site> = {}) {
  queryClient.setQueryData(apiQuery('GET /api/site').queryKey, { ...site, ...settings })
  queryClient.setQueryData(preferencesQuery.queryKey, { dayStart: 3, showNumbers: false, audience: null })
  queryClient.setQueryData(remindersQuery.queryKey, reminders)
  queryClient.setQueryData(sessionsQuery.queryKey, [session])
  await renderForMember(<SettingsPage />)
}

test('says what is set now in each row', async () => {
  await open()
  await expect
    .poll(listRows)
    .toEqual([
      'Profile\nmember',
      'Account and password\nmember@example.org',
      'Reminders and notifications\nReminders every day at 07:30',
      'Days and streaks\nYour day starts at 03:00, Berlin time. Streaks are hidden',
      'Appearance\nDark theme',
      'Privacy and data\nWho can read what you write, your data, deleting it',
      'Devices\nSigned in on 2 devices',
      'Payment\nA card is stored',
      'Invite a friend\nLinks for people you know',
    ])
})

test('hides payment without a card, and says who can be invited while sign-up is closed', async () => {
  await open({ signUp: 'closed' })
  const newcomer: User = { ...member, onboardingCompleted: false, emailVerified: false }
  queryClient.setQueryData(userQuery.queryKey, newcomer)
  await expect.poll(listRows).toContain('Account and password\nmember@example.org, not confirmed')
  expect(page.getByRole('link', { name: 'Payment' }).query()).toBeNull()
  expect(listRows()).toContain('Invite a friend\nOnly to challenges, for friends who are members')
})

test.each([
  ['#email', '/settings/account#email'],
  ['#delete', '/settings/privacy#delete'],
  ['#card', '/settings/payment'],
  ['#main', undefined],
  ['#toString', undefined],
  ['', undefined],
])('knows where the section %j is now', (hash, path) => {
  expect(findMovedSection(hash)).toBe(path)
})
