import type { Locator, Page } from '@playwright/test'
import { findChallenge, joinChallenge } from './challenges.ts'
import { withDatabase } from './database.ts'
import { test } from './mail-site.ts'
import { waitUntilSettled } from './screens.ts'
import { seedMember, seedSession } from './seed-members.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, toast } from './site.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

/** Clicks a box. Its state follows once React has rendered the change, so `check()` would look too early. */
async function setBox(checkbox: Locator, checked: boolean): Promise<void> {
  await checkbox.click()
  await expect(checkbox).toBeChecked({ checked })
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings/notifications')
  await waitUntilSettled(page)
}

test('changes what is sent by keyboard, in a table that names each cell, also on a phone @prove', async ({
  page,
  api,
  smtp,
  signUpVerified,
}) => {
  const { email } = await signUpVerified()
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Reminders and notifications Reminders are off' }).press('Enter')
  await expect(page).toHaveTitle('Notifications · Seven Pillars')
  const table = page.getByRole('table', { name: 'What we send, by channel' })
  await expect(table.getByRole('columnheader')).toHaveText(['Kind', 'In the app', 'Push', 'Email'])
  const kinds = ['Reminders', 'Replies', 'Mentions and quotes', 'Announcements', 'Crews and answers', 'Moderation']
  await expect(table.getByRole('rowheader')).toContainText([...kinds, 'Send a test'])
  await expect(table.getByRole('rowheader')).toHaveCount(kinds.length + 1)
  await expect(table.getByRole('row', { name: 'Reminders' }).getByRole('cell').first()).toHaveText(/On Home$/)
  await expect(table.getByRole('row', { name: 'Announcements' }).getByRole('cell').first()).toHaveText(/Always$/)
  await box(page, 'Replies in the app').focus()
  await page.keyboard.press('Tab')
  await expect(box(page, 'Replies by push')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(toast(page)).toContainText('Settings saved')
  for (const name of [
    'Replies by email',
    'Mentions and quotes in the app',
    'Mentions and quotes by push',
    'Mentions and quotes by email',
    'Announcements by push',
    'Announcements by email',
  ]) {
    await page.keyboard.press('Tab')
    await expect(box(page, name)).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(box(page, 'Announcements by email')).not.toBeChecked()
  await expect
    .poll(async () => (await (await api.get('/api/notification-settings')).json()).kinds)
    .toMatchObject({
      reply: { inApp: true, push: false, email: true },
      announcement: { inApp: true, push: true, email: false },
    })
  await page.reload()
  await expect(box(page, 'Replies by push')).not.toBeChecked()
  await expect(box(page, 'Announcements by email')).not.toBeChecked()
  await expect(box(page, 'Finished generations by push'), 'for admins').toHaveCount(0)

  await page.getByRole('button', { name: 'Test email' }).click()
  await expect(table.getByRole('status')).toHaveText(`Sent to ${email}. Check your spam folder if it doesn’t arrive.`)
  await smtp.waitForMailTo(email)

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const row = table.getByRole('row', { name: 'Replies' })
    await expect(row.getByRole('cell')).toHaveCount(3)
    const lefts = await row
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((each) => each.getBoundingClientRect().left))
    expect(new Set(lefts).size, `in one column at ${width} px`).toBe(1)
    await expect(row.getByText('Email', { exact: true })).toBeVisible()
    await expectNoHorizontalScroll(page)
  }

  await page.route('**/api/notification-settings', (route) => route.abort())
  await box(page, 'Replies by email').click()
  await expect(toast(page)).toContainText('could not be reached')
  await expect(box(page, 'Replies by email'), 'as it was').toBeChecked()
})

test('sets the reminder, which needs a day, and resumes it after a pause', async ({
  page,
  api,
  server,
  signUpVerified,
  consoleErrors,
}) => {
  const { id } = await signUpVerified()
  await openSettings(page)
  const reminders = section(page, 'Reminders')
  await expect(reminders.getByLabel('Time', { exact: true })).toHaveCount(0)
  await setBox(reminders.getByRole('checkbox', { name: 'Remind me', exact: true }), true)
  const time = reminders.getByLabel('Time', { exact: true })
  await expect(time.locator('option:checked')).toHaveText('Suggested: 18:30')
  await time.selectOption('07:30')
  await setBox(reminders.getByRole('checkbox', { name: 'Sat' }), false)
  await setBox(reminders.getByRole('checkbox', { name: 'Sun' }), false)
  await expect(reminders.getByRole('checkbox', { name: 'Remind me again late in the day' })).toBeChecked()
  await reminders.getByLabel('Time of the late reminder').selectOption('21:00')
  await expect(toast(page)).toContainText('Settings saved')
  await page.reload()
  await expect(time).toHaveValue('07:30')
  await expect(reminders.getByRole('checkbox', { name: 'Fri' })).toBeChecked()
  await expect(reminders.getByRole('checkbox', { name: 'Sun' })).not.toBeChecked()
  await expect(reminders.getByLabel('Time of the late reminder')).toHaveValue('21:00')

  await api.patch('/api/reminders', { data: { weekdays: [3] } })
  await withDatabase(server, (database) =>
    database
      .updateTable('reminder_settings')
      .set({ paused_at: new Date().toISOString() })
      .where('user_id', '=', id)
      .execute(),
  )
  await openSettings(page)
  await reminders.getByRole('checkbox', { name: 'Wed' }).click()
  await expect(reminders.getByRole('alert')).toHaveText('Choose at least one day.')
  await expect(reminders.getByRole('checkbox', { name: 'Wed' })).toBeChecked()
  const notice = reminders.getByRole('note').filter({ hasText: 'Reminders are paused' })
  await expect(notice).toContainText('after ten unanswered reminders')
  await notice.getByRole('button', { name: 'Resume' }).click()
  await expect(notice).toHaveCount(0)
  await expect(reminders).toBeFocused()
  expect(await (await api.get('/api/reminders')).json()).toMatchObject({ on: true, pausedSince: null })
  expect(consoleErrors).toEqual([])
})

