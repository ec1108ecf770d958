import type { Browser, Page } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import { listChallenges } from './challenges.ts'
import { withDatabase } from './database.ts'
import { waitForStart } from './hydration.ts'
import { seedParticipation } from './seed-days.ts'
import { type Member, seedSignedInMember } from './seed-members.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test, uniqueName } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const board = (page: Page) => page.getByRole('region', { name: 'Board' })
const rowOf = (page: Page, { username }: Member) =>
  board(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `${username}, what` }) })

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 864e5).toISOString().slice(0, 10)
}

/** Returns a weekday some days from now, so that no round opens while the journey runs. 1 is Monday. */
function weekdayIn(days: number): number {
  return new Date(daysAgo(-days)).getUTCDay() || 7
}

/** Moves the rounds of a crew and their answers a week back, as a week that passes does. */
async function passWeek(server: ServerProcess, crewId: string): Promise<void> {
  const aWeekBefore = (date: string) => new Date(Date.parse(date) - 7 * 864e5).toISOString().slice(0, 10)
  await withDatabase(server, async (database) => {
    const crew = await database.selectFrom('crews').select('round_from').where('id', '=', crewId).executeTakeFirst()
    if (!crew?.round_from) throw new Error('The crew has no weekly round')
    const change = { round_from: aWeekBefore(crew.round_from), round_before: null }
    await database.updateTable('crews').set(change).where('id', '=', crewId).execute()
    const ofCrew = database.selectFrom('round_answers').select('round_on').where('crew_id', '=', crewId)
    for (const { round_on: on } of await ofCrew.distinct().orderBy('round_on').execute())
      await database
        .updateTable('round_answers')
        .set({ round_on: aWeekBefore(on) })
        .where('crew_id', '=', crewId)
        .where('round_on', '=', on)
        .execute()
  })
}

const roundForm = (page: Page) => page.getByRole('form', { name: 'Answer the round' })

/** Answers the first and the last question on the screen of the round. */
async function answerRound(page: Page, [first, plan]: [string, string]): Promise<void> {
  await page.getByLabel('How was it?').fill(first)
  await page.getByLabel('What will you do by next week?').fill(plan)
  await roundForm(page).getByRole('button').click()
  await expect(page.getByRole('list', { name: 'Your answer' })).toContainText(first)
}

/** Signs another member in, in a browser of their own. */
async function openBrowser(browser: Browser, server: ServerProcess, prefix: string) {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  const member = await seedSignedInMember(server, context, { username: uniqueName(prefix) })
  const page = await context.newPage()
  return { context, member, page }
}

