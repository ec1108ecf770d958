import { expect, test } from 'vitest'
import { screenPatterns } from '#web/screen-patterns.ts'
import { findScreens } from './find-screens.ts'
import { namedScreens, unnamedPatterns } from './screens.ts'

const find = (query: string, isStaff = false) => findScreens(query, (access) => isStaff || access === 'member')

test.each([
  ['dark mode', 'Theme'],
  ['turn on dark mode', 'Theme'],
  ['log out', 'Log out'],
  ['logout', 'Log out'],
  ['sign out', 'Log out'],
  ['delete my account', 'Delete your account'],
  ['how do i delete my account', 'Delete your account'],
  ['notifications', 'Notifications'],
  ['push notifications', 'Reminders and notifications'],
  ['turn off notifications', 'Notifications'],
  ['reminder', 'Reminders'],
  ['remind me', 'Reminders'],
  ['blocked', 'Blocked members'],
  ['unblock someone', 'Blocked members'],
  ['export my data', 'Download your data'],
  ['password', 'Password'],
  ['change passw', 'Password'],
  ['two factor', 'Account and password'],
  ['install', 'Install the app'],
  ['help', 'Help now'],
  ['crisis', 'Help now'],
  ['guidelines', 'Community guidelines'],
  ['rules', 'Community guidelines'],
  ['privacy', 'Privacy and data'],
  ['crew', 'Crews'],
  ['your days', 'Your days'],
  ['streak', 'Your days'],
  ['breaks', 'Breaks'],
  ['holiday', 'Breaks'],
  ['time zone', 'Time zone and start of the day'],
  ['timezone', 'Time zone and start of the day'],
  ['profile pic', 'Name and picture'],
  ['email', 'Email'],
  ['diary', 'Journal'],
  ['forum', 'Community'],
  ['depression test', 'Self-checks'],
  ['invite', 'Invite a friend'],
  ['ÉMAIL', 'Email'],
  ['e-mail', 'Email'],
  ['settings', 'Settings'],
  ['credit card', 'Payment'],
  ['spiritual', 'Spiritual & Inner Growth'],
])('finds the screen that “%s” names first', (query, title) => {
  const [first] = find(query)
  expect(first).toMatchObject({ title, strength: 1 })
})

test.each([
  ['delete my acount', 'Delete your account'],
  ['pasword', 'Password'],
  ['darkmode', 'Theme'],
  ['stop notifications', 'Notifications'],
  ['delete account right now', 'Delete your account'],
  ['block this guy', 'Blocked members'],
  ['log out other phone', 'Devices'],
  ['white background', 'Appearance'],
  ['blocking', 'Blocked members'],
  ['remove my avatar', 'Name and picture'],
])('finds a screen first for “%s”, which is not quite its name', (query, title) => {
  expect(find(query)[0]).toMatchObject({ title })
})

test('finds less for words that no screen has than for others', () => {
  expect(find('block')[0]?.strength).toBe(1)
  expect(find('block this guy')[0]?.strength).toBeLessThan(0.5)
  expect(find('xylophone')).toEqual([])
})

test.each([
  ['reports', 'Reports'],
  ['audit log', 'Security'],
  ['smtp', 'Delivery'],
  ['logo', 'Site'],
  ['drafts', 'Library'],
  ['users', 'Members'],
  ['import members', 'Invite by email'],
  ['csv', 'Invite by email'],
])('finds the screen that “%s” names for staff only', (query, title) => {
  expect(find(query, true)[0]).toMatchObject({ title, strength: 1 })
  expect(find(query).map((screen) => screen.title)).not.toContain(title)
})

test.each(['sleep', 'cant sleep', 'papa', 'ex wife', 'drink too much', 'drinking', 'anger', 'money', 'lonely', 'a'])(
  'names no screen for “%s”',
  (query) => {
    expect(find(query, true).filter(({ strength }) => strength === 1)).toEqual([])
  },
)

const toPath = (to: string) => to.replace(/[?#].*/, '')

test('has every screen that members and staff can open, or says that it is left out', () => {
  const patterns = screenPatterns().signedIn
  const named = new Set(namedScreens.flatMap(({ to }) => (typeof to === 'string' ? [toPath(to)] : [])))
  const left = (pattern: string) => unnamedPatterns.includes(pattern)
  expect(
    patterns.filter((pattern) => !named.has(pattern) && !left(pattern)),
    'add it to screens.ts',
  ).toEqual([])
  expect(
    unnamedPatterns.filter((pattern) => !patterns.includes(pattern)),
    'is no screen',
  ).toEqual([])
  expect(
    patterns.filter((pattern) => /^\/(admin|moderation)/.test(pattern) && named.has(pattern)),
    'staff screens are for staff',
  ).toEqual(
    [
      ...new Set(namedScreens.flatMap(({ to, access }) => (typeof to === 'string' && access ? toPath(to) : []))),
    ].toSorted((a, b) => patterns.indexOf(a) - patterns.indexOf(b)),
  )
})
