import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Participation } from '#contract/challenges.ts'
import type { Rule, Schedule } from '#contract/days.ts'
import type { Today } from '#contract/today.ts'
import { generateId } from '#server/database/ids.ts'
import type { ServerProcess } from '../server-process.ts'
import { findChallenge, listChallenges, listParticipations } from './challenges.ts'
import { withDatabase } from './database.ts'
import { openFromSettings } from './hydration.ts'
import { holdRequests, loseResponses } from './network.ts'
import { addDays, getLocalDate, seedParticipation } from './seed-days.ts'
import { seedMember } from './seed-members.ts'
import { expect, expectAccessible, test as base, toast, uniqueName } from './site.ts'

const today = (page: Page) => page.getByRole('region', { name: 'Today' })
const markButton = (page: Page) => page.getByRole('button', { name: /^Mark Day Complete/ }).first()
const date = (page: Page) => page.getByRole('main').getByRole('time').first()

type Options = {
  /** Marked dates as days before today. */
  daysAgo: number[]
  duration?: number
  rule?: Rule
  schedule?: Schedule
  completed?: boolean
  /** The note of the first day. */
  note?: string
}
type Seeded = Pick<Participation, 'id' | 'asOf'> & { title: string }

/** `seed` gives the member, who is signed in, a challenge with marked days in the past. */
const test = base.extend<{ seed: (options: Options) => Promise<Seeded> }>({
  seed: async ({ api, server, signUp }, use) => {
    const { id: userId } = await signUp()
    await use(async ({ daysAgo, duration = 30, rule = 'flexible', note = '', ...options }) => {
      const { asOf } = await readToday(api)
      const { id: challengeId, title } = await findChallenge(api, (each) => each.duration === duration)
      const dates = daysAgo.map((days) => addDays(asOf, -days))
      const id = await withDatabase(server, (database) =>
        seedParticipation(database, {
          ...options,
          userId,
          challengeId,
          dates,
          rule,
          passes: 3,
          notes: { [dates[0] ?? '']: note },
        }),
      )
      return { id, asOf, title }
    })
  },
})

test.use({ viewport: { width: 390, height: 844 } })

test('takes a newcomer from the landing page to the first marked day in seven taps', async ({ page, api }) => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.click()
  }
  const name = uniqueName('sam')
  await page.goto('/')
  await tap(page.getByRole('link', { name: 'Get Started' }))
  await tap(page.getByLabel('Email'))
  await page.keyboard.type(`${name}@example.org`)
  await tap(page.getByLabel('Username'))
  await page.keyboard.type(name)
  await tap(page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('a quiet walk')
  await tap(page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByRole('button', { name: /Join Challenge/ })).toHaveCount(3)
  await tap(page.getByRole('button', { name: /Join Challenge/ }).last())
  await expect(markButton(page), 'it is where the member looks').toBeInViewport()
  await tap(markButton(page))
  await expect(today(page).getByText('All done for today.')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(7)
  await expect.poll(async () => (await listParticipations(api))[0]?.progress).toBe(1)
})

test('keeps the button of today in the first 500 pixels with long titles, and moves nothing while loading', async ({
  page,
  api,
  signUp,
}) => {
  await signUp({ username: uniqueName('sam') })
  await api.patch('/api/account', { data: { firstName: 'Sam' } })
  const release = await holdRequests(page, /\/api\/today/)
  await openFromSettings(page, 'Today')
  await expect(page.getByRole('contentinfo'), 'it would move when the challenges arrive').not.toBeInViewport()
  release()
  await expect(page.getByRole('button', { name: /Join Challenge/ })).toHaveCount(3)
  const byTitle = (await listChallenges(api)).toSorted((a, b) => b.title.length - a.title.length)
  const longest = byTitle.find(({ duration }) => duration === 90)
  await api.post('/api/user-challenges', { data: { challengeId: longest?.id, cue: 'After breakfast, in the park' } })
  await page.goto('/')
  await expect(markButton(page)).toBeVisible()
  const box = await markButton(page).boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(500)
})

