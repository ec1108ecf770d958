import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Participation } from '#contract/challenges.ts'
import type { ServerProcess } from '../server-process.ts'
import { findChallenge, joinChallenge, listChallenges, listParticipations, markDays } from './challenges.ts'
import { withDatabase } from './database.ts'
import { createDiscussion, createReply, test } from './discussions.ts'
import { holdRequests } from './network.ts'
import { getLocalDate, getNoonZone } from './seed-days.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, toast } from './site.ts'

const today = (page: Page) => page.getByRole('region', { name: 'Today' })
const goals = (page: Page) => page.getByRole('region', { name: 'Goals due' })
const joinButtons = (page: Page) => today(page).getByRole('button', { name: /^I’ll start today. Join Challenge: / })
const wall = (page: Page) => today(page).getByRole('img')
const columns = (page: Page, label: string | RegExp) => page.getByRole('img', { name: label })

const createGoal = (api: APIRequestContext, title: string, targetDate?: string) =>
  api.post('/api/goals', { data: { title, pillar: 'career', targetDate } })

async function tabTo(page: Page, control: Locator, maxPresses: number) {
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press('Tab')
    if (await isFocused()) return
  }
  await expect(control, `within ${maxPresses} presses`).toBeFocused()
}

/** Marks the first days of a challenge yesterday. */
async function markDaysYesterday(api: APIRequestContext, server: ServerProcess, joined: Participation, days: number) {
  await markDays(api, joined, days)
  await withDatabase(server, (database) =>
    database
      .updateTable('challenge_check_ins')
      .set({ date: getLocalDate('Europe/Berlin', -1) })
      .where('user_challenge_id', '=', joined.id)
      .execute(),
  )
}

test('shows the specified text of Home around the day’s list', async ({ page, signUp, consoleErrors }) => {
  await signUp()
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText('Supporting 10,000+ men worldwide')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), man-/)
  await expect(main.getByRole('link', { name: 'Start Your Journey' })).toHaveAttribute('href', '/challenges')
  await expect(main.getByRole('link', { name: 'Explore Pillars' })).toHaveAttribute('href', '/pillars')
  for (const words of ['10K+', 'Active Members', '50+', '200+', 'Resources', '87%', 'Success Rate'])
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Transform yourself through the 7 pillars of masculine excellence',
    'Today',
    'Seven Pillars of Growth',
    'Ready to Begin?',
  ])
  const pillars = page.getByRole('region', { name: 'Seven Pillars of Growth' }).getByRole('link')
  expect(await pillars.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ['purpose', 'mental', 'physical', 'brotherhood', 'relationships', 'career', 'spiritual'].map(
      (pillar) => `/pillar/${pillar}`,
    ),
  )
  await expect(main.getByRole('link', { name: 'View Active Challenges' })).toHaveAttribute('href', '/challenges')
  await expect(main.getByRole('link', { name: 'Join the Community' })).toHaveAttribute('href', '/community')
  expect(consoleErrors).toEqual([])
})

