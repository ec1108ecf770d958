import type { Page } from '@playwright/test'
import type { Challenge } from '#contract/challenges.ts'
import { findLink, test } from './emails.ts'
import { expect, password, uniqueName } from './site.ts'

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign In Required' })
const switchTo = (page: Page, name: 'Sign in' | 'Create an account') =>
  page.getByRole('navigation', { name: 'Sign in or create an account' }).getByRole('link', { name }).click()

test.describe('a challenge that a visitor chose', () => {
  test('opens after sign-in, the last one of two, also after a wrong password', async ({ page, signUp, context }) => {
    const { email } = await signUp()
    await context.clearCookies()
    await page.goto('/challenges?pillar=career')
    await chooseChallenge(page, { pillar: 'career', index: 1 })
    await page.keyboard.press('Escape')
    const challenge = await chooseChallenge(page, { pillar: 'career' })
    await expect(page, 'no navigation').toHaveURL('/challenges?pillar=career')
    await signInDialog(page).getByRole('link', { name: 'Sign In to Continue' }).click()
    await fillSignIn(page, email, 'wrong password')
    await expect(page.getByRole('alert')).toBeVisible()
    await fillSignIn(page, email)
    await expectReadyToJoin(page, challenge)
  })

  test('opens after creating an account, also after switching between the screens', async ({ page }) => {
    await page.goto('/challenges')
    const challenge = await chooseChallenge(page)
    await signInDialog(page).getByRole('link', { name: 'Sign In to Continue' }).click()
    await switchTo(page, 'Create an account')
    await switchTo(page, 'Sign in')
    await switchTo(page, 'Create an account')
    await fillSignUp(page, uniqueName('chooser'))
    await expectReadyToJoin(page, challenge)
  })

  test('opens after following the printed link or a reset link in another tab', async ({ page, emailSite }) => {
    const { smtp, site, publicUrl } = emailSite
    await page.goto(`${publicUrl}/challenges`)
    const challenge = await chooseChallenge(page)
    await signInDialog(page).getByRole('link', { name: 'Sign In to Continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Set up this site' })).toBeVisible()
    const tab = await page.context().newPage()
    await tab.goto(`${publicUrl}/sign-up?setup=${site.takeSetupCode()}`)
    await fillSignUp(tab, 'first')
    await expectReadyToJoin(tab, challenge)
    expect(await tab.evaluate(() => localStorage.getItem('return-to')), 'forgotten after use').toBeNull()

    await page.context().clearCookies()
    await page.goto(`${publicUrl}/challenges`)
    const second = await chooseChallenge(page, { index: 1 })
    await signInDialog(page).getByRole('link', { name: 'Sign In to Continue' }).click()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email').fill('first@example.org')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    const { text } = await smtp.waitForMailTo('first@example.org')
    await tab.goto(findLink(text, 'reset').href)
    await tab.getByLabel('New password').fill('a much better horse')
    await tab.getByRole('button', { name: 'Set password' }).click()
    await tab.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(tab, 'first@example.org', 'a much better horse')
    await expectReadyToJoin(tab, second)
  })
})

test('returns to no challenge or reset screen after sign-in from the header', async ({ page, signUp, context }) => {
  const { email } = await signUp()
  await context.clearCookies()
  await page.goto('/challenges')
  await chooseChallenge(page)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, email)
  await expect(page).toHaveURL('/challenges')
})

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

async function fillSignIn(page: Page, email: string, typed = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function fillSignUp(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name: /^Create / })).toBeVisible()
  await page.getByLabel('Email').fill(`${name}@example.org`)
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}
