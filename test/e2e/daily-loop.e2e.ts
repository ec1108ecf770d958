import { mkdirSync } from 'node:fs'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Challenge, CheckIn, Participation } from '#contract/challenges.ts'
import type { Rule, Schedule } from '#contract/days.ts'
import type { Today } from '#contract/today.ts'
import { withDatabase } from './database.ts'
import { holdRequests, loseResponses } from './network.ts'
import { addDays, seedParticipation } from './seed-days.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test, uniqueName, type Member } from './site.ts'

const shots = process.env['DAILY_LOOP_SHOTS'] ?? 'test-results/daily-loop'
mkdirSync(shots, { recursive: true })

const today = (page: Page) => page.getByRole('region', { name: 'Today' })
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const markButton = (page: Page) => page.getByRole('button', { name: /^Mark Day Complete/ }).first()
const date = (page: Page) => page.getByRole('main').getByRole('time').first()

type Seed = {
  /** Marked dates as days before today. */
  daysAgo: number[]
  duration?: number
  rule?: Rule
  schedule?: Schedule
}

test.use({ viewport: { width: 390, height: 844 } })

test('takes a newcomer from the landing page to the first marked day in seven taps', async ({ page, api }) => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.click()
  }
  const name = uniqueName('sam')
  await page.goto('/')
  const start = Date.now()
  await tap(page.getByRole('link', { name: 'Get Started' }))
  await tap(page.getByLabel('Email'))
  await page.keyboard.type(`${name}@example.org`, { delay: 120 })
  await tap(page.getByLabel('Username'))
  await page.keyboard.type(name, { delay: 120 })
  await tap(page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('a quiet walk', { delay: 120 })
  await tap(page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByRole('button', { name: /Join Challenge/ })).toHaveCount(3)
  const joining = Date.now()
  await tap(page.getByRole('button', { name: /Join Challenge/ }).last())
  await expect(markButton(page), 'it is where the member looks').toBeInViewport()
  await tap(markButton(page))
  await expect(today(page).getByText('All done for today.')).toBeVisible()
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`first marked day: ${taps} taps with a tap on every field, ${seconds} s at 8 characters a second`)
  console.log(`of which on Home: 2 taps, ${((Date.now() - joining) / 1000).toFixed(1)} s`)
  expect(taps).toBeLessThanOrEqual(7)
  expect(await (await api.get('/api/user-challenges')).json()).toMatchObject([{ progress: 1 }])
  await takeScreenshots(page, 'first-day-marked')
})

test('shows a newcomer three short challenges', async ({ page, signUp }) => {
  await signUp({ username: uniqueName('sam') })
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Join Challenge/ })).toHaveCount(3)
  await takeScreenshots(page, 'newcomer')
  await expectAccessible(page)
})

test('shows nothing below the challenges of today until they have loaded', async ({ page, signUp }) => {
  await signUp({ username: uniqueName('sam') })
  const release = await holdRequests(page, /\/api\/today/)
  await page.goto('/')
  const headline = page.getByRole('heading', { name: /^Transform yourself/ })
  await expect(headline).toBeAttached()
  await expect(headline, 'it would move when they arrive').not.toBeInViewport()
  release()
  await expect(page.getByRole('button', { name: /Join Challenge/ })).toHaveCount(3)
})

test('keeps the button of today in the first 500 pixels with every kind of library challenge', async ({
  page,
  api,
  signUp,
}) => {
  await signUp({ username: uniqueName('sam') })
  await api.patch('/api/account', { data: { firstName: 'Sam' } })
  const all = await listChallenges(api)
  const byTitle = all.toSorted((a, b) => b.title.length - a.title.length)
  const samples = [3, 7, 14, 30, 40, 60, 90].flatMap((days) => byTitle.find(({ duration }) => duration === days) ?? [])
  expect(samples.length).toBeGreaterThan(5)
  for (const { id: challengeId, title } of samples) {
    const { id } = await (
      await api.post('/api/user-challenges', { data: { challengeId, cue: 'After breakfast, in the park' } })
    ).json()
    await page.goto('/')
    const button = page.getByRole('button', { name: `Mark Day Complete: ${title}` })
    await expect(button).toBeVisible()
    const box = await button.boundingBox()
    expect(box && box.y + box.height, title).toBeLessThanOrEqual(500)
    await api.delete(`/api/user-challenges/${id}`)
  }
})