test('offers three short challenges, and joins one with one press', async ({ page, api, signUp }) => {
  await signUp()
  const requestedPaths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The header listens for events.
    if (pathname.startsWith('/api/') && pathname !== '/api/events') requestedPaths.push(pathname)
  })
  await page.goto('/')
  await expect(
    today(page).getByText('You have no active challenges yet. Pick one of these and start today.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tonight’s question' })).toBeVisible()
  const titles = await joinButtons(page).evaluateAll((buttons) =>
    buttons.map((button) =>
      (button.getAttribute('aria-label') ?? '').replace('I’ll start today. Join Challenge: ', ''),
    ),
  )
  const offeredChallenges = (await listChallenges(api)).filter(({ title }) => titles.includes(title))
  expect(offeredChallenges).toHaveLength(3)
  expect(offeredChallenges.map(({ difficulty }) => difficulty)).toEqual(['beginner', 'beginner', 'beginner'])
  expect(new Set(offeredChallenges.map(({ pillar }) => pillar)).size).toBe(3)
  expect(Math.max(...offeredChallenges.map(({ duration }) => duration))).toBeLessThanOrEqual(7)
  await expect(columns(page, 'Seven empty columns, one for each pillar')).toBeVisible()
  await expect(goals(page)).toHaveCount(0)
  expect(requestedPaths, 'the page has it all').toEqual([])
  await expect(today(page).getByRole('link', { name: 'All challenges' })).toHaveAttribute('href', '/challenges')
  // Its thread has the same name.
  await expect(today(page).locator('a[href^="/challenge/"]', { hasText: titles[0] ?? '' })).toBeVisible()

  const title = ((await joinButtons(page).nth(1).getAttribute('aria-label')) ?? '').replace(/^.*: /, '')
  await joinButtons(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Challenge Joined!')
  await expect(today(page), 'the focus stays near the new card').toBeFocused()
  await expect(page).toHaveURL('/')
  await expect(joinButtons(page)).toHaveCount(0)
  await expect(today(page).getByText(/^Day 1 of /)).toBeVisible()

  await today(page).getByRole('button', { name: 'Add when and where' }).click()
  await expect(today(page).getByRole('textbox', { name: 'When and where?' })).toBeFocused()
  await page.keyboard.type('After breakfast, in the park')
  await page.keyboard.press('Enter')
  await expect(today(page).getByText('After breakfast, in the park')).toBeVisible()
  await expect(today(page).getByRole('textbox')).toHaveCount(0)
  await today(page)
    .getByRole('button', { name: `Mark Day Complete: ${title}` })
    .click()
  await expect(today(page).getByText('All done for today.')).toBeVisible()
  await expect(today(page).getByText('Your first day.')).toBeVisible()
  await expect(today(page).getByText('One small step at a time is enough.')).toBeVisible()
  await page.reload()
  await expect(today(page).getByText('All done for today.')).toBeVisible()
  expect(await listParticipations(api)).toMatchObject([{ progress: 1, cue: 'After breakfast, in the park' }])
})

test('shows the day’s step, marks it in its place with one click and undoes it from the toast', async ({
  page,
  api,
  server,
  signUp,
}) => {
  await signUp({ timeZone: getNoonZone() })
  const challenge = await findChallenge(api, ({ duration }) => duration === 30)
  const participation = await joinChallenge(api, challenge)
  await markDaysYesterday(api, server, participation, 11)
  const nextStep = (await listParticipations(api))[0]?.nextStep
  await page.goto('/')
  const card = today(page).getByRole('listitem').filter({ hasText: challenge.title })
  await expect(card.getByText('Day 12 of 30')).toBeVisible()
  await expect(card).toContainText(nextStep?.title ?? '')
  await expect(card).toContainText(`Done when ${nextStep?.done?.replace(/^You/, 'you')}`)
  await expect(card).not.toContainText(nextStep?.action ?? '')
  await card.getByRole('button', { name: 'Show all' }).click()
  await expect(card).toContainText(nextStep?.action ?? '')
  await expect(wall(page)).toHaveAccessibleName('11 of 30 days done')
  await expect(card.getByRole('link', { name: challenge.title })).toHaveAttribute('href', `/challenge/${challenge.id}`)

  await card.getByRole('button', { name: `Mark Day Complete: ${challenge.title}` }).click()
  await expect(card.getByText('Day 12.', { exact: true })).toBeFocused()
  await expect(card.getByRole('status')).toHaveText(/^The first was on .+\.$/)
  await expect(toast(page).getByText('Progress Updated!')).toBeVisible()
  await expect(toast(page).getByText('Day 12 of 30')).toBeVisible()
  await expect(wall(page)).toHaveAccessibleName('12 of 30 days done')
  await expect(wall(page).locator('[data-brick]').nth(11)).toHaveAttribute('data-new')
  await expect(today(page).getByText('All done for today.')).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)

  await page.reload()
  await expect(card, 'a quiet row').toHaveText(new RegExp(`Day 12 of 30.*${challenge.title}.*Done today`))
  await expect(wall(page)).toHaveCount(0)
  await card.getByRole('link', { name: challenge.title }).click()
  await page.getByRole('button', { name: 'Undo day 12' }).click()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(card.getByRole('button', { name: /^Mark Day Complete/ })).toBeVisible()
  await expect(wall(page)).toHaveAccessibleName('11 of 30 days done')
  await expect(today(page).getByText('All done for today.')).toHaveCount(0)
})

