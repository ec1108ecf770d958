import type { Page } from '@playwright/test'
import { builtFile, holdRequests } from './network.ts'
import { expect, logOut, test, toast } from './site.ts'

test.describe('loading screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('centres the loading screen in the chosen theme before any script has loaded', async ({ page, signUp }) => {
    await signUp()
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    const releaseScripts = await holdRequests(page, /\/assets\/.*\.js$/)
    await page.goto('/pillars', { waitUntil: 'commit' })
    const status = page.getByRole('status')
    await expect(status).toHaveText('Loading...')
    await expect(page.locator('html'), 'the stylesheet has loaded').toHaveCSS('background-color', 'rgb(246, 243, 236)')
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    const logo = await page.getByRole('main').locator('svg').boundingBox()
    expect(logo).toMatchObject({ width: 44, height: 44 })
    expect((logo?.x ?? 0) + 22).toBeCloseTo(390 / 2, 0)
    const text = await status.boundingBox()
    const [top, bottom] = [logo?.y ?? 0, (text?.y ?? 0) + (text?.height ?? 0)]
    expect((top + bottom) / 2, 'vertically').toBeCloseTo(844 / 2, 0)
    releaseScripts()
    await expect(page.getByRole('heading', { level: 1, name: 'Core Pillars' })).toBeVisible()
    await expect(status.filter({ hasText: 'Loading...' })).toHaveCount(0)
  })

  test('uses the background of the chosen theme without a stylesheet, whatever the system prefers', async ({
    page,
    signUp,
  }) => {
    await signUp()
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.route(/\/assets\/.*\.(css|js)$/, (route) => route.abort())
    await page.goto('/pillars')
    const canvas = await page.evaluate(() => {
      document.body.style.background = 'Canvas'
      return getComputedStyle(document.body).backgroundColor
    })
    expect(canvas).not.toBe('rgb(255, 255, 255)')
  })
})

test.describe('an app that cannot be loaded', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('explains that the app could not be loaded and loads it again on request', async ({ page, signUp }) => {
    await signUp()
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/pillars')
    const status = page.getByRole('status')
    await expect(status).toHaveText('This page could not be loaded. Check your connection and try again.')
    await page.unroute(/\/assets\/.*\.js$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Core Pillars' })).toBeVisible()
  })

  test('says that the app needs JavaScript', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/goals')
    await expect(page.getByRole('paragraph')).toHaveText('This page needs JavaScript. Turn it on and reload the page.')
    await expect(page.getByText('Loading...')).toBeHidden()
    await context.close()
  })
})

test.describe('without a connection right after the first screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  // Nothing is preloaded.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    }),
  )

  test('opens More and goes to a screen that was open before', async ({ page, signUp, context }) => {
    await signUp()
    await page.goto('/goals')
    await expect(page.getByRole('heading', { level: 1, name: 'Goals & Accountability' })).toBeVisible()
    await goToFromMore(page, 'Pillars')
    await expect(page.getByRole('heading', { level: 1, name: 'Core Pillars' })).toBeVisible()
    await context.setOffline(true)
    await goToFromMore(page, 'Goals')
    await expect(page.getByRole('heading', { level: 1, name: 'Goals & Accountability' })).toBeVisible()
  })

  test('asks to check the connection when a dialog cannot load, and offers no reload', async ({
    page,
    signUp,
    context,
  }) => {
    await signUp()
    await page.goto('/goals')
    const newGoal = page.getByRole('button', { name: 'New Goal' })
    await expect(newGoal).toBeVisible()
    await context.setOffline(true)
    await newGoal.click()
    await expect(toast(page).getByRole('alert')).toContainText('Check your connection and try again.')
    await expect(toast(page).getByRole('button', { name: 'Reload' })).toBeHidden()
    await context.setOffline(false)
    await newGoal.click()
    await expect(page.getByRole('dialog', { name: 'New Goal' })).toBeVisible()
  })

  test('keeps drafts and stays on the screen when a member tries to log out @prove', async ({
    page,
    signUp,
    context,
  }) => {
    const { id } = await signUp()
    await page.goto('/pillars')
    await expect(page.getByRole('heading', { level: 1, name: 'Core Pillars' })).toBeVisible()
    const draft = `draft:${id}:journal:new`
    await page.evaluate((key) => localStorage.setItem(key, '{"content":"A hard day."}'), draft)
    // This loads it.
    await openMore(page)
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await openMore(page)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('alert')).toHaveText('You need a connection to log out.')
    await expect(page).toHaveURL('/pillars')
    expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toBe('{"content":"A hard day."}')
    await toast(page).getByRole('button', { name: 'Close' }).click()
    await context.setOffline(false)
    await logOut(page)
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toBeNull()
  })

  test('explains that a screen could not be loaded and opens it once online @prove', async ({
    page,
    signUp,
    context,
  }) => {
    await signUp()
    await page.goto('/challenges')
    await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible()
    await context.setOffline(true)
    await goTo(page, 'Journal')
    const error = page.getByRole('main').getByRole('alert')
    await expect(error.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expect(error).toContainText('Check your connection and try again.')
    const retry = error.getByRole('button', { name: 'Try again' })
    await retry.click()
    await expect(retry, 'no reload while offline').toBeEnabled()
    await expect(error).toBeVisible()
    await goTo(page, 'Challenges')
    await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible()
    await goTo(page, 'Journal')
    await expect(error).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
    await expect(page).toHaveURL('/journal')
  })
})

test('preloads the toast and the dialog after the first screen, and again when the connection is back', async ({
  page,
  signUp,
}) => {
  await signUp()
  const files = ['ui/ToastViewport.tsx', 'shell/SignInRequiredDialog.tsx', 'ui/DialogPanel.tsx'].map(builtFile)
  for (const file of files) await page.route(file, (route) => route.abort())
  const failed = Promise.all(
    files.map((file) => page.waitForEvent('requestfailed', (request) => file.test(request.url()))),
  )
  await page.goto('/pillars')
  await failed
  // A preload link and the import each make a request.
  await page.waitForLoadState('networkidle')
  const loaded = Promise.all(files.map((file) => page.waitForResponse(file)))
  await page.unrouteAll()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await loaded
})

/** Opens a screen from the bar of a phone. */
async function goTo(page: Page, label: string) {
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: label }).click()
}

async function goToFromMore(page: Page, label: string) {
  await openMore(page)
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: label, exact: true }).click()
}

async function openMore(page: Page) {
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
}
