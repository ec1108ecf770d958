import type { APIRequestContext, Page } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, password, test } from './site.ts'

// An admin finds a member, suspends him and lets him in again.

test('an admin suspends a member, who is signed out and told why, and restores him', async ({
  page,
  browser,
  context,
  startSite,
  reports,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  await signUp(context.request, site, 'keeper')
  const elsewhere = await browser.newContext({ baseURL: site.url })
  await signUp(elsewhere.request, site, 'marcus')
  const his = await elsewhere.newPage()
  await his.goto('/')
  await expect(his.getByRole('navigation', { name: 'Main' })).toBeVisible()

  await page.goto(`${site.url}/`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Members' }).click()
  await expect(members(page)).toHaveText([/^marcus.*marcus@example\.org/, /^keeper.*You.*Admin/])
  await expect(page.getByRole('button', { name: 'Suspend keeper' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Username or email' }).fill('MARC')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/members\?query=MARC$/)
  await expect(members(page)).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toBeFocused()

  await page.getByRole('button', { name: 'Suspend marcus' }).click()
  const question = page.getByRole('alertdialog', { name: 'Suspend marcus?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(members(page).getByText('Suspended', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Suspend marcus' }).click()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Suspend member' }).click()
  await expect(toast(page, 'Member suspended')).toBeVisible()
  await expect(members(page).getByText('Suspended', { exact: true })).toBeVisible()
  await expect(question).toHaveCount(0)
  await expectAccessible(page)

  await his.goto('/sign-in')
  await his.getByLabel('Email').fill('marcus@example.org')
  await his.getByLabel('Password', { exact: true }).fill(password)
  await his.getByRole('button', { name: 'Sign in' }).click()
  await expect(his.getByRole('alert')).toHaveText('This account is suspended. Ask the person who runs this site.')

  await page.getByRole('button', { name: 'Restore marcus' }).click()
  await page
    .getByRole('alertdialog', { name: 'Restore marcus?' })
    .getByRole('button', { name: 'Restore member' })
    .click()
  await expect(toast(page, 'Member restored')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend marcus' })).toBeFocused()
  await his.getByRole('button', { name: 'Sign in' }).click()
  await expect(his.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await elsewhere.close()
  expect(reports).toEqual([])
})

test('the list goes on as it is read, says when nobody is found, and fits a phone', async ({
  page,
  context,
  startSite,
  reports,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off', TRUST_PROXY: '1' })
  await signUp(context.request, site, 'keeper')
  for (let each = 0; each < 51; each++) await signUp(context.request, site, `m${'a'.repeat(25)}${each}`, each)
  await context.clearCookies()
  await context.request.post(`${site.url}/api/auth/sign-in`, { data: { email: 'keeper@example.org', password } })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${site.url}/admin/members`)
  await expect(members(page)).toHaveCount(50)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Older members' }).scrollIntoViewIfNeeded()
  await expect(members(page)).toHaveCount(52)
  await page.goto(`${site.url}/admin/members?query=nobody`)
  await expect(page.getByText('No member has this in his username or email.')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('nobody')
  await page.getByRole('searchbox').clear()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(members(page)).not.toHaveCount(0)
  expect(reports).toEqual([])
})

const members = (page: Page) => page.getByRole('list', { name: 'Members' }).getByRole('listitem')

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(title, { exact: true })

async function signUp(request: APIRequestContext, { url }: ServerProcess, name: string, from = 0): Promise<void> {
  const reply = await request.post(`${url}/api/auth/sign-up`, {
    headers: { 'x-forwarded-for': `10.9.0.${from + 1}` },
    data: { email: `${name}@example.org`, username: name, password, timeZone: 'Europe/Berlin' },
  })
  expect(reply.status()).toBe(201)
}