test('counts a double click as one day, and undoes it from the toast @prove', async ({ page, api, signUp }) => {
  await signUp()
  const challenge = await findChallenge(api, ({ duration }) => duration === 30)
  await joinChallenge(api, challenge)
  await page.goto('/')
  await page.getByRole('button', { name: `Mark Day Complete: ${challenge.title}` }).dblclick()
  await expect(toast(page)).toContainText('Day 1 of 30')
  expect(await listParticipations(api)).toMatchObject([{ progress: 1 }])
  // Where the layout has moved, the second click lands on the card.
  await page.getByRole('link', { name: challenge.title }).dispatchEvent('click', { detail: 2 })
  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(wall(page)).toHaveAccessibleName('0 of 30 days done')
  await expect(page.getByRole('button', { name: `Mark Day Complete: ${challenge.title}` })).toBeFocused()

  const release = await holdRequests(page, /\/check-ins$/)
  await page.getByRole('button', { name: `Mark Day Complete: ${challenge.title}` }).click()
  await page.getByRole('link', { name: 'Pillars', exact: true }).click()
  await expect(page).toHaveURL('/pillars')
  release()
  const undone = page.waitForResponse((reply) => reply.request().method() === 'DELETE')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await undone
  expect(await listParticipations(api)).toMatchObject([{ progress: 0 }])
})

