import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { readConfig } from '#server/config.ts'
import { issueTokenLink } from '#server/features/accounts/account-tokens.ts'
import { findAccount } from '#server/features/accounts/accounts.ts'
import { suspendMember } from '#server/features/moderation/suspension.ts'
import { systemClock } from '#server/services/clock.ts'
import type { ServerProcess } from '../server-process.ts'
import { withDatabase } from './database.ts'
import { findLink, test } from './emails.ts'
import { expect, expectAccessible, password, uniqueName } from './site.ts'

const execFileAsync = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const newPassword = 'a much better horse'

test.describe('sign-up', () => {
  test('makes the first account of a site the admin, with the link that the server printed', async ({
    page,
    startSite,
    cspViolations,
  }) => {
    const site = await startSite()
    await page.goto(site.url)
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL(`${site.url}/sign-up`)
    await expect(page.getByText('open the link that the server printed when it started.')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page)

    const setupCode = site.takeSetupCode() ?? ''
    await page.goto(`${site.url}/sign-up?setup=${setupCode}`)
    const title = 'Create the first account: it will be the admin'
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page, 'without the code').toHaveURL(`${site.url}/sign-up`)
    expect(await page.content()).not.toContain(setupCode)
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await fillSignUp(page, { email: 'first@example.org', username: 'first' })
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page.getByRole('link', { name: 'Manage Posts' })).toBeVisible()

    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Create an account' }),
      'a second member does not see it',
    ).toBeVisible()
    expect(cspViolations).toEqual([])
  })

  test('shows every error at its field, creates an account and uses the browser’s time zone', async ({
    page,
    api,
    signUp,
    context,
  }) => {
    const other = await signUp()
    await context.clearCookies()
    await page.goto('/sign-in')
    const both = page.getByRole('navigation', { name: 'Sign in or create an account' })
    await expect(both.getByRole('link')).toHaveText(['Sign in', 'Create an account'])
    await expect(both.getByRole('link', { name: 'Sign in' })).toHaveAttribute('aria-current', 'page')
    await both.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveTitle('Create an account · Seven Pillars')

    const email = page.getByLabel('Email')
    const username = page.getByLabel('Username')
    await email.fill('nobody')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(email).toHaveAccessibleDescription('Invalid email')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email, 'the first invalid field has the focus').toBeFocused()
    await expect(username).toHaveAccessibleDescription(/Required$/)
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /String must contain at least 8 character\(s\)/,
    )

    const free = { email: `other-${other.email}`, username: uniqueName('new') }
    await fillSignUp(page, { ...free, email: other.email.toUpperCase() })
    await expect(email).toHaveAccessibleDescription(/already|taken|account/i)
    await expect(email).toBeFocused()
    await expect(username).not.toHaveAttribute('aria-invalid')
    await fillSignUp(page, { ...free, username: other.username.toUpperCase() })
    await expect(username).toHaveAccessibleDescription(/already|taken/i)
    await expect(email).not.toHaveAttribute('aria-invalid')
    await fillSignUp(page, free)
    await expect(page).toHaveTitle('Home · Seven Pillars')
    expect(await (await api.get('/api/auth/user')).json()).toMatchObject({
      username: free.username,
      isAdmin: false,
      timeZone: 'Europe/Berlin',
    })
  })

  test('does not offer sign-up when it is closed', async ({ page, startSite, request }) => {
    const site = await startSite({ SIGN_UP: 'closed' })
    await request.post(`${site.url}/api/auth/sign-up`, {
      data: { email: 'owner@example.org', username: 'owner', password, setupCode: site.takeSetupCode() },
    })
    await page.goto(site.url)
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL(`${site.url}/sign-in`)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0)
    await page.goto(`${site.url}/sign-up`)
    await expect(page.getByText('This site isn’t accepting new members.')).toBeVisible()
    await page.getByRole('link', { name: 'Sign in instead' }).click()
    await expect(page).toHaveURL(`${site.url}/sign-in`)
  })
})

