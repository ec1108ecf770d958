import type { Page } from '@playwright/test'
import { seedMember } from './seed-members.ts'
import { expect, test, uniqueName, toast } from './site.ts'

test('lets an admin find, suspend and restore a member, but not themselves', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  const { username } = await seedMember(server, { username: uniqueName('marcus') })
  const admin = await signInAsAdmin()
  await page.goto('/admin/members')
  await page.getByRole('searchbox', { name: 'Username or email' }).fill(username.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/members?query=${username.toUpperCase()}`)
  await expect(members(page)).toHaveText([new RegExp(`^${username}.*${username}@example\\.org`)])
  await expect(page.getByRole('searchbox')).toBeFocused()

  await members(page).getByRole('link', { name: username }).click()
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible()
  await page.getByRole('button', { name: 'Suspend' }).click()
  const confirmDialog = page.getByRole('alertdialog', { name: `Suspend ${username}?` })
  await confirmDialog.getByRole('button', { name: 'Suspend member' }).click()
  await expect(toast(page)).toContainText('Member suspended')
  await expect(page.getByText(/^Suspended since/)).toBeVisible()
  await expect(page.getByText('They can’t sign in until someone restores them.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore member' }).click()
  await expect(toast(page)).toContainText('Member restored')
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeFocused()

  await page.goto(`/admin/members/${admin.id}`)
  await expect(page.getByText('This is your own account.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend' })).toHaveCount(0)
})

test('finds members by role, status and order, keeps the filters in the URL, and loads more on scroll @prove', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  const prefix = uniqueName('many')
  await seedMember(server, { username: `${prefix}-a`, role: 'admin' })
  for (let index = 0; index < 50; index++) await seedMember(server, { username: `${prefix}-b${index}` })
  await signInAsAdmin()
  await page.goto(`/admin/members?query=${prefix}`)
  await expect(members(page)).toHaveCount(50)
  await page.getByRole('button', { name: 'More members' }).scrollIntoViewIfNeeded()
  await expect(members(page)).toHaveCount(51)
  await expect(members(page).last()).toContainText(`${prefix}-a`)
  await page.getByLabel('Order').selectOption({ label: 'By name' })
  await expect(members(page).first()).toContainText(`${prefix}-a`)
  await page.getByLabel('Role').selectOption({ label: 'Admins' })
  await expect(page).toHaveURL(/sort=name&role=admin$/)
  await page.reload()
  await expect(members(page)).toHaveCount(1)
  await expect(page.getByLabel('Role')).toHaveValue('admin')
  await page.getByLabel('Status').selectOption({ label: 'Suspended' })
  await expect(page.getByText('No members match your search.')).toBeVisible()
})

const members = (page: Page) => page.getByRole('list', { name: 'Members' }).getByRole('listitem')
