import type { Page } from '@playwright/test'
import { cards, startStripeFake, type StripeFake } from '../stripe-fake.ts'
import { holdRequests } from './network.ts'
import { startSite } from './prepared-site.ts'
import { expect, expectNoHorizontalScroll, expectNoViolations, signUpAt, test as base, toast } from './site.ts'

const test = base.extend<object, { stripe: StripeFake }>({
  stripe: [
    async ({}, use) => {
      const stripe = await startStripeFake()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  workerServer: [
    async ({ stripe }, use) => {
      const server = await startSite({ ...stripe.serverSettings(), TRUST_PROXY: '1', STARTER_CONTENT: 'off' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const offer = (page: Page) => page.getByRole('region', { name: 'Complete Your Profile' })
const submitButton = (page: Page) => page.getByRole('button', { name: 'Complete Setup' })

async function fillCardForm(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
}

/** Counts the payment provider's scripts and frames in the page. */
const countProviderElements = (page: Page, stripe: StripeFake) =>
  page.evaluate((origin) => document.querySelectorAll(`script[src^="${origin}"], iframe`).length, stripe.url)

async function expectWelcome(page: Page): Promise<void> {
  await expect(toast(page)).toContainText('Welcome!')
  await expect(toast(page)).toContainText('Your account is all set up.')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Seven Pillars of Growth' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
}

test('saves a card once from the offer on a phone, by keyboard, in both themes and after several clicks', async ({
  page,
  signUp,
  stripe,
  api,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await signUp()
  await page.goto('/')
  await expect(offer(page)).toContainText('Save a card for future premium features. You won’t be charged now.')
  await offer(page).getByRole('link', { name: 'Add a card' }).click()

  await expect(page).toHaveURL('/onboarding')
  await expect(page).toHaveTitle('Complete Your Profile · Seven Pillars')
  await expect(page.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible()
  await expect(
    page.getByText('Add a payment method to unlock premium features and future upgrades. You won’t be charged now.'),
  ).toBeVisible()
  await expect(
    page.getByText(
      "Your card will not be charged. We're securely storing your payment details for future premium features.",
    ),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How we handle your card' })).toBeVisible()
  const number = page.getByLabel('Card number')
  await number.fill('4242')
  const getBackgroundColor = () => number.evaluate((input) => getComputedStyle(input).backgroundColor)
  const color = await getBackgroundColor()
  // The provider's form gets its colours from the app, so use the real theme switch.
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByText('Light', { exact: true }).click()
  await expect.poll(getBackgroundColor).not.toBe(color)
  await expect(number, 'the input stays').toHaveValue('4242')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoHorizontalScroll(page)

  await number.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(cards.valid)
  await page.keyboard.press('Tab')
  await page.keyboard.type('12 / 34')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Tab')
  await expect(submitButton(page)).toBeFocused()
  const navigation = page.waitForURL('/')
  await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Complete Setup')
    button?.click()
    button?.click()
    button?.click()
  })
  await navigation
  await expectWelcome(page)
  expect((await (await api.get('/api/auth/user')).json()).onboardingCompleted).toBe(true)
  expect(countConfirmations(stripe, id)).toBe(1)

  // Home is a new document, without the provider's script.
  expect(await countProviderElements(page, stripe)).toBe(0)
  expect(stripe.requests.filter(({ path }) => /payment_intents|charges|invoices/.test(path))).toEqual([])
  expect(consoleErrors).toEqual([])
})

test('shows why a card was declined, and finishes after a server error without saving a second card @prove', async ({
  page,
  signUp,
  stripe,
}) => {
  const { id } = await signUp()
  await page.goto('/onboarding')
  await fillCardForm(page, cards.declined)
  const release = await holdRequests(page, /\/setup_intents\/[^/]+\/confirm$/)
  await submitButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Processing...' })).toHaveAttribute('disabled')
  await expect(page.getByRole('status').filter({ hasText: 'Processing...' })).toBeAttached()
  await expect(page.getByRole('form', { name: 'Card details' })).toBeFocused()
  release()
  await expect(toast(page)).toContainText('Setup Failed')
  await expect(toast(page)).toContainText('Your card was declined.')
  await expect(submitButton(page)).not.toHaveAttribute('disabled')
  await expect(submitButton(page)).toBeFocused()

  await fillCardForm(page, '')
  await submitButton(page).click()
  await expect(toast(page)).toContainText('Your card information is incomplete.')
  const declined = countConfirmations(stripe, id)
  await fillCardForm(page, cards.failsOnNextRead)
  await submitButton(page).click()
  await expect(toast(page)).toContainText('Error')
  await expect(toast(page)).toContainText(
    'The payment provider isn’t responding right now. Please try again in a moment.',
  )
  await expect(submitButton(page)).toBeEnabled()
  await submitButton(page).click()
  await expectWelcome(page)
  expect(countConfirmations(stripe, id)).toBe(declined + 1)
})

test('shows the form again after the bank refuses, and finishes after it agrees @prove', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/onboarding')
  const askBank = async () => {
    await fillCardForm(page, cards.requiresAction)
    await submitButton(page).click()
    await expect(page.getByRole('heading', { name: 'Your bank' })).toBeVisible()
  }
  await askBank()
  await page.getByRole('link', { name: 'It is not me' }).click()
  await expect(toast(page)).toContainText('Setup Failed')
  await expect(toast(page)).toContainText('We are unable to authenticate your payment method.')
  // The client secret must not stay in the URL or the history.
  await expect(page).toHaveURL('/onboarding')

  await askBank()
  await page.getByRole('link', { name: 'It is me', exact: true }).click()
  await expectWelcome(page)
})

test('completes a slow bank check, does not ask again, and removes the card in the settings @prove', async ({
  page,
  signUp,
  stripe,
}) => {
  const { id } = await signUp()
  await page.goto('/onboarding')
  await fillCardForm(page, cards.processing)
  await submitButton(page).click()
  await expect(page.getByText('Your bank is still checking the card.')).toBeVisible()
  const checkAgain = page.getByRole('button', { name: 'Check again' })
  const checked = page.waitForResponse('**/api/create-setup-intent')
  await checkAgain.click()
  await checked
  await expect(checkAgain).not.toHaveAttribute('aria-busy')
  await expect(page.getByText('Your bank is still checking the card.')).toBeVisible()
  stripe.succeed(findSetupIntentId(stripe, id))
  await checkAgain.click()
  await expectWelcome(page)
  await page.goto('/onboarding')
  await expect(page.getByText('Your card is saved, and you haven’t been charged.')).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await page.getByRole('link', { name: 'Open settings' }).click()

  const card = page.getByRole('region', { name: 'Stored card' })
  await expect(card).toContainText('Visa ending in 0077')
  await expect(card).toContainText('Expires 12/2034')
  await card.getByRole('button', { name: 'Remove card' }).click()
  const confirmDialog = page.getByRole('alertdialog', { name: 'Remove your card?' })
  await confirmDialog.getByRole('button', { name: 'Remove card' }).click()
  await expect(toast(page)).toContainText('Card removed')
  await expect(card).toContainText('You have no stored card.')
  expect(
    [...stripe.paymentMethods.values()].filter(
      ({ customer }) => customer === stripe.intents.get(findSetupIntentId(stripe, id))?.customer,
    ),
  ).toEqual([])
  await card.getByRole('link', { name: 'Add a card' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
})

test('keeps the spinner when setup fails, with a retry and a way to skip, and then dismisses the offer @prove', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.route('**/api/create-setup-intent', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.goto('/onboarding')
  await expect(toast(page)).toContainText('Error')
  await expect(toast(page)).toContainText('Failed to initialize payment setup')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Not now' }).click()
  await offer(page).getByRole('button', { name: 'No thanks' }).click()
  await expect(offer(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Seven Pillars of Growth' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('says what a site without payments and email cannot do, and lets the member continue @prove', async ({
  page,
  startSite,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  await signUpAt(site, page.request, 'man')
  await page.goto(`${site.url}/onboarding`)
  await expect(page.getByText('Payments are not set up on this site')).toBeVisible()
  await page.getByRole('link', { name: 'Continue to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Seven Pillars of Growth' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await page.goto(`${site.url}/settings`)
  await expect(page.getByRole('link', { name: 'Devices' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Payment' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Account and password' }).click()
  const email = page.getByRole('region', { name: 'Email', exact: true })
  await expect(email).toContainText('This site doesn’t send email.')
  await expect(email).toContainText('Ask the person who runs it')
  await expect(email.getByRole('textbox')).toHaveCount(0)
})

function findSetupIntentId(stripe: StripeFake, userId: string): string {
  return [...stripe.intents.values()].findLast(({ metadata }) => metadata.userId === userId)?.id ?? ''
}

const countConfirmations = (stripe: StripeFake, userId: string) =>
  stripe.requests.filter(({ path }) => path.endsWith('/confirm') && path.includes(findSetupIntentId(stripe, userId)))
    .length
