import { seedMember } from './seed-members.ts'
import { adminEmail, expect, expectNoViolations, password, test, uniqueName, toast } from './site.ts'

test('lets an admin create a member, who sets their password with the link @prove', async ({
  page,
  context,
  signInAsAdmin,
}) => {
  const name = uniqueName('jonas')
  await signInAsAdmin()
  await page.goto('/admin/members')
  await page.getByRole('button', { name: 'Create a member' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a member' })
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await dialog.getByLabel('Email').fill(adminEmail)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/already exists/)
  await dialog.getByLabel('Email').fill(`${name}@example.org`)
  await dialog.getByRole('radio', { name: 'Moderator' }).check()
  // Members below the fold would keep the colours of the other theme.
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Create member' }).click()

  const created = page.getByRole('alertdialog', { name: `${name} is now a member` })
  await expect(created.getByRole('button', { name: 'Copy link' })).toBeFocused()
  const link = new URL(await created.getByLabel('Link to set their password').inputValue())
  await created.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem').first()).toHaveText(
    new RegExp(`^${name}.*Moderator`),
  )
  await expect(page.getByRole('button', { name: 'Create a member' })).toBeFocused()

  await context.clearCookies()
  // The links of a site without `PUBLIC_URL` have the configured port, which is 0 in tests.
  await page.goto(link.pathname + link.hash)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Password set' })).toBeVisible()
})

test('creates a reset link, keeps notes about a member, makes them a moderator, exports their data and deletes the account', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  const { id, username } = await seedMember(server, { username: uniqueName('marcus') })
  await signInAsAdmin()
  await page.goto(`/admin/members/${id}`)
  await page.getByRole('button', { name: 'Create a reset link' }).click()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()
  await expect(page.getByLabel('Reset link')).toHaveValue(/\/reset#token=./)

  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByLabel('New note')).toHaveAccessibleDescription(/Required/)
  await page.getByLabel('New note').fill('Works nights.')
  await page.getByRole('button', { name: 'Add note' }).click()
  const notes = page.getByRole('list', { name: 'Notes' })
  await expect(notes.getByRole('listitem')).toHaveText(/^Works nights\.admin/)
  await expect(page.getByLabel('New note')).toHaveValue('')
  await notes.getByRole('button', { name: 'Delete note' }).click()
  await expect(notes).toHaveCount(0)

  await expect(page.getByRole('button', { name: 'Change role' })).toHaveAttribute('aria-disabled', 'true')
  // With the keyboard alone.
  await page.getByRole('radio', { name: /^Member/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const roleDialog = page.getByRole('alertdialog', { name: `Make ${username} a moderator?` })
  await expect(roleDialog).toContainText('hide or remove posts, and warn, mute or suspend members')
  await roleDialog.getByRole('button', { name: 'Make a moderator' }).press('Enter')
  await expect(toast(page)).toContainText('Role changed')
  await expect(page.getByRole('radio', { name: 'Moderator' })).toBeChecked()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download their data' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Delete the account of ${username}?` })
  const confirmation = dialog.getByLabel(`Type ${username} to confirm`)
  await confirmation.fill('keeper')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(confirmation).toHaveAccessibleDescription('That’s not their username')
  await dialog.getByRole('radio', { name: 'Delete their posts' }).check()
  await confirmation.fill(username)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL('/admin/members')
  await expect(toast(page)).toContainText('Account deleted')
  await page.goto(`/admin/members/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})