test('shows the second day and what comes next once it is marked', async ({ page, api, server, signUp }) => {
  const { title } = await seed(server, api, await signUp({ username: uniqueName('sam') }), { daysAgo: [1] })
  await page.goto('/')
  await expect(today(page).getByText('Day 2 of 30')).toBeVisible()
  await expect(today(page).getByText('1 day done')).toBeVisible()
  await takeScreenshots(page, 'day-2')
  await expectAccessible(page)
  await markButton(page).click()
  await expect(today(page).getByText('Two days. The same hour each time makes this easier to remember.')).toBeVisible()
  await expect(today(page).getByText(/Tomorrow: /)).toBeVisible()
  await expect(today(page).getByText('All done for today.')).toBeVisible()
  await expect(today(page).getByRole('button', { name: `Done today · Undo: ${title}` })).toBeFocused()
  await takeScreenshots(page, 'day-2-done')
  await expectAccessible(page)
})

test('shows day 10 with several challenges, a missed day and a streak, and marks each in its place', async ({
  page,
  api,
  server,
  signUp,
}) => {
  const member = await signUp({ username: uniqueName('sam') })
  const first = await seed(server, api, member, { daysAgo: [11, 10, 9, 7, 6, 5, 4, 3, 2, 1] })
  const second = await seed(server, api, member, { daysAgo: [4, 3, 2, 1], duration: 7 })
  await api.patch(`/api/user-challenges/${first.id}`, { data: { cue: 'After breakfast, in the park' } })
  await page.goto('/')
  await expect(today(page).getByText('10 days done, 1 missed · streak 7')).toBeVisible()
  await expect(today(page).getByText('After breakfast, in the park')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await takeScreenshots(page, 'day-10')
  await expectAccessible(page)
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoHorizontalScroll(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const titles = today(page).getByRole('heading', { level: 3 })
  await expect(titles.nth(0)).toHaveText(first.title)
  await today(page)
    .getByRole('button', { name: `Mark Day Complete: ${first.title}` })
    .click()
  await expect(today(page).getByRole('button', { name: `Done today · Undo: ${first.title}` })).toBeVisible()
  await expect(titles.nth(0), 'it stays in place').toHaveText(first.title)
  await expect(page.locator('button[data-look="primary"]'), 'the next one is the one to do').toHaveAccessibleName(
    `Mark Day Complete: ${second.title}`,
  )
  await today(page)
    .getByRole('button', { name: `Mark Day Complete: ${second.title}` })
    .click()
  await expect(today(page).getByText('All done for today.')).toBeVisible()
  await expect(page.locator('button[data-look="primary"]')).toHaveCount(0)
  await takeScreenshots(page, 'all-done')
})

test.describe('after a gap', () => {
  test('asks once whether to continue or to start over', async ({ page, api, server, signUp }) => {
    const { title, asOf } = await seed(server, api, await signUp({ username: uniqueName('sam') }), {
      daysAgo: [9, 8, 7, 6, 5],
    })
    await page.goto('/')
    const weekday = new Date(addDays(asOf, -5)).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
    await expect(today(page).getByText(`You last marked ${weekday}. Continue, or start over?`)).toBeVisible()
    await expect(markButton(page)).toHaveCount(0)
    await takeScreenshots(page, 'gap')
    await expectAccessible(page)
    await page.getByRole('button', { name: `Continue: ${title}` }).click()
    await expect(markButton(page)).toBeVisible()
    await expect(
      today(page).getByText('Missed days don’t undo anything: the challenge just ends later. Five minutes count.'),
    ).toBeVisible()
    await page.reload()
    await expect(markButton(page)).toBeVisible()
    await markButton(page).click()
    await expect(today(page).getByText('All done for today.')).toBeVisible()
    expect(await readToday(api)).toMatchObject({ participations: [{ run: 1, progress: 6, wall: 'dddddmd' }] })
  })

  test('starts over after confirmation and keeps the history', async ({ page, api, server, signUp }) => {
    const { id, title } = await seed(server, api, await signUp({ username: uniqueName('sam') }), {
      daysAgo: [9, 8, 7, 6, 5],
    })
    await page.goto('/')
    await page.getByRole('button', { name: `Start over: ${title}` }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Start over at day 1?' })
    await expect(dialog).toContainText('Your 5 completed days stay in the history, with the dates and notes.')
    await dialog.getByRole('button', { name: 'Start over' }).click()
    await expect(today(page).getByText('Day 1 of 30')).toBeVisible()
    await expect(page.locator('#main')).toBeFocused()
    await markButton(page).click()
    await expect(toast(page)).toContainText('Day 1 of 30')
    const checkIns: CheckIn[] = await (await api.get(`/api/user-challenges/${id}/check-ins`)).json()
    expect(checkIns.map(({ run, day }) => `${run}.${day}`)).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '2.1'])
  })
})

test('keeps the card and the focus when a second challenge is marked after a gap', async ({
  page,
  api,
  server,
  signUp,
}) => {
  const member = await signUp({ username: uniqueName('sam') })
  await seed(server, api, member, { daysAgo: [1], duration: 7 })
  const { title } = await seed(server, api, member, { daysAgo: [9, 8, 7, 6, 5] })
  await page.goto('/')
  const card = today(page).getByRole('listitem').filter({ hasText: title })
  await card.getByRole('button', { name: `Continue: ${title}` }).click()
  await expect(card).toBeFocused()
  await page.keyboard.press('Tab')
  await card.getByRole('button', { name: `Mark Day Complete: ${title}` }).press('Enter')
  await expect(toast(page)).toContainText('Day 6 of 30')
  await expect(card.getByRole('button', { name: `Done today · Undo: ${title}` })).toBeFocused()
  await expect(card.getByRole('img', { name: /^6 of 30 days done/ })).toBeVisible()
})

test('keeps the focus when yesterday is marked after today, and counts a double click once', async ({
  page,
  api,
  server,
  signUp,
}) => {
  const { title } = await seed(server, api, await signUp({ username: uniqueName('sam') }), { daysAgo: [4, 3, 2] })
  await page.goto('/')
  const yesterday = page.getByRole('button', { name: `Mark yesterday: ${title}` })
  const late = page.getByRole('button', { name: `Undo the day marked late: ${title}` })
  await yesterday.click()
  await expect(late).toBeVisible()
  // The second click of a double click.
  await late.dispatchEvent('click', { detail: 2 })
  await late.click()
  await expect(yesterday).toBeVisible()
  await markButton(page).click()
  await expect(toast(page)).toContainText('Day 4 of 30')
  await yesterday.press('Enter')
  await expect(toast(page)).toContainText('Day 5 of 30')
  await expect(yesterday).toHaveCount(0)
  await expect(today(page).getByRole('listitem').filter({ hasText: title })).toBeFocused()
})

test('says what one missed day changes, and marks yesterday late', async ({ page, api, server, signUp }) => {
  const { title } = await seed(server, api, await signUp({ username: uniqueName('sam') }), { daysAgo: [4, 3, 2] })
  await page.goto('/')
  await expect(
    today(page).getByText(
      'One missed day doesn’t undo anything: the challenge just ends a day later. Five minutes count.',
    ),
  ).toBeVisible()
  await takeScreenshots(page, 'day-after-a-miss')
  await page.getByRole('button', { name: `Mark yesterday: ${title}` }).click()
  await expect(toast(page)).toContainText('Day 4 of 30')
  await expect(today(page).getByText('Day 5 of 30')).toBeVisible()
  await expect(today(page).getByText('4 days done · streak 4')).toBeVisible()
  expect(await readToday(api)).toMatchObject({ participations: [{ progress: 4, wall: 'dddl', yesterday: 'late' }] })
  const undo = page.getByRole('button', { name: `Undo the day marked late: ${title}` })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(today(page).getByText('Day 4 of 30')).toBeVisible()
  await page.getByRole('button', { name: `Mark yesterday: ${title}` }).click()
  await markButton(page).click()
  await expect(today(page).getByText('All done for today.')).toBeVisible()
  expect(await readToday(api)).toMatchObject({ participations: [{ progress: 5, wall: 'dddld' }] })
})

test('explains a restart by the strict rule and continues the run when the missed day is marked', async ({
  page,
  api,
  server,
  signUp,
}) => {
  const { asOf } = await seed(server, api, await signUp({ username: uniqueName('sam') }), {
    daysAgo: [7, 6, 5, 4, 3, 1],
    rule: 'strict',
  })
  await page.goto('/')
  const weekday = new Date(addDays(asOf, -2)).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
  await expect(
    today(page).getByText(
      `${weekday} wasn’t marked, so the challenge started over at day 1. Your 5 completed days stay in the history.`,
    ),
  ).toBeVisible()
  await expect(today(page).getByText('Day 2 of 30')).toBeVisible()
  await takeScreenshots(page, 'strict-restart')
  await expectAccessible(page)
  await page.getByRole('button', { name: new RegExp(`^I did it on ${weekday}`) }).click()
  await expect(today(page).getByText('Day 8 of 30')).toBeVisible()
  await expect(today(page).getByText('7 days done · streak 7')).toBeVisible()
  expect(await readToday(api)).toMatchObject({ participations: [{ run: 1, progress: 7, restart: null }] })
})

test.describe('a day on which nothing is due', () => {
  test('shows a rest day and still marks it', async ({ page, api, server, signUp }) => {
    const member = await signUp({ username: uniqueName('sam') })
    const { asOf } = await readToday(api)
    const weekday = new Date(asOf).getUTCDay() || 7
    const days = [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== weekday)
    await seed(server, api, member, { daysAgo: [3, 2, 1], schedule: { kind: 'weekdays', days } })
    await page.goto('/')
    await expect(today(page).getByText('Rest day.')).toBeVisible()
    await expect(today(page).getByText('Nothing is due today.')).toBeVisible()
    await expect(today(page).getByText(/Tomorrow: /)).toBeVisible()
    await takeScreenshots(page, 'rest-day')
    await expectAccessible(page)
    await expect(page.locator('button[data-look="primary"]')).toHaveCount(0)
    await markButton(page).click()
    await expect(today(page).getByText('All done for today.')).toBeVisible()
  })

  test('shows a break and still marks a day in it', async ({ page, api, server, signUp }) => {
    const { asOf, challengeId } = await seed(server, api, await signUp({ username: uniqueName('sam') }), {
      daysAgo: [3, 2, 1],
    })
    const to = addDays(asOf, 3)
    expect((await api.post('/api/breaks', { data: { from: asOf, to } })).status()).toBe(201)
    await page.goto('/')
    const weekday = new Date(to).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
    await expect(today(page).getByText(`On a break until ${weekday}.`)).toBeVisible()
    await takeScreenshots(page, 'break')
    await expectAccessible(page)
    const noPrimaryButton = () => expect(page.locator('button[data-look="primary"]')).toHaveCount(0)
    await page.goto('/challenges?tab=active')
    await expect(page.getByText(`On a break until ${weekday}.`)).toBeVisible()
    await noPrimaryButton()
    await page.goto(`/challenge/${challengeId}`)
    await expect(markButton(page)).toBeVisible()
    await noPrimaryButton()
    await page.goto('/')
    await markButton(page).click()
    await expect(today(page).getByText('All done for today.')).toBeVisible()
  })
})

test.describe('a second day on one date', () => {
  for (const screen of ['challenge', 'active tab'] as const) {
    test(`is marked only after confirmation on the ${screen}`, async ({ page, api, server, signUp }) => {
      const seeded = await seed(server, api, await signUp({ username: uniqueName('sam') }), { daysAgo: [1] })
      const isPanel = screen === 'challenge'
      await page.goto(isPanel ? `/challenge/${seeded.challengeId}` : '/challenges?tab=active')
      const button = page.getByRole('button', { name: isPanel ? 'Mark Day Complete' : /^Update Progress/ })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('2/30 days')).toBeVisible()
      await expect(button, 'Enter would mark the next day').not.toBeFocused()
      await button.click()
      const dialog = page.getByRole('alertdialog', { name: 'Mark day 3 as well?' })
      await expect(dialog).toBeVisible()
      if (isPanel) await takeScreenshots(page, 'mark-again')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toHaveCount(0)
      expect((await readToday(api)).participations[0]?.progress).toBe(2)
      await button.click()
      await dialog.getByRole('button', { name: 'Mark day 3' }).click()
      await expect(page.getByText('3/30 days')).toBeVisible()
      await toast(page).getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('2/30 days')).toBeVisible()
    })
  }
})