test('shows day 10 with several challenges and a missed day, and marks each in its place, up to a milestone', async ({
  page,
  api,
  seed,
}) => {
  const first = await seed({ daysAgo: [11, 10, 9, 7, 6, 5, 4, 3, 2, 1], note: 'Rained the whole way.' })
  const second = await seed({ daysAgo: [4, 3, 2, 1], duration: 7 })
  // With these days, the next date is the thirtieth.
  const earlier = Array.from({ length: 19 }, (_, index) => 60 - index)
  await seed({ daysAgo: earlier, duration: 21, completed: true })
  await api.patch(`/api/user-challenges/${first.id}`, { data: { cue: 'After breakfast, in the park' } })
  await page.goto('/')
  await expect(today(page).getByRole('img')).toHaveAccessibleName('10 of 30 days done, 1 missed')
  await expect(today(page).getByText('After breakfast, in the park')).toBeVisible()
  const titles = today(page).getByRole('heading', { level: 3 })
  await expect(titles.nth(0)).toHaveText(first.title)
  const findTop = async () => (await today(page).getByRole('listitem').first().boundingBox())?.y
  const top = await findTop()
  await today(page)
    .getByRole('button', { name: `Mark Day Complete: ${first.title}` })
    .click()
  await expect(today(page).getByText('Thirty days.')).toBeVisible()
  await expect(today(page).getByText(/^The first was on /)).toBeVisible()
  await expect(today(page).getByText('Day 11 of 30.', { exact: true })).toBeVisible()
  await expect(today(page).getByRole('figure', { name: 'Your note from day 1' })).toContainText('Rained the whole way.')
  await expect(titles.nth(0), 'it stays in place').toHaveText(first.title)
  expect(await findTop()).toBe(top)
  await expect(today(page).getByText('Next today')).toBeVisible()
  await expect(page.locator('button[data-look="primary"]'), 'the next one is the one to do').toHaveAccessibleName(
    `Mark Day Complete: ${second.title}`,
  )
  await today(page)
    .getByRole('button', { name: `Mark Day Complete: ${second.title}` })
    .click()
  await expect(today(page).getByText('Day 5.', { exact: true }), 'keeps the focus').toBeFocused()
  await expect(today(page).getByText(/^30 days since /), 'a date counts once').toBeVisible()
  await expect(today(page).getByText('All done for today.')).toBeVisible()
  await expect(page.locator('button[data-look="primary"]')).toHaveCount(0)
  await page.reload()
  await expect(today(page).getByText('All done for today.')).toBeVisible()
  await expect(today(page).getByText('Thirty days.')).toHaveCount(0)
})

