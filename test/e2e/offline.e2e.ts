import { readCaches, waitForWorker } from './service-worker.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, logOut, test } from './site.ts'

test.use({ serviceWorkers: 'allow' })

test('shows the offline page without a connection and returns to the screen by itself', async ({
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  await signUp()
  await page.goto('/goals')
  await waitForWorker(page)
  await context.setOffline(true)
  await page.reload()
  const title = page.getByRole('heading', { level: 1, name: 'You’re offline' })
  await expect(title).toBeVisible()
  await expect(page).toHaveTitle('Offline · Seven Pillars')
  await expect(title, 'with the fonts of the app').toHaveCSS('font-family', /Archivo/)
  // The fallback fonts are local ones, so they load only on a computer that has Arial or Liberation Sans.
  const loadedFonts = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  )
  expect(loadedFonts.filter((family) => !family.endsWith('Fallback')).toSorted()).toEqual([
    'Archivo Variable',
    'Hanken Grotesk Variable',
  ])
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Goals & Accountability' })).toBeVisible()
  await expect(page).toHaveURL('/goals')
  expect(consoleErrors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('keeps no data of the member in the browser, and nothing after sign-out', async ({ page, api, signUp }) => {
  const { username, email } = await signUp()
  await api.post('/api/journal', { data: { title: 'A secret title', content: 'A secret page.' } })
  await page.goto('/')
  await waitForWorker(page)
  for (const path of ['/journal', '/settings', '/community', '/']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const entries = await readCaches(page)
  const cachedPaths = entries.map(({ url }) => new URL(url).pathname.replace(/[\w-]{7}\.css$/, '*.css'))
  expect(cachedPaths.toSorted()).toEqual([
    '/assets/*.css',
    expect.stringMatching(/^\/assets\/archivo-latin-.*\.woff2$/),
    expect.stringMatching(/^\/assets\/hanken-grotesk-latin-.*\.woff2$/),
    '/favicon.svg',
    '/help',
    '/offline.html',
    '/offline.js',
  ])
  for (const word of [username, email, 'secret']) expect(entries.filter(({ text }) => text.includes(word))).toEqual([])
  await logOut(page)
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const word of [username, email, 'secret']) expect(left).not.toContain(word)
})
