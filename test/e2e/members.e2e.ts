import type { APIRequestContext, Page } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import { expect, expectNoHorizontalScroll, password, test } from './site.ts'

test('lets an admin suspend a member, who is signed out and told why, and restore them', async ({
  page,
  browser,
  context,
  startSite,
  cspViolations,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  await signUp(context.request, site, 'keeper')
  const otherContext = await browser.newContext({ baseURL: site.url })
  await signUp(otherContext.request, site, 'marcus')
  const memberPage = await otherContext.newPage()
  await memberPage.goto('/')
  await expect(memberPage.getByRole('navigation', { name: 'Main' })).toBeVisible()

  await page.goto(`${site.url}/`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Members' }).click()
  await expect(members(page)).toHaveText([/^marcus.*marcus@example\.org/, /^keeper.*You.*Admin/])
  await page.getByRole('searchbox', { name: 'Username or email' }).fill('MARC')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/members\?query=MARC$/)
  await expect(members(page)).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toBeFocused()

  await members(page).getByRole('link', { name: 'marcus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'marcus' })).toBeVisible()
  await page.getByRole('button', { name: 'Suspend' }).click()
  const confirmDialog = page.getByRole('alertdialog', { name: 'Suspend marcus?' })
  await confirmDialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Suspended', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Suspend' }).click()
  await confirmDialog.getByRole('button', { name: 'Suspend member' }).click()
  await expect(toast(page, 'Member suspended')).toBeVisible()
  await expect(page.getByText(/^Suspended since/)).toBeVisible()
  await expect(page.getByText('They can’t sign in until someone restores them.')).toBeVisible()
  await expect(confirmDialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Members', exact: true }).first().click()
  await expect(members(page).filter({ hasText: 'marcus' }).getByText('Suspended', { exact: true })).toBeVisible()
  await members(page).getByRole('link', { name: 'keeper' }).click()
  await expect(page.getByText('This is your own account.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend' })).toHaveCount(0)
  await page.goBack()
  await members(page).getByRole('link', { name: 'marcus' }).click()

  await memberPage.goto('/sign-in')
  await memberPage.getByLabel('Email').fill('marcus@example.org')
  await memberPage.getByLabel('Password', { exact: true }).fill(password)
  await memberPage.getByRole('button', { name: 'Sign in' }).click()
  await expect(memberPage.getByRole('alert')).toHaveText(
    'This account is suspended. Please contact the person who runs this site.',
  )

  await page.getByRole('button', { name: 'Restore' }).click()
  await page
    .getByRole('alertdialog', { name: 'Restore marcus?' })
    .getByRole('button', { name: 'Restore member' })
    .click()
  await expect(toast(page, 'Member restored')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeFocused()
  await memberPage.getByRole('button', { name: 'Sign in' }).click()
  await expect(memberPage.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await otherContext.close()
  expect(cspViolations).toEqual([])
})

test('finds members by role, status and order, and keeps the filters in the URL', async ({
  page,
  context,
  startSite,
  cspViolations,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  await signUp(context.request, site, 'keeper')
  for (const name of ['anton', 'marcus']) {
    await context.clearCookies()
    await signUp(context.request, site, name)
  }
  await context.clearCookies()
  await context.request.post(`${site.url}/api/auth/sign-in`, { data: { email: 'keeper@example.org', password } })
  await page.goto(`${site.url}/admin/members`)
  await expect(members(page)).toHaveText([/^marcus/, /^anton/, /^keeper/])
  await page.getByLabel('Order').selectOption({ label: 'By name' })
  await expect(members(page)).toHaveText([/^anton/, /^keeper/, /^marcus/])
  await page.getByLabel('Role').selectOption({ label: 'Admins' })
  await expect(page).toHaveURL(/\?sort=name&role=admin$/)
  await expect(members(page)).toHaveText([/^keeper/])
  await page.reload()
  await expect(members(page)).toHaveText([/^keeper/])
  await expect(page.getByLabel('Role')).toHaveValue('admin')
  await page.getByLabel('Status').selectOption({ label: 'Suspended' })
  await expect(page.getByText('No members match your search.')).toBeVisible()
  await page.getByLabel('Role').selectOption({ label: 'All roles' })
  await page.getByLabel('Status').selectOption({ label: 'Active' })
  await expect(members(page)).toHaveCount(3)
  await page.goto(`${site.url}/admin/members?role=emperor`)
  await expect(members(page), 'ignores a role that does not exist').toHaveCount(3)
  expect(cspViolations).toEqual([])
})

test('loads more members on scroll, shows an empty search result and fits a phone', async ({
  page,
  context,
  startSite,
  cspViolations,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off', TRUST_PROXY: '1' })
  await signUp(context.request, site, 'keeper')
  for (let index = 0; index < 51; index++) await signUp(context.request, site, `m${'a'.repeat(25)}${index}`, index)
  await context.clearCookies()
  await context.request.post(`${site.url}/api/auth/sign-in`, { data: { email: 'keeper@example.org', password } })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${site.url}/admin/members`)
  await expect(members(page)).toHaveCount(50)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'More members' }).scrollIntoViewIfNeeded()
  await expect(members(page)).toHaveCount(52)
  await page.goto(`${site.url}/admin/members?query=nobody`)
  await expect(page.getByText('No members match your search.')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('nobody')
  await page.getByRole('searchbox').clear()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(members(page)).not.toHaveCount(0)
  expect(cspViolations).toEqual([])
})

const members = (page: Page) => page.getByRole('list', { name: 'Members' }).getByRole('listitem')

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(title, { exact: true })

async function signUp(request: APIRequestContext, site: ServerProcess, name: string, addressIndex = 0): Promise<void> {
  const response = await request.post(`${site.url}/api/auth/sign-up`, {
    headers: { 'x-forwarded-for': `10.9.0.${addressIndex + 1}` },
    data: {
      email: `${name}@example.org`,
      username: name,
      password,
      timeZone: 'Europe/Berlin',
      setupCode: site.takeSetupCode(),
    },
  })
  expect(response.status()).toBe(201)
}