test.describe('sign-in', () => {
  test('shows the same error for a wrong password and an unknown email, and then signs in with the keyboard', async ({
    page,
    signUp,
    context,
  }) => {
    const { email } = await signUp()
    await context.clearCookies()
    await page.goto('/sign-in')
    for (const typed of [`nobody-${email}`, email]) {
      await fillSignIn(page, typed, 'wrong password')
      await expect(page.getByRole('alert')).toHaveText('That email and password don’t match.')
      await expect(page.getByLabel('Email')).toHaveValue(typed)
      await expect(page.getByRole('dialog'), 'no session expired message').toHaveCount(0)
    }
    const field = page.getByLabel('Password', { exact: true })
    await page.getByLabel('Email').focus()
    await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(password)
    await expect(field).toHaveAttribute('type', 'password')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Show password', pressed: true })).toBeFocused()
    await expect(field).toHaveAttribute('type', 'text')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle('Home · Seven Pillars')
  })

  test('returns to the requested screen after sign-in, but never to another site', async ({
    page,
    server,
    signUp,
    context,
  }) => {
    const { email } = await signUp()
    await context.clearCookies()
    await page.goto('/api/login?returnTo=%2Fchallenges%3Ftab%3Dactive')
    await fillSignIn(page, email)
    await expect(page).toHaveURL('/challenges?tab=active')
    await page.goto('/sign-in?returnTo=%2Fgoals')
    await expect(page, 'a signed-in member is redirected immediately').toHaveURL('/goals')

    await context.clearCookies()
    await page.goto(`/sign-in?returnTo=${encodeURIComponent('/.//evil.example')}`)
    await fillSignIn(page, email)
    await expect(page).toHaveURL(`${server.url}/`)
    await expect(page).toHaveTitle('Home · Seven Pillars')
  })
})