test.describe('two devices', () => {
  test('shows a day marked on another device instead of marking it again', async ({ page, api, server, signUp }) => {
    const { id } = await seed(server, api, await signUp({ username: uniqueName('sam') }), { daysAgo: [1] })
    await page.goto('/')
    await expect(markButton(page)).toBeVisible()
    expect((await api.post(`/api/user-challenges/${id}/check-ins`, { data: {} })).status()).toBe(201)
    await markButton(page).click()
    await expect(today(page).getByText('All done for today.')).toBeVisible()
    await expect(toast(page)).toContainText('Today is already marked')
    await expect(page.getByRole('button', { name: /^Done today · Undo/ })).toBeVisible()
    expect((await readToday(api)).participations[0]?.progress).toBe(2)
  })

  test('marks a day once when the reply is lost and the member tries again', async ({ page, api, server, signUp }) => {
    await seed(server, api, await signUp({ username: uniqueName('sam') }), { daysAgo: [1] })
    await page.goto('/')
    await loseResponses(page, '**/check-ins')
    await markButton(page).click()
    await expect(toast(page)).toContainText('The server could not be reached.')
    await expect(markButton(page)).toBeVisible()
    await markButton(page).click()
    await expect(toast(page)).toContainText('Day 2 of 30')
    expect((await readToday(api)).participations[0]?.progress).toBe(2)
  })

  test('does not mark twice when the note is edited after a lost reply', async ({ page, api, server, signUp }) => {
    const { challengeId } = await seed(server, api, await signUp({ username: uniqueName('sam') }), { daysAgo: [1] })
    await page.goto(`/challenge/${challengeId}`)
    await page.getByRole('button', { name: 'Add a note' }).click()
    const note = page.getByLabel('Note for day 2')
    await note.fill('Rain')
    // The list is read from the same address.
    await expect(page.getByRole('heading', { name: 'Completed days' })).toBeVisible()
    await loseResponses(page, '**/check-ins')
    await markButton(page).click()
    await expect(toast(page)).toContainText('The server could not be reached.')
    await note.fill('Rain again')
    await markButton(page).click()
    await expect(toast(page)).toContainText('Today is already marked')
    await expect(page.getByText('Done for today.')).toBeVisible()
    expect((await readToday(api)).participations[0]?.progress).toBe(2)
  })

  test('shows a day marked on another device on the challenge’s page too', async ({ page, api, server, signUp }) => {
    const { id, title } = await seed(server, api, await signUp({ username: uniqueName('sam') }), { daysAgo: [1] })
    await page.goto('/')
    await today(page).getByRole('link', { name: title }).click()
    await expect(page.getByText('1/30 days')).toBeVisible()
    expect((await api.post(`/api/user-challenges/${id}/check-ins`, { data: {} })).status()).toBe(201)
    await page.goBack()
    await expect(today(page).getByText('All done for today.')).toBeVisible()
    await today(page).getByRole('link', { name: title }).click()
    await expect(page.getByText('2/30 days')).toBeVisible()
  })

  test('shows the day as done at once, before the reply', async ({ page, api, server, signUp }) => {
    await seed(server, api, await signUp({ username: uniqueName('sam') }), { daysAgo: [1] })
    await page.goto('/')
    const release = await holdRequests(page, /\/check-ins$/)
    await markButton(page).click()
    await expect(page.getByRole('button', { name: /^Done today · Undo/ })).toBeVisible()
    release()
    await expect(toast(page)).toContainText('Day 2 of 30')
  })
})

