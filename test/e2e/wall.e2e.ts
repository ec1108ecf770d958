import type { APIRequestContext, Page } from '@playwright/test'
import type { Today } from '#contract/today.ts'
import type { ServerProcess } from '../server-process.ts'
import { findChallenge } from './challenges.ts'
import { withDatabase } from './database.ts'
import { addDays, listDates, seedParticipation } from './seed-days.ts'
import { expect, expectNoHorizontalScroll, type Member, test } from './site.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const wall = (page: Page) => page.getByRole('group', { name: /days done/ })
const dialog = (page: Page) => page.getByRole('dialog')

/** Joins a challenge of 30 days twenty days ago, misses one day, marks one late and writes a note. */
async function seedThirtyDays(server: ServerProcess, api: APIRequestContext, { id: userId }: Member): Promise<string> {
  const { asOf }: Today = await (await api.get('/api/today')).json()
  const { id: challengeId } = await findChallenge(api, ({ duration }) => duration === 30)
  const dates = listDates(addDays(asOf, -17), 16, [8])
  const [, second = '', , , , sixth = ''] = dates
  await withDatabase(server, (database) =>
    seedParticipation(database, {
      userId,
      challengeId,
      dates,
      late: [sixth],
      notes: { [second]: 'Rained the whole way. Went anyway.' },
    }),
  )
  return challengeId
}

test('grows by a brick when the day is marked', async ({ page, api, server, signUp }) => {
  const member = await signUp()
  await page.goto(`/challenge/${await seedThirtyDays(server, api, member)}`)
  const bricks = wall(page).locator('[data-brick]')
  await expect(bricks.nth(16)).toHaveAttribute('data-outlined')
  await page.getByRole('button', { name: 'Mark Day Complete' }).click()
  await expect(wall(page)).toHaveAccessibleName('17 of 30 days done, 1 missed')
  await expect(bricks.nth(16)).toHaveAttribute('data-brick', 'laid')
  await expect(wall(page).locator('[data-outlined]')).toHaveCount(0)
  await expect(wall(page).getByRole('listitem')).toHaveCount(18)
})

test('lists the days behind each number, unless the member hides numbers @prove', async ({
  page,
  api,
  server,
  signUp,
}) => {
  const member = await signUp()
  await page.goto(`/challenge/${await seedThirtyDays(server, api, member)}`)
  await page.getByRole('button', { name: '8 current streak' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Current streak: 8')
  await expect(dialog(page).getByText(/^Every due day since /)).toBeVisible()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(9)
  await expect(dialog(page).getByRole('listitem').first()).toContainText('Open')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '8 current streak' })).toBeFocused()

  await page.getByRole('button', { name: '16 of 17 due days kept' }).click()
  await expect(dialog(page).getByText('16 of 17 due days in the last 30 days.', { exact: false })).toBeVisible()
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Missed' })).toHaveCount(1)
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Marked late' })).toHaveCount(1)
  await expect(dialog(page).getByText('Rained the whole way. Went anyway.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /\d+ strength/ }).click()
  await expect(dialog(page).getByText(/^It rises with each day done/)).toBeVisible()
  await expectNoHorizontalScroll(page)

  await api.patch('/api/preferences', { data: { showNumbers: false } })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible()
  await expect(page.getByRole('button', { name: /streak|strength/ })).toHaveCount(0)
})