test.describe("a member's data in the browser", () => {
  test('is deleted at sign-out, but the theme and the sidebar stay, and Back shows nothing private', async ({
    page,
    signUp,
    context,
  }) => {
    const { id } = await signUp()
    await page.goto('/journal')
    await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
    await page.getByRole('button', { name: 'Toggle Sidebar' }).click()
    await storeData(page, id)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await getStoredKeys(page)).toEqual(['theme'])
    expect((await context.cookies()).map(({ name }) => name)).toContain('sidebar_state')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  })

  test('stays after an expired session until another member signs in or the member is suspended', async ({
    page,
    signUp,
    context,
    server,
  }) => {
    const { id, email } = await signUp()
    await page.goto('/')
    await storeData(page, id)
    const keys = await getStoredKeys(page)
    await context.clearCookies()
    await page.goto('/sign-in')
    await fillSignIn(page, email)
    await expect(page).toHaveTitle('Home · Seven Pillars')
    expect(await getStoredKeys(page)).toEqual(keys)
    await context.clearCookies()
    const other = await signUp()
    await page.goto('/')
    await expect(page).toHaveTitle('Home · Seven Pillars')
    expect(await getStoredKeys(page)).toEqual(['theme'])

    await storeData(page, other.id)
    await withDatabase(server, (database) =>
      suspendMember({ database, services: { clock: systemClock } }, { userId: other.id, source: 'command' }),
    )
    await page.goto('/sign-in')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(await getStoredKeys(page)).toEqual(['theme'])
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
})

test.describe('an expired session', () => {
  test('asks to sign in again when the session ends, and returns to the same screen', async ({
    page,
    signUp,
    context,
    server,
  }) => {
    const { email } = await signUp()
    await page.goto('/goals')
    await createGoal(page, 'Say sorry to my brother')
    await signOutElsewhere(page)

    const unauthorizedPaths: string[] = []
    page.on('response', (response) => {
      if (response.status() === 401) unauthorizedPaths.push(new URL(response.url()).pathname)
    })
    await page.getByRole('link', { name: 'Journal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign In Required' })
    await expect(dialog).toContainText('Your session has ended. Sign in again to return to this page.')
    await expect(dialog.getByRole('listitem'), 'no sign-up benefits').toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(unauthorizedPaths, 'the rejected request is not repeated').toEqual(['/api/journal'])

    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
    await page.getByRole('link', { name: 'Goals' }).click()
    await expect(page).toHaveURL('/goals')
    await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
    await expect(page.getByText('Say sorry to my brother'), 'the private content is gone').toHaveCount(0)

    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(`${server.url}/sign-in?returnTo=%2Fgoals`)
    expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([])
    await fillSignIn(page, email)
    await expect(page).toHaveURL('/goals')
    await expect(page.getByText('Say sorry to my brother')).toBeVisible()
  })

  test('detects an ended session on a change and saves that change only once', async ({ page, signUp, api }) => {
    await signUp()
    const [challenge] = await (await api.get('/api/challenges')).json()
    await api.post('/api/user-challenges', { data: { challengeId: challenge.id } })
    await page.goto(`/challenge/${challenge.id}`)
    const mark = page.getByRole('button', { name: 'Mark Day Complete' })
    await expect(mark).toBeVisible()
    await signOutElsewhere(page)

    const unauthorizedMethods: string[] = []
    page.on('response', (response) => {
      if (response.status() === 401) unauthorizedMethods.push(response.request().method())
    })
    await mark.click()
    const dialog = page.getByRole('dialog', { name: 'Sign In Required' })
    await expect(dialog).toContainText('Your session has ended.')
    await page.waitForLoadState('networkidle')
    expect(unauthorizedMethods).toEqual(['POST'])
    await expect(page.getByText(challenge.title)).toHaveCount(0)
    await expect(
      page.getByRole('region', { name: /Notifications/ }).getByRole('listitem'),
      'only the dialog explains it',
    ).toHaveCount(0)
    await dialog.getByRole('link', { name: 'Sign In to Continue' }).click()
    await expect(page).toHaveURL(`/sign-in?returnTo=${encodeURIComponent(`/challenge/${challenge.id}`)}`)
  })
})

test.describe('a forgotten password on a site without email', () => {
  test('resets the password once with the operator’s link and never sends the token in a URL', async ({
    page,
    context,
    server,
    signUp,
  }) => {
    const { email } = await signUp()
    await context.clearCookies()
    await page.goto('/sign-in')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL('/reset')
    await expect(
      page.getByText('This site doesn’t send email. Ask the person who runs it for a reset link.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await expect(page).toHaveURL('/sign-in')

    const link = await createResetLink(server, email)
    expect(link).toMatch(new RegExp(`^${server.url}/reset#token=\\S+$`))
    const token = link.split('token=')[1] ?? ''
    const requestedUrls: string[] = []
    context.on('request', (request) => requestedUrls.push(request.url(), request.headers().referer ?? ''))

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
      /String must contain at least 8 character\(s\)/,
    )
    await page.getByLabel('New password').fill(newPassword)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Password set' })).toBeVisible()
    await expect(page.getByText('You’ve been signed out on all devices.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, email)
    await expect(page.getByRole('alert'), 'the old password no longer works').toHaveText(
      'That email and password don’t match.',
    )
    await fillSignIn(page, email, newPassword)
    await expect(page).toHaveTitle('Home · Seven Pillars')
    expect(requestedUrls.filter((text) => text.includes(token))).toEqual([])

    await page.goto(link)
    await page.getByLabel('New password').fill(password)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('alert'), 'the link works once').toHaveText(
      'This link has expired or has already been used. Please request a new one.',
    )
    await expect(page.getByLabel('New password'), 'the input stays').toHaveValue(password)
  })
})

test.describe('a site with email', () => {
  test('resets a password with an emailed link and does not reveal who has an account', async ({
    page,
    request,
    emailSite: { smtp, site },
  }) => {
    const email = 'forgetful@example.org'
    await request.post(`${site.url}/api/auth/sign-up`, {
      data: { email, username: 'forgetful', password, setupCode: site.takeSetupCode() },
    })

    await page.goto(`${site.url}/sign-in`)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Required')
    for (const typed of ['nobody@example.org', email]) {
      await page.goto(`${site.url}/reset`)
      await page.getByLabel('Email').fill(typed)
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
      await expect(
        page.getByText('If an account exists for that address, we’ve sent it a link to reset the password.'),
      ).toBeVisible()
    }

    const { text } = await smtp.waitForMailTo(email)
    expect(smtp.received.flatMap(({ to }) => to)).toEqual([email])
    await page.goto(findLink(text, 'reset').href)
    await page.getByLabel('New password').fill(newPassword)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, email, newPassword)
    await expect(page).toHaveTitle('Home · Seven Pillars')
  })
})

test.describe('email verification', () => {
  test('verifies the email address once, also without a session, and only with a complete link', async ({
    page,
    server,
    signUp,
    context,
  }) => {
    const { email } = await signUp()
    const link = await createVerificationLink(server, email)
    await context.clearCookies()
    await page.goto('/verify')
    await expect(page.getByText('This link is incomplete.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirm address' })).toHaveCount(0)
    await page.goto('/')
    await page.goto(link)
    await expect(page.getByText('Press the button to confirm this address.')).toBeVisible()
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Address confirmed' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'This link has expired or has already been used. Please request a new one.',
    )
  })

  test('asks an admin to sign in before verifying and keeps the token in the fragment', async ({
    page,
    context,
    startSite,
  }) => {
    const email = 'boss@example.org'
    const site = await startSite({ ADMIN_EMAILS: email })
    for (const name of ['boss', 'other']) {
      await context.request.post(`${site.url}/api/auth/sign-up`, {
        data: { email: `${name}@example.org`, username: name, password, setupCode: site.takeSetupCode() },
      })
    }
    const link = await createVerificationLink(site, email)
    const token = link.split('token=')[1] ?? ''
    const requestedUrls: string[] = []
    context.on('request', (request) => requestedUrls.push(request.url(), request.headers().referer ?? ''))

    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByText('You’re signed in as other.')).toBeVisible()
    await expect(page.getByRole('dialog'), 'the session is still active').toHaveCount(0)
    await page.evaluate(() =>
      localStorage.setItem(
        'draft:' + JSON.parse(document.getElementById('document')?.textContent ?? '').user.id + ':journal:new',
        '{}',
      ),
    )
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage)), 'stored drafts').toEqual([])

    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in first' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
    await expect(page.getByLabel('Email'), 'one sign-in is enough').toHaveValue(email)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, email)
    await expect(page).toHaveURL(link)
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Address confirmed' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page.getByRole('link', { name: 'Manage Posts' }), 'the member is now the admin').toBeVisible()
    expect(requestedUrls.filter((text) => text.includes(token))).toEqual([])
  })
})

