import type { APIRequestContext, Page } from '@playwright/test'
import type { Today } from '#contract/today.ts'
import { findChallenge, joinChallenge } from './challenges.ts'
import { withDatabase } from './database.ts'
import { addDays, listDates, seedParticipation } from './seed-days.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

const panel = (page: Page) => page.getByRole('region', { name: 'Your progress' })
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Reads the member's date. */
async function readToday(api: APIRequestContext): Promise<string> {
  const today: Today = await (await api.get('/api/today')).json()
  return today.asOf
}

const findStrictChallenge = (api: APIRequestContext, days: number) =>
  findChallenge(api, ({ duration, rules }) => duration === days && rules.includes('strict'))

test('joins with a rule, makes it harder at once and easier in seven days, and cancels the change', async ({
  page,
  api,
  signUp,
}) => {
  await signUp()
  const challenge = await findStrictChallenge(api, 21)
  await page.goto(`/challenge/${challenge.id}`)
  await expect(panel(page).getByText('Every day. A missed day only moves the end date.')).toBeVisible()
  await expect(panel(page).getByRole('radio')).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Change' }).click()
  const rules = panel(page).getByRole('group', { name: 'If you miss a day' })
  await expect(rules.getByRole('radio', { name: 'Flexible' })).toBeChecked()
  await expect(rules.getByRole('radio', { name: 'Strict' })).toHaveAccessibleDescription(
    'A missed day starts the challenge over at day 1.',
  )
  await expect(rules.getByRole('radio', { name: 'A few passes' })).toHaveAccessibleDescription(
    'You can miss 2 days, and the next missed day starts the challenge over at day 1.',
  )
  await rules.getByText('A few passes').click()
  await expect(panel(page).getByText(/^Every day\. You can miss 2 days/)).toBeVisible()
  await page.getByRole('textbox', { name: 'When and where will you do it?' }).fill('  After breakfast, in the park ')
  await page.getByRole('button', { name: /^Join Challenge\b.*I’ll start today/ }).click()
  await expect(page).toHaveURL(new RegExp(`/community\\?pillar=${challenge.pillar}$`))

  await page.goto(`/challenge/${challenge.id}`)
  await expect(panel(page).getByText('After breakfast, in the park').first()).toBeVisible()
  await expect(
    panel(page).getByText('You can miss 2 more days, and the next missed day starts the challenge over at day 1.'),
  ).toBeVisible()
  await expectNoHorizontalScroll(page)

  await panel(page).getByRole('button', { name: 'Change plan', exact: true }).click()
  await expect(dialog(page).getByText('This rule applies now.')).toBeVisible()
  await dialog(page).getByText('Strict').click()
  await expect(dialog(page).getByText('This rule applies from today.')).toBeVisible()
  await dialog(page).getByRole('textbox').fill('At six, on the stairs')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(panel(page).getByText('A missed day starts the challenge over at day 1.')).toBeVisible()
  await expect(panel(page).getByText('At six, on the stairs').first()).toBeVisible()

  await panel(page).getByRole('button', { name: 'Change plan', exact: true }).click()
  await dialog(page).getByText('Flexible').click()
  await expect(dialog(page).getByText(/^This rule is easier, so it applies from /)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(panel(page).getByText(/^From .*: A missed day only moves the end date\.$/)).toBeVisible()
  await expect(panel(page).getByText('A missed day starts the challenge over at day 1.')).toBeVisible()

  await panel(page).getByRole('button', { name: 'Keep the current rule' }).click()
  await expect(panel(page).getByText(/^From /)).toHaveCount(0)
})

test('starts a strict challenge over after a missed day and takes it back with a late mark @prove', async ({
  page,
  api,
  server,
  signUp,
}) => {
  const { id: userId } = await signUp()
  const today = await readToday(api)
  const { id: challengeId } = await findStrictChallenge(api, 14)
  // Marked from six days ago to three days ago. Two days ago is missed, and yesterday is still open.
  const dates = listDates(addDays(today, -6), 4)
  await withDatabase(server, (database) => seedParticipation(database, { userId, challengeId, dates, rule: 'strict' }))
  await page.goto(`/challenge/${challengeId}`)
  await expect(panel(page).getByText('0/14 days')).toBeVisible()
  await expect(panel(page).getByText(/wasn’t marked, so the challenge started over at day 1\./)).toBeVisible()
  const earlier = panel(page).getByRole('heading', { name: 'Earlier run' }).locator('..')
  await expect(earlier.getByRole('listitem')).toHaveCount(3)
  await expect(earlier.getByRole('button', { name: 'Show all 4 days' })).toBeVisible()
  await expectAccessible(page)

  await panel(page)
    .getByRole('button', { name: /^I did it on / })
    .click()
  await expect(panel(page).getByText('5/14 days')).toBeVisible()
  await expect(panel(page).getByRole('heading', { name: 'Earlier run' })).toHaveCount(0)
  await expect(
    panel(page)
      .getByText(/, marked late/)
      .first(),
  ).toBeVisible()
})

test('plans a break, shows it and ends it', async ({ page, api, signUp }) => {
  await signUp()
  const today = await readToday(api)
  const challenge = await findStrictChallenge(api, 21)
  await joinChallenge(api, challenge)
  await page.goto(`/challenge/${challenge.id}`)
  await panel(page).getByRole('button', { name: 'Plan a break' }).click()
  await expect(dialog(page).getByLabel('First day')).toHaveValue(today)
  await expect(dialog(page).getByLabel('Last day')).toHaveValue(addDays(today, 6))
  await dialog(page).getByLabel('Last day').fill(addDays(today, -1))
  await dialog(page).getByRole('button', { name: 'Plan the break' }).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await dialog(page).getByLabel('Last day').fill(addDays(today, 2))
  await dialog(page).getByText('All challenges').click()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Plan the break' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(panel(page).getByText(/^Break from all challenges, back on /)).toBeVisible()
  await expect(panel(page).getByText(/^On a break\. Back on /)).toBeVisible()
  await expectAccessible(page)

  await panel(page).getByRole('button', { name: 'End the break' }).click()
  await expect(panel(page).getByText(/^Break from all challenges/)).toHaveCount(0)
  await expect(panel(page).getByText(/^On a break/)).toHaveCount(0)
  await expect(panel(page).getByRole('button', { name: 'Mark Day Complete' })).toBeVisible()
})