test.describe('with the list of the day before', () => {
  test('shows the new day after a mark', async ({ page, api, server, signUp }) => {
    const { asOf } = await seed(server, api, await signUp({ username: uniqueName('sam') }), { daysAgo: [4, 3, 2] })
    await keepListOfYesterday(page, asOf)
    await page.goto('/')
    await expect(date(page)).toHaveAttribute('datetime', addDays(asOf, -1))
    await markButton(page).click()
    await expect(toast(page)).toContainText('Day 4 of 30')
    await expect(date(page)).toHaveAttribute('datetime', asOf)
    await expect(markButton(page)).toBeVisible()
  })

  test('reads the list again after a minute', async ({ page, api, server, signUp }) => {
    const { asOf } = await seed(server, api, await signUp({ username: uniqueName('sam') }), { daysAgo: [1] })
    await keepListOfYesterday(page, asOf)
    await page.clock.install()
    await page.goto('/')
    await expect(date(page)).toHaveAttribute('datetime', addDays(asOf, -1))
    // The timer starts some time after the screen is shown.
    await expect(async () => {
      await page.clock.fastForward(60_000)
      await expect(date(page)).toHaveAttribute('datetime', asOf, { timeout: 2000 })
    }).toPass({ timeout: 20_000 })
  })
})

