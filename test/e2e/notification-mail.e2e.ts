import type { Page } from '@playwright/test'
import { findMiddayZone, makeReminderDue, test } from './mail-site.ts'
import { waitUntilSettled } from './screens.ts'
import { expect, expectAccessible } from './site.ts'

const emailBox = (page: Page, kind: string) => page.getByRole('checkbox', { name: `${kind} by email`, exact: true })

test('unsubscribes from a real reminder without signing in, but only with a complete link @prove', async ({
  page,
  context,
  api,
  server,
  smtp,
  signUpVerified,
}) => {
  const member = await signUpVerified({ timeZone: findMiddayZone() })
  await makeReminderDue(api, server, member)
  const { text } = await smtp.waitForMailTo(member.email)
  const link = /https?:\S+\/unsubscribe\?token=\S+/.exec(text.split('\r\n\r\n').slice(1).join('\n'))?.[0] ?? ''
  const { pathname, search } = new URL(link)
  expect(pathname).toBe('/unsubscribe')
  const readKinds = async () => (await (await api.get('/api/notification-settings')).json()).kinds
  const cookies = await context.cookies()
  await context.clearCookies()
  await page.goto(pathname + search)
  await waitUntilSettled(page)
  await expect(page.getByText('Stop reminders by email?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribed' })).toBeVisible()
  await expect(page.getByText('You won’t get reminders by email anymore.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in to change all notification settings' }).click()
  await expect(page).toHaveURL('/sign-in?returnTo=%2Fsettings%2Fnotifications')
  await context.addCookies(cookies)
  expect((await readKinds()).reminder).toMatchObject({ push: true, email: false })
  await page.goto(pathname + search)
  await page.getByRole('link', { name: 'All notification settings' }).click()
  await expect(emailBox(page, 'Reminders')).not.toBeChecked()
  await expect(emailBox(page, 'Replies')).toBeChecked()

  for (const path of ['/unsubscribe', '/unsubscribe?token=reminder.someone.forged']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0)
  }
})
