import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoHorizontalScroll, password, test } from './site.ts'

const events = (page: Page) => page.getByRole('list', { name: 'Events' }).getByRole('listitem')

test('shows an admin who signed in, filtered by event, member and date @prove', async ({
  page,
  playwright,
  startSite,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  const member = { email: 'marcus@example.org', username: 'marcus', password }
  const admin = { email: 'keeper@example.org', username: 'keeper', password, setupCode: site.takeSetupCode() }
  await page.request.post(`${site.url}/api/auth/sign-up`, { data: admin })
  const other = await playwright.request.newContext({ baseURL: site.url })
  await other.post('/api/auth/sign-up', { data: member })
  for (let attempt = 0; attempt < 3; attempt++)
    await other.post('/api/auth/sign-in', { data: { email: member.email, password: 'wrong password' } })
  expect((await other.get('/api/admin/members')).status()).toBe(403)

  await page.goto(site.url)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Security' }).click()
  await expect(events(page)).toHaveText([
    /^Admin request refused.*marcus.*from 127\.0\.0\.1 · GET \/api\/admin\/members/,
    /^Sign-in failed.*3 times.*marcus.*from 127\.0\.0\.1/,
    /^Account created.*marcus/,
    /^Site set up.*keeper/,
  ])
  await expectAccessible(page)

  await page.getByLabel('Event', { exact: true }).selectOption('Sign-in failed')
  await expect(page).toHaveURL(/\?kind=sign-in-failed$/)
  await expect(events(page)).toHaveCount(1)
  await page.getByLabel('Event', { exact: true }).selectOption('All events')
  await page.getByRole('searchbox', { name: 'Username or email' }).fill('KEEPER')
  await page.keyboard.press('Enter')
  await expect(events(page)).toHaveText([/^Site set up/])
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByLabel('From').fill('2100-01-01')
  await expect(page.getByText('No events match these filters.')).toBeVisible()

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${site.url}/admin/security`)
  await expect(events(page)).toHaveCount(4)
  await expectNoHorizontalScroll(page)
  await other.dispose()
})