test('opens the finished challenge after its last day', async ({ page, api, server, signUp }) => {
  const { id } = await seed(server, api, await signUp({ username: uniqueName('sam') }), {
    daysAgo: [2, 1],
    duration: 3,
  })
  await page.goto('/')
  await markButton(page).click()
  await expect(page).toHaveURL(`/finished/${id}`)
  await expect(toast(page)).toContainText('Challenge Completed')
})

test('hides streaks from a member who does not want them', async ({ page, api, server, signUp }) => {
  await seed(server, api, await signUp({ username: uniqueName('sam') }), { daysAgo: [6, 5, 3, 2, 1] })
  await api.patch('/api/preferences', { data: { showNumbers: false } })
  await page.goto('/')
  await expect(today(page).getByText('5 days done', { exact: true })).toBeVisible()
  await expect(page.getByText(/streak/)).toHaveCount(0)
})

test('shows the rest of a long step on request', async ({ page, api, server, signUp }) => {
  await seed(server, api, await signUp({ username: uniqueName('sam') }), { daysAgo: [1] })
  await page.goto('/')
  const more = today(page).getByRole('button', { name: 'Show all' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(today(page).getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.reload()
  await expect(markButton(page)).toBeVisible()
  await expect(more, 'a wide screen shows it all').toHaveCount(0)
})

/** Answers the first read of today's list as of yesterday, and loses the second one. */
async function keepListOfYesterday(page: Page, asOf: string): Promise<void> {
  const yesterday = addDays(asOf, -1)
  await page.route('**/api/today', (route) => route.abort(), { times: 1 })
  await page.route(
    '**/api/today',
    async (route) => {
      const response = await route.fetch()
      const list: Today = await response.json()
      const participations = list.participations.map((each) => ({ ...each, asOf: yesterday }))
      await route.fulfill({ response, json: { ...list, asOf: yesterday, participations } })
    },
    { times: 1 },
  )
}

async function readToday(api: APIRequestContext): Promise<Today> {
  return (await api.get('/api/today')).json()
}

async function listChallenges(api: APIRequestContext): Promise<Challenge[]> {
  return (await api.get('/api/challenges')).json()
}

/** Gives the member a challenge with marked days in the past. */
async function seed(
  server: Parameters<typeof withDatabase>[0],
  api: APIRequestContext,
  { id: userId }: Member,
  { daysAgo, duration = 30, rule = 'flexible', schedule = { kind: 'daily' } }: Seed,
): Promise<Pick<Participation, 'id' | 'challengeId' | 'asOf'> & { title: string }> {
  const { asOf } = await readToday(api)
  const challenge = (await listChallenges(api)).find((candidate) => candidate.duration === duration)
  if (!challenge) throw new Error(`the library has no challenge of ${duration} days`)
  const dates = daysAgo.map((days) => addDays(asOf, -days))
  const terms = { schedule, passes: 3, rules: [{ from: dates[0], rule }], startedOver: [] }
  const id = await withDatabase(server, (database) =>
    seedParticipation(database, { userId, challengeId: challenge.id, dates, terms: JSON.stringify(terms) }),
  )
  return { id, challengeId: challenge.id, asOf, title: challenge.title }
}

/** Takes screenshots for a person to look at, in both themes, on a phone and on a wide screen. */
async function takeScreenshots(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const theme of ['light', 'dark']) {
      await page.evaluate((chosen) => {
        document.documentElement.classList.remove('dark', 'light')
        document.documentElement.classList.add(chosen)
      }, theme)
      await page.screenshot({ path: `${shots}/${name}-${width}-${theme}.png`, animations: 'disabled' })
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
}
