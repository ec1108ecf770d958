import type { Page } from '@playwright/test'
import { findFreePort } from '../listen.ts'
import type { ServerProcess } from '../server-process.ts'
import { startSmtpServer } from '../smtp-server.ts'
import { withDatabase } from './database.ts'
import { expect, expectAccessible, signUpAt, test } from './site.ts'

const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem')

test('shows what waits while the mail server is down, sends it when it is up, and discards what failed @prove', async ({
  page,
  context,
  playwright,
  startSite,
}) => {
  const port = await findFreePort()
  const site = await startSite({
    STARTER_CONTENT: 'off',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    PUBLIC_URL: 'http://localhost:3000',
  })
  await signUpAt(site, context.request, 'keeper')
  const other = await playwright.request.newContext({ baseURL: site.url })
  await signUpAt(site, other, 'marcus')
  await other.dispose()
  await verifyEmails(site)
  await page.goto(site.url)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Delivery' }).click()
  const email = page.getByRole('region', { name: 'Email' })
  await expect(email.getByText('Not getting through')).toBeVisible()
  await expect(messages(page).filter({ hasText: 'Account email to marcus' })).toContainText(/Tried/)

  await email.getByRole('button', { name: 'Send a test email' }).click()
  await expect(email.getByRole('alert')).toContainText('The test email was not sent.')
  await expect(email.getByRole('alert')).toContainText('mail server is running')

  await context.request.post(`${site.url}/api/admin/announcements`, {
    data: { title: 'Meeting on Sunday', content: 'We meet at ten.', challengeId: null, sendAt: '' },
  })
  const waiting = messages(page).filter({ hasText: 'Announcement to marcus' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(waiting).toContainText(/Tried/, { timeout: 500 })
  }).toPass()
  await expectAccessible(page)

  const smtp = await startSmtpServer({ port })
  await page.getByRole('button', { name: 'Retry all' }).click()
  await expect(page.getByText(/^Trying \d messages again$/).first()).toBeVisible()
  expect((await smtp.waitForMailTo('marcus@example.org', 'There is a new announcement')).text).toContain(
    'We meet at ten.',
  )
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(email.getByText('Working')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await email.getByRole('button', { name: 'Send a test email' }).click()
  await expect(email.getByText('The mail server accepted the test email.')).toBeVisible()
  await expect(email.getByText('It went to keeper@example.org.')).toBeVisible()
  await smtp.close()

  await addFailedMessage(site)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('button', { name: 'Discard: Reminder to keeper' }).click()
  await page
    .getByRole('alertdialog', { name: 'Discard this message?' })
    .getByRole('button', { name: 'Discard message' })
    .click()
  await expect(page.getByText('Nothing is waiting for a retry.')).toBeVisible()
})

function addFailedMessage(site: ServerProcess): Promise<void> {
  return withDatabase(site, async (database) => {
    const { id } = await database
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'keeper')
      .executeTakeFirstOrThrow()
    const at = new Date().toISOString()
    await database
      .insertInto('outbox')
      .values({
        id: '01980000-0000-7000-8000-000000000009',
        user_id: id,
        kind: 'reminder',
        channel: 'email',
        status: 'failed',
        once: true,
        attempts: 1,
        error: 'The server stopped while sending it, so it may have arrived.',
        created_at: at,
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .execute()
  })
}

function verifyEmails(site: ServerProcess): Promise<unknown> {
  return withDatabase(site, (database) =>
    database.updateTable('users').set({ email_verified_at: new Date().toISOString() }).execute(),
  )
}