test('three members found a crew, share what they choose, answer, notice a gap, do a round, and one leaves', async ({
  page,
  api,
  signUp,
  browser,
  server,
  consoleErrors,
}) => {
  const marcus = await signUp()
  const [tomas, karim] = [await openBrowser(browser, server, 'tomas'), await openBrowser(browser, server, 'karim')]
  const [shared, secret] = await listChallenges(api)
  if (!shared || !secret) throw new Error('There are no challenges')
  const sharedByTomas = await withDatabase(server, async (database) => {
    const seed = (member: Member, challengeId: string, dates: string[]) =>
      seedParticipation(database, { userId: member.id, challengeId, dates })
    await seed(tomas.member, secret.id, [daysAgo(6), daysAgo(0)])
    await seed(karim.member, shared.id, [daysAgo(1), daysAgo(0)])
    return seed(tomas.member, shared.id, [daysAgo(6), daysAgo(5)])
  })

  // Marcus founds a crew.
  await page.goto('/community')
  await page.getByRole('link', { name: 'Crews' }).click()
  await page.getByLabel('Name of the crew').fill('Thursday crew')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Thursday crew' })).toBeVisible()
  await expectAccessible(page)
  const { pathname, hash } = new URL(await page.getByLabel('Link of the crew').inputValue())
  const link = pathname + hash

  // The others join by its link. Tomás shares one of his two challenges.
  await tomas.page.goto(link)
  await waitForStart(tomas.page)
  await expect(tomas.page.getByRole('heading', { level: 1, name: 'Thursday crew' })).toBeVisible()
  await expect(tomas.page.getByText(marcus.username)).toBeVisible()
  expect(tomas.page.url()).not.toContain('token')
  const levels = (title: string) => tomas.page.getByRole('radiogroup', { name: title })
  await expect(levels(secret.title).getByRole('radio', { name: 'Nothing' })).toBeChecked()
  await levels(shared.title).getByText('Done or not').click()
  await tomas.page.getByLabel('Let them see when I go quiet').check()
  await expectAccessible(tomas.page)
  await expectNoHorizontalScroll(tomas.page)
  await button(tomas.page, 'Join the crew').click()
  await expect(rowOf(tomas.page, tomas.member)).toContainText('you')
  await karim.page.goto(link)
  await karim.page.getByText('Done or not', { exact: true }).first().click()
  await button(karim.page, 'Join the crew').click()
  await expect(rowOf(karim.page, karim.member)).toContainText('done today')

  // Marcus sees who is done, answers with one tap, and asks who has been quiet.
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Your crews' })
  await expect(strip).toContainText(`${karim.member.username} is done today.`)
  await expect(strip).toContainText(`${tomas.member.username} hasn’t marked since`)
  await strip.getByRole('link', { name: /is done today/ }).click()
  const wellDone = rowOf(page, karim.member).getByRole('button', { name: /^Well done/ })
  await wellDone.click()
  await expect(wellDone).toHaveAttribute('aria-pressed', 'true')
  await button(page, `Still with us? Ask ${tomas.member.username}`).click()
  await expect(rowOf(page, tomas.member)).toContainText('You asked today')
  await rowOf(page, tomas.member).getByRole('button').first().click()
  const detail = page.getByRole('dialog', { name: tomas.member.username })
  await expect(detail).toContainText(shared.title)
  await expect(detail).not.toContainText(secret.title)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  await karim.page.goto('/notifications')
  await expect(karim.page.getByText(/“Well done”/)).toBeVisible()
  await tomas.page.goto('/notifications')
  await expect(tomas.page.getByText(/“Still with us\?”/)).toBeVisible()
  const url = `/api/user-challenges/${sharedByTomas}/check-ins`
  await expect(await tomas.context.request.post(url, { data: {} })).toBeOK()

  // Marcus chooses a day for the weekly round, and all three answer on one screen.
  const crewPath = new URL(page.url()).pathname
  const crewId = crewPath.split('/').at(-1) ?? ''
  const pages = [page, tomas.page, karim.page]
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
  await page.getByLabel('Day', { exact: true }).selectOption(String(weekdayIn(3)))
  await button(page, 'Save').click()
  await expect(page.getByText('Weekly round saved', { exact: true })).toBeVisible()
  await passWeek(server, crewId)
  for (const each of pages) await each.goto(`${crewPath}/round`)
  await expect(roundForm(page).getByRole('radio')).toHaveCount(0)
  await answerRound(page, ['Short nights', 'Bed by eleven'])
  await answerRound(tomas.page, ['Quiet', 'Call my brother'])
  await answerRound(karim.page, ['Good', 'Run twice'])
  await page.reload()
  await expect(page.getByText('3 of 3 have answered')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Answers' })).toContainText('Call my brother')

  // A week later, each is asked first about what they planned. On a phone that is a choice, three fields and one button.
  await passWeek(server, crewId)
  for (const each of pages) await each.goto(`${crewPath}/round`)
  const form = roundForm(tomas.page)
  await expect(form.locator('p').first()).toHaveText('You said last week: Call my brother')
  await expect(form.getByRole('radio')).toHaveCount(3)
  await expect(form.getByRole('textbox')).toHaveCount(3)
  await expect(form.getByRole('button')).toHaveCount(1)
  const inMain = tomas.page.getByRole('main')
  await expect(inMain.getByRole('textbox')).toHaveCount(3)
  await expect(inMain.getByRole('button')).toHaveCount(1)
  await expectAccessible(tomas.page)
  await expectNoHorizontalScroll(tomas.page)
  for (const [each, outcome, answers] of [
    [page, 'Done', ['Better', 'Bed by ten']],
    [tomas.page, 'Not done', ['Busy', 'Call on Sunday']],
    [karim.page, 'Changed', ['Wet', 'Swim']],
  ] as const) {
    await roundForm(each).getByText(outcome, { exact: true }).click()
    await answerRound(each, [...answers])
  }
  await page.goto(crewPath)
  const round = page.getByRole('region', { name: 'This week’s round' })
  for (const line of ['Bed by eleven. Done.', 'Call my brother. Not done.', 'Run twice. Changed.'])
    await expect(round).toContainText(`Last week: ${line}`)

  // Tomás leaves, in silence.
  await tomas.page.goto(crewPath)
  await expect(rowOf(tomas.page, tomas.member)).toContainText('done today')
  await tomas.page.getByRole('link', { name: 'Settings', exact: true }).last().click()
  await button(tomas.page, 'Leave this crew').click()
  await tomas.page.getByRole('alertdialog').getByRole('button', { name: 'Leave this crew' }).click()
  await expect(tomas.page.getByRole('heading', { level: 1, name: 'Crews' })).toBeVisible()
  await expect(tomas.page.getByRole('list', { name: 'Your crews' })).toBeHidden()
  await page.reload()
  await expect(rowOf(page, karim.member)).toBeVisible()
  await expect(rowOf(page, tomas.member)).toBeHidden()
  await expect(round).toContainText('Run twice')
  for (const trace of [tomas.member.username, 'Busy', 'Call my brother']) await expect(round).not.toContainText(trace)
  await page.goto(`${crewPath}/round`)
  await expect(page.getByText('You have both answered')).toBeVisible()
  await page.getByRole('navigation', { name: 'Other rounds' }).getByRole('link').click()
  await expect(page.getByText('2 answers.')).toBeVisible()
  for (const trace of [tomas.member.username, 'Quiet', 'Call my brother'])
    await expect(page.getByRole('main')).not.toContainText(trace)
  expect(consoleErrors).toEqual([])
  for (const { context } of [tomas, karim]) await context.close()
})
