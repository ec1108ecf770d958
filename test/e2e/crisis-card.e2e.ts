import type { Page } from '@playwright/test'
import { findChallenge, joinChallenge } from './challenges.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './site.ts'

test.use({ locale: 'en-GB', timezoneId: 'Europe/London' })

const card = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'It sounds like things are very hard right now.' })
const text = 'Work was fine. I just want to die.'

test('offers help in the journal without a request, moving the focus or storing anything', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/journal')
  const helpLoaded = page.waitForResponse('**/api/help')
  await page.getByRole('button', { name: 'New Entry' }).click()
  const entry = page.getByRole('dialog').getByLabel('Entry', { exact: true })
  await expect(entry).toBeFocused()
  await (await helpLoaded).finished()
  await page.waitForLoadState('networkidle')
  await entry.fill('This workout is killing me.')
  await expect(card(page)).toHaveCount(0)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await entry.fill(text)
  await expect(card(page)).toBeVisible()
  await expect(entry).toBeFocused()
  await expect(card(page).getByRole('link', { name: /^Call .*, Samaritans$/ })).toHaveAttribute('href', 'tel:116123')
  await expect(card(page).getByRole('link', { name: 'More ways to get help' })).toHaveAttribute('href', '/help')
  await expectAccessible(page)
  expect(requests, 'nothing leaves the device').toEqual([])
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).toContain('want to die')
  expect(stored, 'only the draft is stored').not.toMatch(/crisis|help|dismiss/i)

  await card(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(card(page)).toHaveCount(0)
  await entry.fill('')
  await entry.fill(text)
  await expect(card(page), 'again in a new text').toBeVisible()
  await entry.fill('This workout is killing me.')
  await expect(card(page), 'stays away from other texts').toHaveCount(0)
  expect(requests).toEqual([])
})

test('shows the emergency number when the lines cannot be loaded', async ({ page, signUp }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.route('/api/help', (route) => route.abort())
  await signUp()
  await page.goto('/goals')
  await page.getByRole('button', { name: 'New Goal' }).first().click()
  await page.getByRole('dialog').getByLabel('Title').fill('I don’t want to be here anymore')
  await expect(card(page).getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999')
  await expect(card(page).getByRole('link', { name: 'More ways to get help' })).toBeVisible()
  await expectNoHorizontalScroll(page)
})

test('appears in a discussion, for a restored draft too, and for a note on a day @prove', async ({
  page,
  api,
  signUp,
}) => {
  await signUp()
  await page.goto('/community')
  await page.getByRole('button', { name: 'Start a Discussion' }).first().click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Content' }).fill('no reason to live')
  await expect(card(page)).toBeVisible()
  await page.reload()
  await page
    .getByRole('button', { name: /Start a Discussion|Continue/ })
    .first()
    .click()
  await expect(card(page)).toBeVisible()

  const challenge = await findChallenge(api)
  await joinChallenge(api, challenge)
  await page.goto(`/challenge/${challenge.id}`)
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel(/^Note for day/).fill('Day 1 done but I just want to end it all')
  await expect(card(page)).toBeVisible()
})
