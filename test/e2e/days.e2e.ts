import type { APIRequestContext, Page } from '@playwright/test'
import type { Pillar } from '#contract/pillars.ts'
import type { ServerProcess } from '../server-process.ts'
import { findChallenge, joinChallenge } from './challenges.ts'
import { withDatabase } from './database.ts'
import { daysAgo, listDates, seedParticipation } from './seed-days.ts'
import { expect, expectNoHorizontalScroll, test } from './site.ts'

const lastYear = Number(daysAgo(0).slice(0, 4)) - 1
const note = 'Rained the whole way.\nWent anyway.'
const wall = (page: Page) => page.getByRole('group', { name: /^(Since your first day|Last 12 months|\d{4})$/ })

/** Seeds days of last year: seven of a physical challenge with one missed and one late, and two of a mental one. */
async function seedLastYear({ api, server, id }: { api: APIRequestContext; server: ServerProcess; id: string }) {
  const find = (pillar: Pillar) => findChallenge(api, (each) => each.pillar === pillar && each.duration >= 7)
  const [physical, mental] = [await find('physical'), await find('mental')]
  await withDatabase(server, async (database) => {
    await seedParticipation(database, {
      userId: id,
      challengeId: physical.id,
      dates: listDates(`${lastYear}-03-01`, 7, [3]),
      notes: { [`${lastYear}-03-02`]: note },
      late: [`${lastYear}-03-06`],
    })
    await seedParticipation(database, {
      userId: id,
      challengeId: mental.id,
      dates: [`${lastYear}-03-02`, `${lastYear}-04-10`],
    })
  })
  return { physical, mental }
}

test('invites a newcomer to mark a first day, explains a streak, and hides it on request', async ({
  page,
  api,
  server,
  signUp,
}) => {
  const { id } = await signUp({ timeZone: 'UTC' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Your days' }).click()
  await expect(page).toHaveTitle('Your days · Seven Pillars')
  await expect(page.getByText('No days yet')).toBeVisible()
  await page.getByRole('link', { name: 'Choose a challenge' }).click()
  await expect(page).toHaveURL(/\/challenges$/)
  const first = await findChallenge(api)
  await joinChallenge(api, await findChallenge(api, ({ id: other }) => other !== first.id))
  await page.goto('/days')
  await page.getByRole('link', { name: 'Mark your first day' }).click()
  await expect(page).toHaveURL('/')

  await withDatabase(server, (database) =>
    seedParticipation(database, { userId: id, challengeId: first.id, dates: listDates(daysAgo(3), 3) }),
  )
  await page.goto('/days')
  await expect(page.getByText(/^3 days? since/)).toBeVisible()
  await page.getByRole('button', { name: '3 current streak' }).click()
  const dialog = page.getByRole('dialog', { name: 'Current streak: 3' })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Done' })).toHaveCount(3)
  await page.keyboard.press('Escape')
  await api.patch('/api/preferences', { data: { showNumbers: false } })
  await page.reload()
  await expect(wall(page)).toBeVisible()
  await expect(page.getByText('current streak')).toHaveCount(0)
  await expect(page.getByText(/days since|Balance|3 days$/)).toHaveCount(0)
})

test('shows each day of a year, its months and pillars, and links all years since the first day', async ({
  page,
  api,
  server,
  signUp,
}) => {
  const { id } = await signUp({ timeZone: 'UTC' })
  const { physical, mental } = await seedLastYear({ api, server, id })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/days')
  await expect(page.getByText(`8 days since March ${lastYear}`)).toBeVisible()
  await expect(wall(page)).toHaveAccessibleName('Last 12 months')
  const byPillar =
    'Purpose & Direction 0, Mental & Emotional 2, Physical Strength 7, Brotherhood 0, Relationships 0, Career & Finances 0, Spiritual Growth 0'
  await expect(page.getByRole('img', { name: `Days per pillar since the start: ${byPillar}` })).toBeVisible()
  const periods = page.getByRole('navigation', { name: 'Periods' })
  await expect(periods.getByRole('link')).toHaveText(['Last 12 months', String(lastYear + 1), String(lastYear)])
  await periods.getByRole('link', { name: String(lastYear) }).press('Enter')
  await expect(page).toHaveURL(`/days?year=${lastYear}`)
  await expect(wall(page)).toHaveAccessibleName(String(lastYear))
  await expect(periods.getByRole('link', { name: String(lastYear) })).toBeFocused()

  await expect(wall(page).getByRole('button').first()).toHaveAccessibleName(/^1 March .*: Done\./)
  await expect(wall(page).getByRole('button').last()).toHaveAccessibleName(/^31 December/)
  await expect(
    wall(page).getByRole('button', { name: `2 March ${lastYear}: Done. ${physical.title}, day 2.` }),
  ).toContainText(`${mental.title}, day 1. With a note.`)
  await expect(wall(page).getByRole('button', { name: `4 March ${lastYear}: Missed.`, exact: true })).toHaveCount(1)
  await expect(
    wall(page).getByRole('button', { name: new RegExp(`^6 March ${lastYear}: Marked late\\.`) }),
  ).toHaveCount(1)
  await expect(
    page.getByRole('img', {
      name: `Days per pillar in ${lastYear}: ${byPillar}`,
    }),
  ).toBeVisible()
  await expectNoHorizontalScroll(page)
  await wall(page).locator('[data-label=Mar] > [data-brick]').nth(1).click()
  await expect(wall(page).getByText(note)).toBeVisible()
  await wall(page).getByRole('link', { name: mental.title }).click()
  await expect(page).toHaveURL(`/challenge/${mental.id}`)
  await page.goBack()

  const months = page.getByRole('region', { name: 'Months' })
  await expect(months.getByRole('button', { name: `April ${lastYear} 1 day` })).toHaveAttribute('aria-expanded', 'true')
  await expect(months.getByRole('link', { name: mental.title })).toHaveCount(1)
  await months.getByRole('button', { name: `March ${lastYear} 7 days, 1 note` }).click()
  await expect(months.getByRole('link', { name: physical.title })).toHaveCount(7)
  await expect(months.getByText(note)).toBeVisible()
  const dates = await months
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(dates, 'latest first').toEqual(dates.toSorted().toReversed())
  await expect(months.getByText('Day 5, marked late')).toBeVisible()

  await periods.getByRole('link', { name: 'Last 12 months' }).click()
  await expect(page).toHaveURL('/days')
  await page.goBack()
  await expect(wall(page)).toHaveAccessibleName(String(lastYear))
})
