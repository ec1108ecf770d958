import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoHorizontalScroll, logOut, test } from './site.ts'

const questions = (page: Page) => page.getByRole('group')
const answer = (page: Page, index: number, label: string) =>
  questions(page).nth(index).getByLabel(label, { exact: true }).check()

test.describe('self-checks', () => {
  test('give a plain result without sending an answer @prove', async ({ page, signUp }) => {
    await signUp()
    await page.setViewportSize({ width: 390, height: 844 })
    const helpLoaded = page.waitForResponse('**/api/help')
    await page.goto('/help')
    await (await helpLoaded).finished()
    await page.getByRole('link', { name: 'Self-checks' }).click()
    await page.getByRole('link', { name: 'Start: Mood' }).click()
    await expect(questions(page)).toHaveCount(9)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: 'See the result' }).click()
    await expect(page.getByText('Please answer question 1.')).toBeVisible()
    await expect(questions(page).first().getByRole('radio').first()).toBeFocused()
    await expect(questions(page).first()).toHaveAccessibleDescription('Please answer question 1.')
    await expect(questions(page).first()).toHaveAttribute('aria-invalid', 'true')
    for (let index = 0; index < 8; index++) await answer(page, index, 'Several days')
    await answer(page, 8, 'Not at all')
    await page.getByRole('button', { name: 'See the result' }).click()
    const result = page.getByRole('heading', { name: 'Some problems' })
    await expect(result).toBeFocused()
    await expect(page.getByText('8 of 27 points')).toBeVisible()
    await questions(page).nth(8).getByLabel('Not at all').focus()
    await expect(result).not.toBeFocused()
    await page.getByRole('button', { name: 'See the result' }).click()
    await expect(result, 'for the same answers').toBeFocused()
    expect(requests.filter((path) => path.startsWith('/api/') && path !== '/api/events')).toEqual([])
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
  })

  test('show help at once for an answer about thoughts of death, and never reassure after it', async ({
    page,
    signUp,
  }) => {
    await signUp()
    await page.clock.install()
    const loaded = page.waitForResponse('**/api/help')
    await page.goto('/self-checks/phq-9')
    await (await loaded).finished()
    await expect(questions(page)).toHaveCount(9)
    // Long enough for unused replies to leave the cache.
    await page.clock.fastForward('20:00')
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await answer(page, 8, 'Several days')
    const lines = page.getByRole('status').getByRole('link', { name: /^(Call|Text|Chat) / })
    await expect(lines.first()).toBeVisible()
    await expect(questions(page).nth(8).getByLabel('Several days'), 'the focus stays').toBeFocused()
    expect(requests, 'without a request').not.toContain('/api/help')
    await answer(page, 8, 'Not at all')
    await expect(page.getByRole('link', { name: 'More ways to get help' })).toHaveCount(0)

    for (let index = 0; index < 8; index++) await answer(page, index, 'Not at all')
    await answer(page, 8, 'Several days')
    await page.getByRole('button', { name: 'See the result' }).click()
    const result = page.getByRole('region', { name: 'Please talk to someone today' })
    await expect(result.getByRole('heading')).toBeFocused()
    await expect(result.locator('> *').nth(1), 'follows the focus').toContainText('Please don’t stay alone with them.')
    await expect(result.getByText('1 of 27 points')).toBeVisible()
    await expect(result.getByText('Contact a doctor today or tomorrow')).toBeVisible()
    await expect(page.getByText('Few problems')).toHaveCount(0)
    await expect(page.getByText('You don’t have to do anything')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('keep results on the device only if asked, until the member deletes them or signs out', async ({
    page,
    signUp,
  }) => {
    await signUp()
    await page.goto('/self-checks/audit-c')
    await answer(page, 0, 'Never')
    await expect(questions(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'See the result' }).click()
    await expect(page.getByText('0 of 12 points')).toBeVisible()
    await expect(page.getByText('Stopping safely')).toHaveCount(0)
    const earlier = page.getByRole('region', { name: 'Earlier results' })
    const keep = page.getByRole('button', { name: 'Keep the result on this device' })
    const listKept = () =>
      page.evaluate(() => Object.entries(localStorage).filter((entry) => entry.join().includes('self-check')))
    expect(await listKept()).toEqual([])
    await keep.click()
    await expect(page.getByRole('button', { name: 'Kept on this device' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete them from this device' }).click()
    await expect(earlier).toHaveCount(0)
    await keep.click()
    await page.reload()
    await expect(earlier).toContainText('0 points')
    expect(await listKept()).toHaveLength(1)
    await logOut(page)
    await page.waitForURL('/')
    await expect.poll(listKept).toEqual([])
  })
})
