import type { Page } from '@playwright/test'
import { seedMember, seedSession } from './seed-members.ts'
import { expect, expectNoHorizontalScroll, password, test } from './site.ts'

test('lets an admin suspend a member, who is signed out and told why, and restore them', async ({
  page,
  browser,
  context,
  startSite,
  cspViolations,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  const keeper = await seedMember(site, { username: 'keeper', role: 'admin' })
  await context.addCookies(await seedSession(site, keeper.id))
  const otherContext = await browser.newContext({ baseURL: site.url })
  const marcus = await seedMember(site, { username: 'marcus' })
  await otherContext.addCookies(await seedSession(site, marcus.id))
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

test('finds members by role, status and order, keeps the filters in the URL, and loads more on scroll', async ({
  page,
  context,
  startSite,
  cspViolations,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  const keeper = await seedMember(site, { username: 'keeper', role: 'admin' })
  await seedMember(site, { username: 'anton' })
  await seedMember(site, { username: 'marcus' })
  await context.addCookies(await seedSession(site, keeper.id))
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

  for (let index = 0; index < 51; index++) await seedMember(site, { username: `m${'a'.repeat(25)}${index}` })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${site.url}/admin/members`)
  await expect(members(page)).toHaveCount(50)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'More members' }).scrollIntoViewIfNeeded()
  await expect(members(page)).toHaveCount(54)
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
