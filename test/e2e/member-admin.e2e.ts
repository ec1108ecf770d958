import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, password, signUpAt, test } from './site.ts'

test('lets an admin create a member, who sets their password with the link', async ({
  page,
  browser,
  context,
  startSite,
  cspViolations,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  await signUpAt(site, context.request, 'keeper')
  await page.goto(`${site.url}/admin/members`)
  await page.getByRole('button', { name: 'Create a member' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a member' })
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await dialog.getByLabel('Email').fill('keeper@example.org')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/already exists/)
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await dialog.getByLabel('Email').fill('jonas@example.org')
  await dialog.getByRole('radio', { name: 'Moderator' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create member' }).click()

  const created = page.getByRole('alertdialog', { name: 'jonas is now a member' })
  await expect(created.getByRole('button', { name: 'Copy link' })).toBeFocused()
  await expectAccessible(page)
  const link = getPath(await created.getByLabel('Link to set their password').inputValue())
  await created.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem').first()).toHaveText(
    /^jonas.*Moderator/,
  )
  await expect(page.getByRole('button', { name: 'Create a member' })).toBeFocused()

  const jonas = await newPage(browser, site)
  await jonas.goto(link)
  await jonas.getByLabel('New password', { exact: true }).fill(password)
  await jonas.getByRole('button', { name: 'Set password' }).click()
  await expect(jonas.getByRole('heading', { level: 1, name: 'Password set' })).toBeVisible()
  await jonas.context().close()
  expect(cspViolations).toEqual([])
})

test('signs a member out everywhere, and lets them back in with a reset link that works once', async ({
  page,
  browser,
  context,
  startSite,
  cspViolations,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  await signUpAt(site, context.request, 'keeper')
  const memberPage = await newPage(browser, site)
  const { id } = await signUpAt(site, memberPage.request, 'marcus')
  await memberPage.goto(`${site.url}/`)
  await expect(memberPage).toHaveTitle('Home · Seven Pillars')

  await page.goto(`${site.url}/admin/members/${id}`)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(toast(page, 'Signed out everywhere')).toBeVisible()
  await expect(page.getByText('They aren’t signed in anywhere.')).toBeVisible()
  await memberPage.goto(`${site.url}/settings`)
  await expect(memberPage.getByText('Sign in to see this page.')).toBeVisible()

  await page.getByRole('button', { name: 'Create a reset link' }).click()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()
  const link = getPath(await page.getByLabel('Reset link').inputValue())
  for (const isFirst of [true, false]) {
    await memberPage.context().clearCookies()
    await memberPage.goto('about:blank')
    await memberPage.goto(link)
    await memberPage.getByLabel('New password', { exact: true }).fill('another horse battery')
    await memberPage.getByRole('button', { name: 'Set password' }).click()
    if (isFirst) await expect(memberPage.getByRole('heading', { level: 1, name: 'Password set' })).toBeVisible()
    else await expect(memberPage.getByText(/expired or has already been used/)).toBeVisible()
  }
  await memberPage.context().close()
  expect(cspViolations).toEqual([])
})

test('keeps notes about a member, makes them a moderator, exports their data and deletes the account', async ({
  page,
  context,
  startSite,
  cspViolations,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  await signUpAt(site, context.request, 'keeper')
  const { id } = await signUpElsewhere(context.request, site, 'marcus')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/admin/members/${id}`)
  await expect(page.getByText('There are no decisions about this member.')).toBeVisible()

  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByLabel('New note')).toHaveAccessibleDescription(/Required/)
  await expect(page.getByLabel('New note')).toBeFocused()
  await page.getByLabel('New note').fill('Works nights.')
  await page.getByRole('button', { name: 'Add note' }).click()
  const notes = page.getByRole('list', { name: 'Notes' })
  await expect(notes.getByRole('listitem')).toHaveText(/^Works nights\.keeper/)
  await expect(page.getByLabel('New note')).toHaveValue('')
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
  await notes.getByRole('button', { name: 'Delete note' }).click()
  await expect(notes).toHaveCount(0)

  await expect(page.getByRole('button', { name: 'Change role' })).toHaveAttribute('aria-disabled', 'true')
  // With the keyboard alone.
  await page.getByRole('radio', { name: /^Member/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const roleDialog = page.getByRole('alertdialog', { name: 'Make marcus a moderator?' })
  await expect(roleDialog).toContainText('hide or remove posts, and warn, mute or suspend members')
  await roleDialog.getByRole('button', { name: 'Make a moderator' }).press('Enter')
  await expect(toast(page, 'Role changed')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Moderator' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Moderator' })).toBeChecked()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download their data' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete the account of marcus?' })
  await dialog.getByLabel('Type marcus to confirm').fill('keeper')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByLabel('Type marcus to confirm')).toHaveAccessibleDescription('That’s not their username')
  await dialog.getByRole('radio', { name: 'Delete their posts' }).check()
  await dialog.getByLabel('Type marcus to confirm').fill('marcus')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(`${site.url}/admin/members`)
  await expect(toast(page, 'Account deleted')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveText([/^keeper/])
  await page.goto(`${site.url}/admin/members/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  expect(cspViolations).toEqual([])
})

/** The links of a site without `PUBLIC_URL` have the configured port, which is 0 in tests. */
function getPath(link: string): string {
  const { pathname, hash } = new URL(link)
  return pathname + hash
}

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(title, { exact: true })

async function newPage(browser: Browser, site: ServerProcess): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url })
  return context.newPage()
}

/** Signs up without signing the admin out. */
async function signUpElsewhere(request: APIRequestContext, site: ServerProcess, username: string) {
  const { cookies } = await request.storageState()
  expect(cookies.length).toBeGreaterThan(0)
  const response = await fetch(`${site.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${username}@example.org`, username, password, timeZone: 'Europe/Berlin' }),
  })
  expect(response.status).toBe(201)
  const member: { id: string } = await response.json()
  return member
}
