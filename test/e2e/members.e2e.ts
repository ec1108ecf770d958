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
  await expect(page.getByRole('button', { name: 'Suspend keeper' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Username or email' }).fill('MARC')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/members\?query=MARC$/)
  await expect(members(page)).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toBeFocused()

  await page.getByRole('button', { name: 'Suspend marcus' }).click()
  const confirmDialog = page.getByRole('alertdialog', { name: 'Suspend marcus?' })
  await confirmDialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(members(page).getByText('Suspended', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Suspend marcus' }).click()
  await confirmDialog.getByRole('button', { name: 'Suspend member' }).click()
  await expect(toast(page, 'Member suspended')).toBeVisible()
  await expect(members(page).getByText('Suspended', { exact: true })).toBeVisible()
  await expect(confirmDialog).toHaveCount(0)

  await memberPage.goto('/sign-in')
  await memberPage.getByLabel('Email').fill('marcus@example.org')
  await memberPage.getByLabel('Password', { exact: true }).fill(password)
  await memberPage.getByRole('button', { name: 'Sign in' }).click()
  await expect(memberPage.getByRole('alert')).toHaveText(
    'This account is suspended. Please contact the person who runs this site.',
  )

  await page.getByRole('button', { name: 'Restore marcus' }).click()
  await page
    .getByRole('alertdialog', { name: 'Restore marcus?' })
    .getByRole('button', { name: 'Restore member' })
    .click()
  await expect(toast(page, 'Member restored')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend marcus' })).toBeFocused()
  await memberPage.getByRole('button', { name: 'Sign in' }).click()
  await expect(memberPage.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await otherContext.close()
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
  await page.getByRole('button', { name: 'Older members' }).scrollIntoViewIfNeeded()
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
