import { findChallenge, joinChallenge } from './challenges.ts'
import { expectHydration, waitUntilHydrated } from './hydration.ts'
import { holdRequests } from './network.ts'
import { test } from './screens.ts'
import { expect } from './site.ts'

// The server renders the most visited screens. The app takes them over without a visible change.

test.describe('before the app has started', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a member sees the screen, and what they press happens once the app has started', async ({
    page,
    api,
    signUp,
  }) => {
    await signUp()
    await joinChallenge(api, await findChallenge(api))
    const release = await holdRequests(page, /\/assets\/.*\.js$/)
    await page.goto('/', { waitUntil: 'commit' })
    const mark = page.getByRole('main').getByRole('button', { name: /^Mark Day Complete/ })
    await mark.click()
    await expect(mark).toBeVisible()
    release()
    await expect(page.getByRole('main').getByText('Day 1.', { exact: true })).toBeVisible()
  })

  test('a visitor can type, and nothing typed is lost', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/.*\.js$/)
    await page.goto('/sign-in', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill('man@example.org')
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
    await page.getByRole('button', { name: 'Show password' }).click()
    release()
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Email')).toHaveValue('man@example.org')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('correct horse battery')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('don’t match')
  })

  test('a visitor can choose a filter while the app takes over the page', async ({ page }) => {
    // React waits for these messages.
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype
      const held: (() => void)[] = []
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        held.push(() => postMessage.call(this, message))
      }
      Reflect.set(window, 'goOn', () => {
        MessagePort.prototype.postMessage = postMessage
        for (const post of held) post()
      })
    })
    await page.goto('/challenges', { waitUntil: 'commit' })
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    )
    const pillar = page.getByRole('combobox', { name: 'Pillar' })
    await pillar.selectOption('career')
    await page.evaluate(() => Reflect.get(window, 'goOn')())
    await expect(page).toHaveURL(/pillar=career/)
    await expect(pillar).toHaveValue('career')
  })

  test('a page says so if the app cannot be loaded', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded completely.')
    await page.unrouteAll()
    await page.getByRole('alert').getByRole('link', { name: 'try again' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

test.describe('on a later visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('starts the app at once when the scripts are on the device', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto('/')
    await waitUntilHydrated(page)
    const [start, paint] = await page.evaluate(() => [
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))?.startTime ?? Infinity,
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ])
    expect(start).toBeLessThan(paint ?? 0)
  })
})

const views = [
  {
    view: { width: 320, theme: 'light', locale: 'en-US', timezoneId: 'America/Los_Angeles' },
    viewers: ['visitor'],
  },
  { view: { width: 390, theme: 'dark', locale: 'de-DE', timezoneId: 'Pacific/Auckland' }, viewers: ['member'] },
] as const

// screens.e2e.ts opens them at 1280 pixels, and `npm run prove -- screens` in every combination.
for (const { view, viewers } of views)
  test(`hydrates what the server rendered for a ${viewers[0]} at ${view.width} pixels, in ${view.locale}`, async ({
    browser,
    prepared,
    server,
  }) => {
    await expectHydration(browser, { server, prepared, view, viewers })
  })
