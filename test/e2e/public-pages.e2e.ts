import type { Page } from '@playwright/test'
import { expect, signUpAt, test } from './site.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

test('Help and the pages of the site are one tap away on every screen, also without JavaScript @prove', async ({
  page,
  signUp,
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const plainPage = await context.newPage()
  for (const path of ['/', '/sign-in', '/nowhere']) {
    await plainPage.goto(path)
    await expect(footer(plainPage).getByRole('link')).toHaveText(['Help now', 'Guidelines', 'Privacy', 'Terms'])
  }
  await context.close()

  const paths = ['/', '/challenges', '/sign-in', '/sign-up', '/reset', '/nowhere', '/privacy']
  for (const path of paths) {
    await page.goto(path)
    await expect(footer(page).getByRole('link', { name: 'Help now' }), path).toHaveAttribute('href', '/help')
  }
  for (const [name, path, title, words] of [
    ['Guidelines', '/guidelines', 'Community guidelines', 'Seven Pillars is a place for men'],
    ['Privacy', '/privacy', 'Privacy', 'There are no ads'],
    ['Terms', '/terms', 'Terms', 'You must be at least 18'],
  ] as const) {
    await footer(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(`${title} · Seven Pillars`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
  }
  await signUp()
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of ['/', '/journal', '/community', '/settings', '/nowhere', '/admin/site']) {
    await page.goto(path)
    await footer(page).getByRole('link', { name: 'Help now' }).click()
    await expect(page, path).toHaveURL('/help')
  }
})

test('an admin edits the guidelines, which members accept again, restores the default and writes an imprint @prove', async ({
  page,
  browser,
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
