import type { Page } from '@playwright/test'
import { readConfig } from '#server/config.ts'
import { issueTokenLink } from '#server/features/accounts/account-tokens.ts'
import { findAccount } from '#server/features/accounts/accounts.ts'
import { suspendMember } from '#server/features/moderation/suspension.ts'
import type { ServerProcess } from '../server-process.ts'
import { withDatabase } from './database.ts'
import { createServices, seedMember, seedSignedInMember } from './seed-members.ts'
import { expect, fillSignIn, logOut, password, test } from './site.ts'

const newPassword = 'a much better horse'

test('signs in with the keyboard after a wrong password, and never leads to another site', async ({
  page,
  server,
  signUp,
  context,
}) => {
  const { email } = await signUp()
  await context.clearCookies()
  await page.goto(`/sign-in?returnTo=${encodeURIComponent('/.//evil.example')}`)
  await fillSignIn(page, email, 'wrong password')
  await expect(page.getByRole('alert')).toHaveText('That email and password don’t match.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('dialog'), 'no session expired message').toHaveCount(0)

  const field = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(password)
  await expect(field).toHaveAttribute('type', 'password')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Show password', pressed: true })).toBeFocused()
  await expect(field).toHaveAttribute('type', 'text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page).toHaveTitle('Home · Seven Pillars')
  await page.goto('/sign-in?returnTo=%2Fgoals')
  await expect(page, 'a signed-in member is redirected immediately').toHaveURL('/goals')
})

test('keeps a member’s drafts in the browser until sign-out, a suspension or the sign-in of another member @prove', async ({
  page,
  signUp,
  context,
  server,
  playwright,
}) => {
  const { id, email } = await signUp()
  const choices = ['theme', `embeds:${id}`, `onboarding-offer:${id}`].toSorted()
  await page.goto('/journal')
  await storeData(page, id)
  const keys = await getStoredKeys(page)
  await context.clearCookies()
  await page.goto('/sign-in?returnTo=%2Fjournal')
  await fillSignIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
  expect(await getStoredKeys(page), 'after the session expired').toEqual(keys)

  await page.getByRole('button', { name: 'Toggle Sidebar' }).click()
  await logOut(page)
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(await getStoredKeys(page)).toEqual(choices)
  expect((await context.cookies()).map(({ name }) => name)).toContain('sidebar_state')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()

  const returnToJournal = async () => {
    await page.goto('/sign-in?returnTo=%2Fjournal')
    await fillSignIn(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
    await storeData(page, id)
  }
  const expectDraftsDeleted = () => expect.poll(() => getStoredKeys(page)).toEqual(choices)
  await returnToJournal()
  await page.goto('/api/logout')
  await expectDraftsDeleted()

  await returnToJournal()
  const otherTab = await context.newPage()
  await otherTab.goto('/goals')
  await logOut(otherTab)
  await expect(otherTab.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await storeData(page, id)
  await expect(page.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible()
  await expectDraftsDeleted()
  await otherTab.close()

  const phone = await playwright.request.newContext({ baseURL: server.url })
  await phone.post('/api/auth/sign-in', { data: { email, password } })
  await returnToJournal()
  await phone.delete('/api/account/sessions')
  await page.goto('/help')
  await expectDraftsDeleted()
  await phone.dispose()

  await storeData(page, id)
  const other = await signUp()
  await page.goto('/')
  await expect(page).toHaveTitle('Home · Seven Pillars')
  expect(await getStoredKeys(page)).toEqual(choices)

  await storeData(page, other.id)
  await withDatabase(server, (database) =>
    suspendMember({ database, services: createServices(server) }, { userId: other.id, source: 'command' }),
  )
  await page.goto('/sign-in')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(await getStoredKeys(page)).not.toContain(`draft:${other.id}:journal:new`)
})

test('asks to sign in again when the session ends, hides private content and returns to the same screen', async ({
  page,
  signUp,
  api,
  context,
}) => {
  const { email } = await signUp()
  await api.post('/api/goals', { data: { title: 'Say sorry to my brother', pillar: 'brotherhood' } })
  await page.goto('/goals')
  await expect(page.getByText('Say sorry to my brother')).toBeVisible()
  // A request that is still to come would show the dialog before the click.
  await page.waitForLoadState('networkidle')
  await context.clearCookies()

  let rejected = 0
  page.on('response', (response) => {
    if (response.status() === 401 && response.url().endsWith('/api/journal')) rejected++
  })
  await page.getByRole('link', { name: 'Journal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign In Required' })
  await expect(dialog).toContainText('Your session has ended. Sign in again to return to this page.')
  await expect(dialog.getByRole('listitem'), 'no sign-up benefits').toHaveCount(0)
  await page.waitForLoadState('networkidle')
  // Once by the route, and once by the screen if another call ended the session before this one was answered.
  expect(rejected, 'the request is not repeated').toBeLessThanOrEqual(2)

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Goals' }).click()
  await expect(page).toHaveURL('/goals')
  await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
  await expect(page.getByText('Say sorry to my brother'), 'the private content is gone').toHaveCount(0)

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/sign-in?returnTo=%2Fgoals')
  await fillSignIn(page, email)
  await expect(page).toHaveURL('/goals')
  await expect(page.getByText('Say sorry to my brother')).toBeVisible()
})

test('resets the password on a site without email, and never sends the token in a URL', async ({
  page,
  context,
  server,
  signUp,
}) => {
  const { email } = await signUp()
  await context.clearCookies()
  await page.goto('/reset')
  await expect(
    page.getByText('This site doesn’t send email. Ask the person who runs it for a reset link.'),
  ).toBeVisible()

  const link = await createLink(server, email, 'reset')
  const requestedUrls = recordUrls(page)
  await page.goto(link)
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Password set' })).toBeVisible()
  await expect(page.getByText('You’ve been signed out on all devices.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, email, newPassword)
  await expect(page).toHaveTitle('Home · Seven Pillars')
  expect(requestedUrls.filter((text) => text.includes(getToken(link)))).toEqual([])
})

test('asks an admin to sign in before verifying and keeps the token in the fragment @prove', async ({
  page,
  context,
  startSite,
}) => {
  const site = await startSite({ ADMIN_EMAILS: 'boss@example.org' })
  const { email } = await seedMember(site, { username: 'boss' })
  const other = await seedSignedInMember(site, context, { username: 'other' })
  const link = await createLink(site, email, 'verify')
  const requestedUrls = recordUrls(page)

  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByText('You’re signed in as other.')).toBeVisible()
  await expect(page.getByRole('dialog'), 'the session is still active').toHaveCount(0)
  await page.evaluate((id) => localStorage.setItem(`draft:${id}:journal:new`, '{}'), other.id)
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage)), 'stored drafts').toEqual([])

  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in first' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
  await expect(page.getByLabel('Email'), 'one sign-in is enough').toHaveValue(email)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  // The form that is left has the same fields.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await fillSignIn(page, email)
  await expect(page).toHaveURL(link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Address confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page.getByRole('link', { name: 'Manage Posts' }), 'the member is now the admin').toBeVisible()
  expect(requestedUrls.filter((text) => text.includes(getToken(link)))).toEqual([])
})

async function storeData(page: Page, userId: string): Promise<void> {
  await page.evaluate((id) => {
    localStorage.setItem('theme', 'light')
    localStorage.setItem(`draft:${id}:journal:new`, '{"content":"For my eyes."}')
    localStorage.setItem(`embeds:${id}`, 'instagram')
    localStorage.setItem(`onboarding-offer:${id}`, 'dismissed')
  }, userId)
}

const getStoredKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())

/** Creates the link that an email or the admin command would contain. */
function createLink(server: ServerProcess, email: string, purpose: 'reset' | 'verify'): Promise<string> {
  const config = readConfig({ DATA_DIR: server.dataDir, PUBLIC_URL: server.url })
  return withDatabase(server, async (database) => {
    const account = await findAccount(database, email)
    if (!account) throw new Error(`No account ${email}`)
    const site = { database, config, services: createServices(server) }
    return (await issueTokenLink(site, account, purpose)).link
  })
}

const getToken = (link: string) => link.split('token=')[1] ?? ''

/** @returns the address and the referrer of every request from now on */
function recordUrls(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url(), request.headers().referer ?? ''))
  return urls
}
