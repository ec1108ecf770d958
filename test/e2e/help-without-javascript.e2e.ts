import { waitForWorker } from './service-worker.ts'
import { expect, expectNoHorizontalScroll, test } from './site.ts'

test.use({ serviceWorkers: 'allow' })

test('lists all countries without JavaScript, and guesses none', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    locale: 'de-AT',
    viewport: { width: 320, height: 700 },
  })
  const page = await context.newPage()
  const response = await page.goto('/help')
  expect(response?.status()).toBe(200)
  expect(response?.headers()['x-robots-tag']).toBeUndefined()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help now')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Choose your country')
  await expect(page.getByText('Open your country and look for Gambling.')).toBeHidden()
  await page.goto('/help#gambling')
  await expect(page.getByText('Open your country and look for Gambling.')).toBeVisible()
  await page.getByText('United Kingdom', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Gambling' })).toBeVisible()
  await expect(page.getByRole('link', { name: '999', exact: true })).toHaveAttribute('href', 'tel:999')
  await expect(page.getByRole('link', { name: /^Call 116 123/ }).first()).toBeVisible()
  await expectNoHorizontalScroll(page)
  await context.close()
})

test('keeps the list for members without a connection', async ({ page, context, signUp }) => {
  const { username } = await signUp()
  await page.goto('/')
  await waitForWorker(page)
  await context.setOffline(true)
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help now')
  await expect(page.getByText('United Kingdom')).toBeVisible()
  expect(await page.content()).not.toContain(username)
  await context.setOffline(false)
})