test('sets the reminder of one challenge, which its screen shows, also right after joining @prove', async ({
  page,
  api,
  signUpVerified,
}) => {
  await signUpVerified()
  const challenge = await findChallenge(api)
  const second = await findChallenge(api, ({ id }) => id !== challenge.id)
  await joinChallenge(api, challenge)
  await api.patch('/api/reminders', { data: { on: true, time: '18:30' } })
  await page.goto(`/challenge/${challenge.id}`)
  await expect(page.getByText('Reminder: every day at 18:30 ·')).toBeVisible()
  await page.getByRole('link', { name: 'Change the reminder' }).click()
  const item = page.getByRole('listitem').filter({ hasText: challenge.title })
  await expect(item).toContainText('Every day at 18:30')
  await item.getByRole('button', { name: `Change: ${challenge.title}` }).click()
  await item.getByLabel('Time').selectOption('06:30')
  await item.getByLabel('Sent by').selectOption('Email')
  await setBox(item.getByRole('checkbox', { name: 'Use different days' }), true)
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await setBox(item.getByRole('checkbox', { name: day }), false)
  await expect(item).toContainText('Saturdays and Sundays at 06:30, by email')
  await expectAccessible(page)
  await page.goto(`/challenge/${challenge.id}`)
  await expect(page.getByText('Reminder: Saturdays and Sundays at 06:30, by email ·')).toBeVisible()
  await page.getByRole('link', { name: 'Change the reminder' }).click()
  await item.getByRole('button', { name: `Change: ${challenge.title}` }).click()
  await setBox(item.getByRole('checkbox', { name: 'Remind me of this challenge' }), false)
  await expect(item.getByLabel('Time')).toHaveCount(0)
  await page.goto(`/challenge/${challenge.id}`)
  await expect(page.getByText('Reminder: off ·')).toBeVisible()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Challenges', exact: true }).click()
  await page.getByRole('link', { name: `Join Challenge: ${second.title}` }).click()
  await page.getByRole('button', { name: 'Join Challenge' }).click()
  // The toast comes before the navigation.
  await expect(page).toHaveURL(/\/community/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible()
  await expect(page.getByText('Reminder: every day at 18:30 ·')).toBeVisible()
})

test('sets the names, the quiet hours and the digest, and copies the address of the calendar @prove', async ({
  page,
  context,
  api,
  signUpVerified,
}) => {
  await signUpVerified()
  await openSettings(page)
  const privacy = section(page, 'Privacy')
  await expect(privacy).toContainText('Time for today’s step')
  await setBox(privacy.getByRole('checkbox'), true)
  const quiet = section(page, 'Quiet hours and digest')
  await quiet.getByLabel('Quiet from').selectOption('21:00')
  await quiet.getByLabel('Until').selectOption('08:30')
  await setBox(quiet.getByRole('radio', { name: 'Once a day' }), true)
  await expect
    .poll(async () => (await api.get('/api/notification-settings')).json())
    .toMatchObject({
      named: true,
      quietFrom: '21:00',
      quietUntil: '08:30',
      digest: 'daily',
    })

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const calendar = section(page, 'Calendar')
  await calendar.getByRole('button', { name: 'Turn on the calendar' }).click()
  await calendar.getByRole('button', { name: 'Copy address' }).click()
  await expect(toast(page)).toContainText('Address copied')
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const feed = await api.get(new URL(address).pathname)
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, expect.stringContaining('text/calendar')])
  expect(await feed.text()).toContain('BEGIN:VCALENDAR')
  await expect(calendar.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    address.replace('http:', 'webcal:'),
  )
  await calendar.getByRole('button', { name: 'New address' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Create a new address?' })
  await expect(dialog).toContainText('The old address stops working.')
  await dialog.getByRole('button', { name: 'Create a new address' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(calendar.getByLabel('Your secret address')).not.toHaveValue(address)
  expect((await api.get(new URL(address).pathname)).status()).toBe(404)
  await calendar.getByRole('button', { name: 'Turn off' }).click()
  await expect(calendar.getByRole('button', { name: 'Turn on the calendar' })).toBeVisible()
})

test('asks to confirm the address first, and shows no email settings on a site that sends none @prove', async ({
  page,
  context,
  signUp,
  startSite,
}) => {
  await signUp()
  await openSettings(page)
  const kinds = section(page, 'What we send')
  await expect(kinds.getByRole('note')).toContainText('Confirm your email first')
  await expect(kinds.getByRole('button', { name: 'Test email' })).toHaveCount(0)
  await kinds.getByRole('link', { name: 'Confirm your email' }).click()
  await expect(page).toHaveURL('/settings/account')
  await expect(section(page, 'Email').getByRole('button', { name: 'Send a confirmation link' })).toBeInViewport()

  const site = await startSite({ STARTER_CONTENT: 'off' })
  const admin = await seedMember(site, { username: 'keeper', role: 'admin' })
  await context.addCookies(await seedSession(site, admin.id))
  await page.goto(`${site.url}/settings/notifications`)
  const table = page.getByRole('table', { name: 'What we send, by channel' })
  await expect(table.getByRole('columnheader')).toHaveText(['Kind', 'In the app', 'Push'])
  await expect(box(page, 'Finished generations by push'), 'for admins').toBeChecked()
  await expect(section(page, 'Quiet hours').getByRole('radio')).toHaveCount(0)
})
