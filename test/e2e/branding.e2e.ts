import type { Page } from '@playwright/test'
import { expect, signUpAt, test } from './site.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const save = (page: Page) => section(page, 'Preview').getByRole('button', { name: 'Save' }).click()
const getAccent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brass'))

test('an admin gives the site its name, accent and welcome, and visitors see them @prove', async ({
  page,
  browser,
  startSite,
  consoleErrors,
}) => {
  const site = await startSite({ SITE_FIGURES: 'live' })
  await signUpAt(site, page.request, 'marcus')
  await page.goto(`${site.url}/`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Site', exact: true }).click()
  await expect(page).toHaveTitle('Site · Seven Pillars')
  await page.getByRole('textbox', { name: 'Name' }).fill('Iron Harbor')
  await page.getByLabel('Accent colour').fill('#2266aa')
  await page.getByLabel('Headline').fill('Men who show up')
  await section(page, 'Welcome').getByLabel('Text').fill('One step a day, with other men.')
  await expect(
    page.getByRole('img', { name: 'Landing page: Iron Harbor. Men who show up. One step a day, with other men.' }),
  ).toBeVisible()
  await save(page)
  await expect(page.getByText('Site saved', { exact: true })).toBeVisible()
  await expect(page, 'at once').toHaveTitle('Site · Iron Harbor')
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Iron Harbor' })).toBeVisible()
  const accent = await getAccent(page)
  expect(accent).not.toBe('#d3ad5e')
  await page.reload()
  await expect(page).toHaveTitle('Site · Iron Harbor')
  expect(await getAccent(page)).toBe(accent)

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, colorScheme: 'dark' })
    const visitor = await context.newPage()
    await visitor.goto('/')
    await expect(visitor).toHaveTitle('Iron Harbor')
    await expect(visitor.getByRole('heading', { level: 1, name: 'Men who show up' })).toBeVisible()
    await expect(visitor.getByText('One step a day, with other men.')).toBeVisible()
    await expect(visitor.getByText('Active Members'), 'no figures of the specification').toHaveCount(0)
    await expect(visitor.getByText('Guided Challenges')).toBeVisible()
    expect(await visitor.locator('#accent').textContent()).toContain(accent)
    await context.close()
  }
  const manifest = await (await page.request.get(`${site.url}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ name: 'Iron Harbor', theme_color: '#2266aa' })

  await page.getByRole('textbox', { name: 'Name' }).fill('')
  await page.getByRole('button', { name: 'Use brass' }).click()
  await save(page)
  await expect(page).toHaveTitle('Site · Seven Pillars')
  expect(await getAccent(page)).toBe('#d3ad5e')
  expect(consoleErrors).toEqual([])
})

test('an admin uploads a logo that every screen shows, and writes sign-up questions @prove', async ({
  page,
  startSite,
}) => {
  const site = await startSite({ SIGN_UP: 'approval' })
  await signUpAt(site, page.request, 'marcus')
  await page.goto(`${site.url}/admin/site`)
  const image = await drawSquare(page)
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(image, 'base64') }
  await page.getByLabel('Logo file').setInputFiles(logo)
  await expect(page.getByText('Logo saved', { exact: true })).toBeVisible()
  const shown = page.getByRole('complementary').locator('img')
  await expect(shown).toHaveJSProperty('naturalWidth', 512)
  const { icons } = await (await page.request.get(`${site.url}/manifest.webmanifest`)).json()
  expect(icons).toMatchObject([{ sizes: '512x512', type: 'image/png' }])
  await page.getByLabel('Logo file').setInputFiles({ ...logo, buffer: Buffer.from('<svg/>') })
  await expect(page.getByRole('alert')).toContainText('Use a PNG, JPEG or WebP picture')
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await expect(page.getByText('Logo removed', { exact: true })).toBeVisible()
  await expect(shown).toHaveCount(0)

  await page.getByLabel('Question 1').fill('What brings you here?')
  await page.getByLabel('Question 3').fill('How did you find us?')
  await page.getByRole('button', { name: 'Save questions' }).click()
  await expect(page.getByText('Questions saved', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Question 2')).toHaveValue('How did you find us?')
  const { questions } = await (await page.request.get(`${site.url}/api/site`)).json()
  expect(questions).toEqual(['What brings you here?', 'How did you find us?'])
})

/** @returns base64 of a PNG of 600 × 600 pixels */
function drawSquare(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 600
    canvas.getContext('2d')?.fillRect(100, 100, 400, 400)
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  })
}
