import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoHorizontalScroll, signUpAt, test } from './site.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

test('visitors and members can read the guidelines, privacy and terms', async ({ page, signUp }) => {
  const readAll = async () => {
    for (const [path, title, words] of [
      ['/guidelines', 'Community guidelines', 'Seven Pillars is a place for men'],
      ['/privacy', 'Privacy', 'There are no ads'],
      ['/terms', 'Terms', 'You must be at least 18'],
    ] as const) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expect(page).toHaveTitle(`${title} · Seven Pillars`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(words)).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 700 })
      await expectNoHorizontalScroll(page)
      await page.setViewportSize({ width: 1280, height: 900 })
    }
  }
  await readAll()
  await signUp()
  await readAll()
})

test('Help is one tap away on every screen', async ({ page, signUp }) => {
  const paths = ['/', '/challenges', '/sign-in', '/sign-up', '/reset', '/nowhere', '/privacy']
  for (const path of paths) {
    await page.goto(path)
    await expect(footer(page).getByRole('link', { name: 'Help now' }), path).toHaveAttribute('href', '/help')
  }
  await signUp()
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of ['/', '/journal', '/community', '/settings', '/nowhere', '/admin/site']) {
    await page.goto(path)
    await footer(page).getByRole('link', { name: 'Help now' }).click()
    await expect(page, path).toHaveURL('/help')
  }
})

test('the footer is there without JavaScript, also while a screen loads', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/', '/sign-in', '/nowhere']) {
    await page.goto(path)
    await expect(footer(page).getByRole('link')).toHaveText(['Help now', 'Guidelines', 'Privacy', 'Terms'])
  }
  await context.close()
})

test('an admin edits a page, asks members to accept the guidelines and goes back to the default', async ({
  page,
  startSite,
}) => {
  const site = await startSite()
  await signUpAt(site, page.request, 'marcus')
  await page.goto(`${site.url}/admin/site`)
  await page.getByRole('button', { name: 'Edit Community guidelines' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('## Be kind\n\nRead the [terms](/terms).')
  await dialog.getByRole('tab', { name: 'Preview' }).click()
  await expect(dialog.getByRole('heading', { name: 'Be kind' })).toBeVisible()
  await dialog.getByLabel('Ask members to accept them again').check()
  await dialog.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByText('Page saved', { exact: true })).toBeVisible()
  const standing = await (await page.request.get(`${site.url}/api/standing`)).json()
  expect(standing).toMatchObject({ guidelinesDue: true })

  await page.getByRole('link', { name: 'View Community guidelines' }).click()
  await expect(page.getByRole('heading', { name: 'Be kind' })).toBeVisible()
  await expect(page.getByText('Last changed on')).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'terms' }).click()
  await expect(page).toHaveURL(/\/terms$/)

  await page.goto(`${site.url}/admin/site`)
  await page.getByRole('button', { name: 'Edit Community guidelines' }).click()
  await dialog.getByRole('button', { name: 'Use the default text' }).click()
  await expect(page.getByText('Default text restored', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'View Community guidelines' }).click()
  await expect(page.getByText('Seven Pillars is a place for men')).toBeVisible()
})

test('an imprint exists once an admin has written it', async ({ page, browser, startSite }) => {
  const site = await startSite()
  await signUpAt(site, page.request, 'marcus')
  const context = await browser.newContext({ baseURL: site.url })
  const visitor = await context.newPage()
  expect((await visitor.goto('/imprint'))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()

  await page.goto(`${site.url}/admin/site`)
  await page.getByRole('button', { name: 'Edit Imprint' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('Sam Miller, Main Street 1')
  await page.getByRole('dialog').getByRole('button', { name: 'Save page' }).click()
  await expect(footer(page).getByRole('link', { name: 'Imprint' })).toBeVisible()

  await visitor.goto('/')
  await footer(visitor).getByRole('link', { name: 'Imprint' }).click()
  await expect(visitor.getByText('Sam Miller, Main Street 1')).toBeVisible()
  await context.close()
})