async function fillSignUp(page: Page, { email, username }: { email: string; username: string }) {
  // The sign-in form has an email field too and stays until this form has loaded.
  await expect(page.getByRole('heading', { level: 1, name: /^Create / })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function fillSignIn(page: Page, email: string, typed = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function createGoal(page: Page, title: string) {
  const response = await page.request.post('/api/goals', { data: { title, pillar: 'brotherhood' } })
  expect(response.status()).toBe(201)
  await page.reload()
  await expect(page.getByText(title)).toBeVisible()
}

/** Signs out in another tab of the same browser. */
async function signOutElsewhere(page: Page) {
  const tab = await page.context().newPage()
  await tab.goto('/')
  await tab.getByRole('button', { name: 'Log out' }).click()
  await expect(tab.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await tab.close()
}

/** Creates a reset link with the admin command. */
async function createResetLink({ url, dataDir }: ServerProcess, email: string): Promise<string> {
  const { stdout } = await execFileAsync(process.execPath, ['bin/admin.js', 'reset-link', email], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: url },
  })
  return findLink(stdout, 'reset').href
}

/** Creates the link that an email would contain. */
function createVerificationLink(server: ServerProcess, email: string): Promise<string> {
  const config = readConfig({ DATA_DIR: server.dataDir, PUBLIC_URL: server.url })
  return withDatabase(server, async (database) => {
    const account = await findAccount(database, email)
    if (!account) throw new Error(`No account ${email}`)
    const site = { database, config, services: { clock: systemClock } }
    return (await issueTokenLink(site, account, 'verify')).link
  })
}