test('shows a challenge completed today until tomorrow, then offers the next ones @prove', async ({
  page,
  api,
  server,
  signUp,
}) => {
  await signUp({ timeZone: getNoonZone() })
  const challenge = await findChallenge(api, ({ duration }) => duration === 3)
  const participation = await joinChallenge(api, challenge)
  await markDaysYesterday(api, server, participation, 2)
  await page.goto('/')
  await page.getByRole('button', { name: `Mark Day Complete: ${challenge.title}` }).click()
  await expect(page).toHaveURL(`/finished/${participation.id}`)
  await page.goto('/')
  await expect(today(page).getByText('Challenge Completed')).toBeVisible()
  await expect(today(page).getByRole('link', { name: 'See how it went' })).toHaveAttribute(
    'href',
    `/finished/${participation.id}`,
  )

  await withDatabase(server, (database) =>
    database
      .updateTable('user_challenges')
      .set({ ended_on: getLocalDate('Europe/Berlin', -1) })
      .where('id', '=', participation.id)
      .execute(),
  )
  await page.reload()
  await expect(
    today(page).getByText('You’ve finished your last challenge. Pick the next one and start today.'),
  ).toBeVisible()
  await expect(joinButtons(page)).toHaveCount(3)
  await expect(joinButtons(page).and(page.getByLabel(challenge.title))).toHaveCount(0)
  const about = page.locator('summary', { hasText: 'About Seven Pillars' })
  await expect(page.getByText('Ready to Begin?')).toBeHidden()
  await about.focus()
  await page.keyboard.press('Enter')
  await expect(columns(page, /^Completed days: \w+ 3$/)).toBeVisible()
  for (const words of ['Start Your Journey', 'Explore Pillars', '87%', 'View Active Challenges', 'Join the Community'])
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
  for (const name of [/^Transform yourself/, 'Seven Pillars of Growth', 'Ready to Begin?'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expectAccessible(page)
})

test('marks a day and completes a goal on Home with the keyboard alone', async ({ page, api, signUp }) => {
  await signUp()
  const challenge = await findChallenge(api, ({ duration }) => duration === 30)
  await joinChallenge(api, challenge)
  await createGoal(api, 'Ring the bank', getLocalDate('Europe/Berlin', 1))
  await page.goto('/')
  await expect(page.getByRole('checkbox', { name: 'Ring the bank' })).toBeVisible()
  await page.getByRole('main').focus()
  await page.keyboard.press('Tab')
  await expect(today(page).getByRole('link', { name: challenge.title })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(today(page).getByRole('button', { name: 'Show all' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Day 1.', { exact: true })).toBeFocused()
  await expect(today(page).getByText('All done for today.')).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Ring the bank' })
  // From near the card, past its controls.
  await tabTo(page, box, 6)
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  // Other tests of this server may have written the three posts before it.
  await tabTo(page, page.getByRole('link', { name: /^Write in the journal/ }), 4)
  for (const name of ['Add when and where', 'No thanks']) await tabTo(page, page.getByRole('button', { name }), 1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'When and where will you do it?' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tonight’s question' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add when and where' })).toHaveCount(0)
})

test('shows at most five goals due within a week or past their date, nearest first, with a checkbox @prove', async ({
  page,
  api,
  signUp,
}) => {
  await signUp()
  await createGoal(api, 'In a week', getLocalDate('Europe/Berlin', 7))
  await createGoal(api, 'In eight days', getLocalDate('Europe/Berlin', 8))
  await createGoal(api, 'Some time')
  await createGoal(api, 'Today', getLocalDate('Europe/Berlin', 0))
  await createGoal(api, 'Long ago', getLocalDate('Europe/Berlin', -3))
  await page.goto('/')
  await expect(goals(page).getByRole('listitem')).toHaveText([
    /^Long ago3 days past its date/,
    /^TodayDue today/,
    /^In a weekDue in 7 days/,
  ])
  await expect(goals(page).getByRole('link', { name: 'All 3 due' })).toHaveAttribute('href', '/goals')

  const box = goals(page).getByRole('checkbox', { name: 'Today' })
  await box.click()
  await expect(goals(page).getByRole('listitem').filter({ hasText: 'Done today' })).toHaveCount(1)
  await expect(goals(page).locator('s', { hasText: 'Today' })).toBeVisible()
  await expect(box, 'saved').not.toHaveAttribute('aria-disabled')
  await page.reload()
  await expect(box).toBeChecked()
  await box.click()
  await expect(goals(page).getByText('Due today')).toBeVisible()
  await expect(box).not.toBeChecked()
  await expect(box, 'saved').not.toHaveAttribute('aria-disabled')
  for (const index of [1, 2, 3]) await createGoal(api, `Goal ${index}`, getLocalDate('Europe/Berlin', index))
  await page.reload()
  await expect(goals(page).getByRole('listitem')).toHaveCount(3)
  await expect(goals(page).getByRole('link', { name: 'All 6 due' })).toHaveAttribute('href', '/goals')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(goals(page).getByRole('listitem'), 'a phone has room for one').toHaveCount(1)
  await goals(page).getByRole('checkbox').click()
  await expect(goals(page).getByRole('listitem'), 'and then for the next one').toHaveCount(2)
})

test('shows what other members wrote last on each visit, and a question from the member’s pillars @prove', async ({
  page,
  api,
  signUp,
  otherMember,
}) => {
  await signUp()
  await joinChallenge(api, await findChallenge(api, ({ pillar }) => pillar === 'brotherhood'))
  await joinChallenge(api, await findChallenge(api, ({ pillar }) => pillar === 'career'))
  const { username } = await (await otherMember.get('/api/auth/user')).json()
  const own = await createDiscussion(api, { title: 'How do you start again?' })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Tonight’s question' })).toBeVisible()
  await createReply(otherMember, own, 'Slowly.')
  const { id } = await createDiscussion(otherMember, { pillar: 'career', title: 'Last word' })
  await page.reload()
  const posts = page.getByRole('region', { name: 'New in the community' })
  await expect(posts.getByRole('listitem').nth(0)).toContainText('Last word')
  await expect(posts.getByRole('listitem').nth(0)).toContainText(username)
  await expect(posts.getByRole('listitem').nth(1)).toContainText(own.title)
  await expect(posts.getByRole('listitem').nth(1)).toContainText(`${username} replied to you`)
  await expectAccessible(page)
  await posts.getByRole('link', { name: 'Last word' }).click()
  await expect(page).toHaveURL(`/community/${id}`)

  const long = 'verylong'.repeat(13)
  await createDiscussion(otherMember, { pillar: 'career', title: long })
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(posts.getByRole('link', { name: long, exact: true }), 'read again').toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoHorizontalScroll(page)

  const question = page.getByRole('region', { name: 'Tonight’s question' }).getByRole('link')
  const text = (await question.textContent()) ?? ''
  expect(text).toMatch(/\?$/)
  await question.click()
  await expect(page).toHaveURL(/\/journal\?prompt=(brotherhood|career)-([1-9]|1[0-2])$/)
  await expect(page.getByRole('dialog')).toContainText(text)
})
