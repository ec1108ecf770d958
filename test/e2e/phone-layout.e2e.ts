import type { Page } from '@playwright/test'
import { findChallenge, joinChallenge } from './challenges.ts'
import { createDiscussion } from './discussions.ts'
import { recordLayoutShifts } from './layout-shifts.ts'
import { expect, test, toast } from './site.ts'

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'More' })

test('goes to the main screens from the bar at the bottom and marks the current one', async ({ page, signUp, api }) => {
  await signUp()
  await page.goto('/pillars')
  await expect(bar(page).locator('[aria-current]')).toHaveText('More')
  await expect(bar(page).getByRole('link')).toHaveText(['Today', 'Challenges', 'Community', 'Journal'])
  for (const [label, path] of Object.entries({
    Challenges: '/challenges',
    Community: '/community',
    Journal: '/journal',
    Today: '/',
  })) {
    await bar(page).getByRole('link', { name: label }).tap()
    await expect(page).toHaveURL(path)
    await expect(bar(page).locator('[aria-current]')).toHaveText(label)
    await expect(bar(page).getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main')).toBeFocused()
  }
  const { id } = await createDiscussion(api)
  await page.goto(`/community/${id}`)
  await expect(bar(page).locator('[aria-current]'), 'the parent of a nested screen').toHaveText('Community')
  await expect(bar(page).locator('[aria-current]')).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(bar(page), 'on a wider screen').toBeHidden()
})

test('opens every other screen from More, which gets the focus back', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/')
  const more = bar(page).getByRole('button', { name: 'More' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await expect(page.locator('[aria-haspopup=dialog][aria-expanded=true]')).toHaveText('More')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(more).toBeFocused()
  await more.tap()
  await sheet(page).getByRole('link', { name: 'Settings' }).tap()
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(bar(page).locator('[aria-current]')).toHaveText('More')
})

test('shifts nothing while it loads, and keeps the end of a screen and toasts above the bar', async ({
  page,
  signUp,
  api,
}) => {
  await signUp()
  const challenge = await findChallenge(api)
  const sumShifts = await recordLayoutShifts(page)
  const expectNoShifts = async (path: string) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await sumShifts(), path).toBeLessThan(0.01)
  }
  await expectNoShifts(`/challenge/${challenge.id}`)
  await joinChallenge(api, challenge)
  await expectNoShifts('/')
  await expectNoShifts(`/challenge/${challenge.id}`)
  await page.getByRole('button', { name: 'Mark Day Complete' }).tap()
  const marked = toast(page).getByRole('listitem')
  await expect(marked).toBeVisible()
  const getBarTop = async () => (await bar(page).boundingBox())?.y ?? 0
  const box = await marked.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await getBarTop())
  // What is below the fold loads once it is near.
  await expect(async () => {
    await page.keyboard.press('End')
    expect(await page.evaluate(() => innerHeight + scrollY - document.body.scrollHeight)).toBeGreaterThan(-2)
    const end = await page.getByRole('main').boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((await getBarTop()) + 1)
  }).toPass()
  await page.emulateMedia({ media: 'print' })
  await expect(bar(page), 'not on every printed page').toBeHidden()
})

test('hides the bar while the keyboard is open and keeps the reply form in view', async ({
  page,
  signUp,
  api,
  consoleErrors,
}) => {
  await signUp()
  const { id } = await createDiscussion(api, { content: 'One line after the other.\n\n'.repeat(40) })
  await page.goto(`/community/${id}`)
  const field = page.getByRole('textbox', { name: 'Write a reply' })
  const readPlace = () => page.evaluate(() => scrollY)
  const box = await field.boundingBox()
  // Without Playwright's own scrolling.
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await expect(field).toBeFocused()
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible()
  const place = await readPlace()
  expect(place, 'stays where the member reads').toBe(0)
  await field.pressSequentially('Me too')
  expect(await readPlace(), 'also while they write').toBe(place)
  await page.reload()
  await expect(field).toHaveValue('Me too')
  expect(consoleErrors, 'the page of the server has no draft').toEqual([])
  await field.focus()
  await expect(bar(page)).toBeVisible()
  await expect(async () => {
    const form = await page.getByRole('form', { name: 'Write a reply' }).boundingBox()
    expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0)
  }).toPass()
  // The on-screen keyboard shrinks the page (interactive-widget=resizes-content).
  await page.setViewportSize({ width: 390, height: 380 })
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 664 })
  await expect(bar(page)).toBeVisible()
})

test('gives the items of both bars a large enough target on the smallest phone @prove', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/pillars')
  for (const height of [640, 400]) {
    await page.setViewportSize({ width: 320, height })
    for (const item of await bar(page).locator('a, button').all()) {
      const box = await item.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(43)
    }
  }
  const header = page.getByRole('banner')
  await expect(header.getByRole('button'), 'the rest is in More').toHaveCount(0)
  await expect(header.getByRole('link')).toHaveCount(4)
  for (const name of ['Search', 'Notifications', 'Profile and settings']) {
    const box = await header.getByRole('link', { name }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
  }
  await header.getByRole('link', { name: 'Seven Pillars' }).tap()
  await expect(page).toHaveURL('/')
})