test('welcomes a member back after a gap: continuing is the one button, and starting over a link', async ({
  page,
  seed,
}) => {
  const { title } = await seed({ daysAgo: [9, 8, 7, 6, 5] })
  const second = await seed({ daysAgo: [9, 8, 7, 6], duration: 14 })
  await page.goto('/')
  const card = today(page).getByRole('listitem').filter({ hasText: title })
  await expect(card).toContainText('Welcome back. You left off at day 5.')
  await expect(today(page).getByText('You left off at day 4.', { exact: true })).toBeVisible()
  await expect(page.locator('[data-look="primary"]')).toHaveAccessibleName(`Continue: ${title}`)
  const startOver = card.getByRole('button', { name: `Start over: ${title}` })
  await expect(startOver).toHaveAttribute('data-look', 'quiet')
  expect((await startOver.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await card.getByRole('button', { name: `Continue: ${title}` }).click()
  await expect(card).toBeFocused()
  await expect(
    card.getByText('Missed days don’t undo anything: the challenge just ends later. Five minutes count.'),
  ).toBeVisible()
  await page.reload()
  await card.getByRole('button', { name: `Mark Day Complete: ${title}` }).press('Enter')
  await expect(toast(page)).toContainText('Day 6 of 30')
  await expect(card.getByText('Day 6.', { exact: true })).toBeFocused()

  await page.reload()
  await page.getByRole('button', { name: `Start over: ${second.title}` }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Start over at day 1?' })
  await expect(dialog).toContainText('Your 4 completed days stay in the history, with dates and notes.')
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect(today(page).getByText('Day 1 of 14')).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
})

test('lets a member rest in a week of two days, and asks again in the next week @prove', async ({
  page,
  server,
  seed,
}) => {
  const weekday = new Date(getLocalDate('Europe/Berlin')).getUTCDay() || 7
  // Enough for a rest day, whatever today is: the day before, and on Sunday both days.
  const thisWeek = weekday <= 6 ? [1] : [1, 3]
  const lastWeek = [7, 5].map((daysBefore) => weekday - 1 + daysBefore)
  const daysAgo = [...new Set([...lastWeek, ...thisWeek])].toSorted((a, b) => b - a)
  const done = weekday === 1 ? 0 : thisWeek.length
  const { id, title } = await seed({ daysAgo, schedule: { kind: 'weekly', times: 2 } })
  await page.goto('/')
  const card = today(page).getByRole('listitem').filter({ hasText: title })
  await expect(card).toContainText(`${done} of 2 this week`)
  await expect(card).toContainText('Rest today')
  await expect(today(page).getByText('All done for today.')).toBeVisible()
  await expect(page.locator('[data-look="primary"]')).toHaveCount(0)
  const anyway = card.getByRole('button', { name: `Mark anyway: ${title}` })
  expect((await anyway.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await anyway.click()
  await expect(toast(page)).toContainText(`Day ${daysAgo.length + 1} of 30`)
  await page.reload()
  await expect(card).toContainText('Done today')

  await moveBack(server, id, 7)
  await page.reload()
  await expect(card).toContainText('0 of 2 this week')
  await expect(card).not.toContainText('Rest today')
  await expect(markButton(page)).toHaveAttribute('data-look', 'primary')
})

test('fits day 100 on one and a half screens, with one primary button @prove', async ({ page, api, server, seed }) => {
  const days = Array.from({ length: 60 }, (_, index) => 60 - index)
  await seed({ daysAgo: days, duration: 90 })
  await seed({ daysAgo: [3, 2, 1], duration: 14 })
  const weekly = await seed({ daysAgo: [20, 18, 16], duration: 30, schedule: { kind: 'weekly', times: 3 } })
  for (const daysAhead of [1, 3])
    await api.post('/api/goals', {
      data: {
        title: 'Call my father about the garden',
        pillar: 'physical',
        targetDate: addDays(weekly.asOf, daysAhead),
      },
    })
  const writer = await seedMember(server, { username: uniqueName('writer') })
  await withDatabase(server, async (database) => {
    for (const title of ['Away for a week: do you keep going?', 'Nobody warned me about sanding'])
      await database
        .insertInto('forum_posts')
        .values({
          id: generateId(),
          user_id: writer.id,
          username: writer.username,
          pillar: 'mental',
          title,
          content: 'What helped you?',
          replies: 0,
          created_at: new Date().toISOString(),
        })
        .execute()
  })
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'New in the community' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Goals due' })).toBeVisible()
  const about = page.locator('details', { hasText: 'About Seven Pillars' })
  const height = await about.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  expect(height).toBeLessThanOrEqual(1300)
  await about.evaluate((element) => element.setAttribute('hidden', ''))
  const text = await page.getByRole('main').innerText()
  expect(text.split(/\s+/).filter(Boolean).length, text).toBeLessThan(150)
  await expect(page.locator('[data-look="primary"]')).toHaveCount(1)
  await expectAccessible(page)
})

/** Lets days pass by moving a challenge to the past. */
async function moveBack(server: ServerProcess, id: string, days: number): Promise<void> {
  await withDatabase(server, async (database) => {
    const checkIns = await database
      .selectFrom('challenge_check_ins')
      .select(['run', 'day', 'date'])
      .where('user_challenge_id', '=', id)
      .execute()
    for (const { run, day, date: marked } of checkIns)
      await database
        .updateTable('challenge_check_ins')
        .set({ date: addDays(marked, -days), created_at: `${addDays(marked, -days)}T09:00:00.000Z` })
        .where('user_challenge_id', '=', id)
        .where('run', '=', run)
        .where('day', '=', day)
        .execute()
    const { started_on: startedOn, terms } = await database
      .selectFrom('user_challenges')
      .select(['started_on', 'terms'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const earlier = addDays(startedOn ?? '', -days)
    await database
      .updateTable('user_challenges')
      .set({ started_on: earlier, terms: terms?.replace(startedOn ?? '', earlier) ?? null })
      .where('id', '=', id)
      .execute()
  })
}

test('says what one missed day changes, and marks yesterday late without losing the focus', async ({ page, seed }) => {
  const { title } = await seed({ daysAgo: [4, 3, 2] })
  await page.goto('/')
  await expect(
    today(page).getByText(
      'One missed day doesn’t undo anything: the challenge just ends a day later. Five minutes count.',
    ),
  ).toBeVisible()
  const yesterday = page.getByRole('button', { name: `Mark yesterday: ${title}` })
  const card = today(page).getByRole('listitem').filter({ hasText: title })
  await yesterday.click()
  await expect(toast(page)).toContainText('Day 4 of 30')
  await expect(card.getByText(/^Day 4\./)).toBeVisible()
  await expect(card).toBeFocused()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(today(page).getByText('Day 4 of 30')).toBeVisible()
  await markButton(page).click()
  await expect(toast(page)).toContainText('Day 4 of 30')
  await yesterday.press('Enter')
  await expect(toast(page)).toContainText('Day 5 of 30')
  await expect(card.getByText('Day 5.', { exact: true })).toBeVisible()
  await expect(card.locator('[data-brick]').nth(3), 'before that of today').toHaveAttribute('data-new')
  await expect(yesterday).toHaveCount(0)
  await expect(card.locator(':focus'), 'keeps the focus').toHaveCount(1)
  await expect(today(page).getByText('All done for today.')).toBeVisible()
})

test('shows a restart by the strict rule, a rest day and a break, and still marks the days @prove', async ({
  page,
  api,
  seed,
}) => {
  const { asOf } = await readToday(api)
  const nameWeekday = (days: number) =>
    new Date(addDays(asOf, days)).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
  const days = [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== (new Date(asOf).getUTCDay() || 7))
  await seed({ daysAgo: [3, 2, 1], schedule: { kind: 'weekdays', days } })
  const { title } = await seed({ daysAgo: [7, 6, 5, 4, 3, 1], duration: 14, rule: 'strict' })
  const { id: participationId } = await seed({ daysAgo: [3, 2, 1], duration: 7 })
  const planned = { from: asOf, to: addDays(asOf, 1), participationId }
  expect((await api.post('/api/breaks', { data: planned })).status()).toBe(201)
  await page.goto('/')
  await expect(
    today(page).getByText(
      `${nameWeekday(-2)} wasn’t marked, so the challenge started over at day 1. Your 5 completed days stay in the history.`,
    ),
  ).toBeVisible()
  await expect(today(page).getByText(/^On a break\. Back on .+\d+/)).toBeVisible()
  await expect(today(page).getByText('Rest today')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^I did it on ${nameWeekday(-2)}`) }).click()
  await expect(today(page).getByText('Day 8 of 14')).toBeVisible()
  await page.getByRole('button', { name: `Mark Day Complete: ${title}` }).click()
  await expect(today(page).getByText('All done for today.')).toBeVisible()
  await expect(page.locator('button[data-look="primary"]'), 'nothing else is due').toHaveCount(0)
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Mark anyway/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Mark anyway/ })).toHaveCount(left)
  }
})

test('marks a second day on one date only after confirmation @prove', async ({ page, api, seed }) => {
  await seed({ daysAgo: [1] })
  await page.goto('/challenges?tab=active')
  const button = page.getByRole('button', { name: /^Update Progress/ })
  await button.press('Enter')
  await expect(page.getByText('2/30 days')).toBeVisible()
  await expect(button, 'Enter would mark the next day').not.toBeFocused()
  await button.click()
  const dialog = page.getByRole('alertdialog', { name: 'Mark day 3 as well?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await readToday(api)).participations[0]?.progress).toBe(2)
  await button.click()
  await dialog.getByRole('button', { name: 'Mark day 3' }).click()
  await expect(page.getByText('3/30 days')).toBeVisible()
})

test('marks a day once when the reply is lost', async ({ page, api, seed }) => {
  await seed({ daysAgo: [1] })
  await page.goto('/')
  await today(page).getByRole('button', { name: 'Show all' }).click()
  await expect(today(page).getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
  await loseResponses(page, '**/check-ins')
  await markButton(page).click()
  await expect(toast(page)).toContainText('The server could not be reached.')
  await expect(today(page).getByRole('img'), 'rolled back').toHaveAccessibleName('1 of 30 days done')
  await markButton(page).click()
  await expect(toast(page)).toContainText('Day 2 of 30')
  await expect(today(page).getByText('The same hour each time makes this easier to remember.')).toBeVisible()
  expect((await readToday(api)).participations[0]?.progress).toBe(2)
})

test('shows the new day after a mark, and reads the list again after a minute @prove', async ({ page, seed }) => {
  const { asOf } = await seed({ daysAgo: [4, 3, 2] })
  await keepListOfYesterday(page, asOf)
  await openFromSettings(page, 'Today')
  await expect(date(page)).toHaveAttribute('datetime', addDays(asOf, -1))
  await page.unrouteAll({ behavior: 'wait' })
  await markButton(page).click()
  await expect(toast(page)).toContainText('Day 4 of 30')
  await expect(date(page)).toHaveAttribute('datetime', asOf)
  await expect(markButton(page)).toBeVisible()

  await keepListOfYesterday(page, asOf)
  await page.clock.install()
  await openFromSettings(page, 'Today')
  await expect(date(page)).toHaveAttribute('datetime', addDays(asOf, -1))
  await page.unrouteAll({ behavior: 'wait' })
  // The timer starts some time after the screen is shown.
  await expect(async () => {
    await page.clock.fastForward(60_000)
    await expect(date(page)).toHaveAttribute('datetime', asOf, { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
})

/** Answers the reads of today's list as of yesterday, until the route is removed. */
async function keepListOfYesterday(page: Page, asOf: string): Promise<void> {
  const yesterday = addDays(asOf, -1)
  await page.route('**/api/today', async (route) => {
    const response = await route.fetch()
    const list: Today = await response.json()
    const participations = list.participations.map((each) => ({ ...each, asOf: yesterday }))
    await route.fulfill({ response, json: { ...list, asOf: yesterday, participations } })
  })
}

async function readToday(api: APIRequestContext): Promise<Today> {
  return (await api.get('/api/today')).json()
}
