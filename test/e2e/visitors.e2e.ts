import type { Page } from '@playwright/test'
import type { Challenge } from '#contract/challenges.ts'
import { findLink, test } from './mail-site.ts'
import { expect, password, uniqueName, fillSignIn } from './site.ts'

const newPassword = 'a much better horse'

test('opens the challenge that a visitor chose after sign-in, but not after sign-in from the header @prove', async ({
  page,
  signUp,
  context,
}) => {
  const { email } = await signUp()
  await context.clearCookies()
  await page.goto('/challenges?pillar=career')
  await chooseChallenge(page, { pillar: 'career', index: 1 })
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page, 'neither the challenge nor the reset screen').toHaveURL(
    `/sign-in?returnTo=${encodeURIComponent('/challenges?pillar=career')}`,
  )

  await page.goto('/challenges?pillar=career')
  const challenge = await chooseChallenge(page, { pillar: 'career' })
  await expect(page, 'no navigation').toHaveURL('/challenges?pillar=career')
  await signInDialog(page).getByRole('link', { name: 'Sign In to Continue' }).click()
  await fillSignIn(page, email)
  await expectReadyToJoin(page, challenge)
})

test('shows every error at its field, and opens the chosen challenge after creating an account in the browser’s time zone', async ({
  page,
  api,
  signUp,
  context,
}) => {
  const other = await signUp()
  await context.clearCookies()
  await page.goto('/challenges')
  const challenge = await chooseChallenge(page)
  await signInDialog(page).getByRole('link', { name: 'Sign In to Continue' }).click()
  const both = page.getByRole('navigation', { name: 'Sign in or create an account' })
  await expect(both.getByRole('link', { name: 'Sign in' })).toHaveAttribute('aria-current', 'page')
  await both.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveTitle('Create an account · Seven Pillars')

  const email = page.getByLabel('Email')
  const username = page.getByLabel('Username')
  await email.fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(email).toHaveAccessibleDescription('Invalid email')
  await expect(email, 'the first invalid field has the focus').toBeFocused()
  await expect(username).toHaveAccessibleDescription(/Required$/)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /String must contain at least 8 character\(s\)/,
  )

  await fillSignUp(page, { email: other.email.toUpperCase(), username: other.username.toUpperCase() })
  await expect(email).toHaveAccessibleDescription(/already|taken|account/i)
  await expect(email).toBeFocused()
  await expect(username).toHaveAccessibleDescription(/already|taken/i)
  const name = uniqueName('chooser')
  await fillSignUp(page, { email: `${name}@example.org`, username: name })
  await expectReadyToJoin(page, challenge)
  expect(await (await api.get('/api/auth/user')).json()).toMatchObject({ username: name, timeZone: 'Europe/Berlin' })
})

test('makes the first account the admin with the printed link, resets its password by email, and returns to the chosen challenge', async ({
  page,
  smtp,
  startSite,
}) => {
  const site = await startSite({ SMTP_URL: smtp.url, PUBLIC_URL: 'http://pillars.example.org' })
  await page.goto(`${site.url}/challenges`)
  const challenge = await chooseChallenge(page)
  await signInDialog(page).getByRole('link', { name: 'Sign In to Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Set up this site' })).toBeVisible()
  await expect(page.getByText('open the link that the server printed when it started.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)

  const tab = await page.context().newPage()
  const setupCode = site.takeSetupCode() ?? ''
  await tab.goto(`${site.url}/sign-up?setup=${setupCode}`)
  await tab.reload()
  const title = 'Create the first account: it will be the admin'
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(tab.url() + (await tab.content())).not.toContain(setupCode)
  await fillSignUp(tab, { email: 'first@example.org', username: 'first' })
  await expectReadyToJoin(tab, challenge)
  await expect(tab.getByRole('link', { name: 'Manage Posts' })).toBeVisible()
  expect(await tab.evaluate(() => localStorage.getItem('return-to')), 'forgotten after use').toBeNull()

  await page.context().clearCookies()
  await page.goto(`${site.url}/challenges`)
  const second = await chooseChallenge(page, { index: 1 })
  await signInDialog(page).getByRole('link', { name: 'Sign In to Continue' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The sign-in form has an email field too.
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').fill('first@example.org')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(
    page.getByText('If an account exists for that address, we’ve sent it a link to reset the password.'),
  ).toBeVisible()
  const { text } = await smtp.waitForMailTo('first@example.org', 'Set a new password')
  const { pathname, hash } = findLink(text, 'reset')
  await tab.goto(site.url + pathname + hash)
  await tab.getByLabel('New password').fill(newPassword)
  await tab.getByRole('button', { name: 'Set password' }).click()
  await tab.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(tab, 'first@example.org', newPassword)
  await expectReadyToJoin(tab, second)
})

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign In Required' })

/** Presses "Join Challenge" on the card at an index, of those of a pillar if given. */
async function chooseChallenge(page: Page, { pillar, index = 0 }: { pillar?: string; index?: number } = {}) {
  const all: Challenge[] = await (await page.request.get(new URL('/api/challenges', page.url()).href)).json()
  const challenge = all.filter((each) => !pillar || each.pillar === pillar)[index]
  if (!challenge) throw new Error('The site has too few challenges')
  await page.getByRole('button', { name: `Join Challenge: ${challenge.title}` }).click()
  await expect(signInDialog(page)).toContainText('Sign in to access challenges.')
  return challenge
}

async function expectReadyToJoin(page: Page, { id, title }: Challenge) {
  await expect(page).toHaveURL(new RegExp(`/challenge/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join Challenge' })).toBeVisible()
}

async function fillSignUp(page: Page, { email, username }: { email: string; username: string }) {
  await expect(page.getByRole('heading', { level: 1, name: /^Create / })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}
