import type { Browser, Page } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import { withDatabase } from './database.ts'
import { createDiscussion, createReply } from './discussions.ts'
import { makeEarlierMember } from './established.ts'
import { confirmEmail, findMiddayZone, makeReminderDue, test } from './mail-site.ts'
import { waitUntilSettled } from './screens.ts'
import { seedSignedInMember } from './seed-members.ts'
import { expect, expectAccessible, uniqueName } from './site.ts'

const emailBox = (page: Page, kind: string) => page.getByRole('checkbox', { name: `${kind} by email`, exact: true })

test('leads from the email about a mention to the reply, tells nobody who blocks its author, and lets a muted one read @prove', async ({
  page,
  api,
  browser,
  server,
  smtp,
  signUpVerified,
}) => {
  const reader = await signUpVerified({ timeZone: findMiddayZone() })
  await makeEarlierMember(server, reader.id)
  const discussion = await createDiscussion(api, { title: 'Cold mornings' })
  const other = await openBrowserOf(browser, server)
  const blocker = await openBrowserOf(browser, server)
  for (const { member } of [other, blocker]) await confirmEmail(server, member)
  await expect(await blocker.page.request.post(`/api/members/${other.member.id}/block`)).toBeOK()

  await other.page.goto(`/community/${discussion.id}`)
  const text = `Ask @${reader.username} and @${blocker.member.username}.`
  await other.page.getByRole('textbox', { name: 'Write a reply' }).fill(text)
  await other.page.getByRole('button', { name: 'Reply', exact: true }).click()
  const mail = await smtp.waitForMailTo(reader.email)
  for (let count = 0; count < 12; count++) await createReply(api, discussion, `More of it ${count}`)
  const link = /https?:\S+\/community\/\S+/.exec(mail.text.replaceAll('=\r\n', ''))?.[0] ?? ''
  const { pathname, search } = new URL(link.replaceAll('=3D', '='))
  await page.goto(pathname + search)
  const reply = page.getByRole('listitem', { name: `Reply by ${other.member.username}` })
  await expect(reply).toBeInViewport()
  await expect(reply.getByText('Ask @')).toBeVisible()
  await expect(page.getByText('More of it 11')).not.toBeInViewport()

  await blocker.page.goto('/notifications')
  await expect(blocker.page.getByText('No notifications yet')).toBeVisible()
  await blocker.page.goto(`/community/${discussion.id}`)
  await expect(blocker.page.getByText('More of it 11')).toBeVisible()
  await expect(blocker.page.getByText('Ask @')).toHaveCount(0)

  const mutedUntil = new Date(Date.now() + 3_600_000).toISOString()
  await withDatabase(server, (database) =>
    database.updateTable('users').set({ muted_until: mutedUntil }).where('id', '=', other.member.id).execute(),
  )
  await other.page.goto(pathname + search)
  await expect(other.page.getByText('Ask @')).toBeInViewport()
  await expect(other.page.getByRole('textbox', { name: 'Write a reply' })).toHaveCount(0)
  for (const { context } of [other, blocker]) await context.close()
})

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

async function openBrowserOf(browser: Browser, server: ServerProcess) {
  const context = await browser.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { 'x-forwarded-for': '10.255.1.1' },
  })
  const member = await seedSignedInMember(server, context, { username: uniqueName('other') })
  await makeEarlierMember(server, member.id)
  return { page: await context.newPage(), member, context }
}
