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
const rowOf = (page: Page, { username }: Member) => board(page).getByRole('listitem').filter({ hasText: username })

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 864e5).toISOString().slice(0, 10)
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

  // Tomás leaves, in silence.
  await tomas.page.goto(new URL(page.url()).pathname)
  await expect(rowOf(tomas.page, tomas.member)).toContainText('done today')
  await tomas.page.getByRole('link', { name: 'Settings', exact: true }).last().click()
  await button(tomas.page, 'Leave this crew').click()
  await tomas.page.getByRole('alertdialog').getByRole('button', { name: 'Leave this crew' }).click()
  await expect(tomas.page.getByRole('heading', { level: 1, name: 'Crews' })).toBeVisible()
  await expect(tomas.page.getByRole('list', { name: 'Your crews' })).toBeHidden()
  await page.reload()
  await expect(rowOf(page, karim.member)).toBeVisible()
  await expect(rowOf(page, tomas.member)).toBeHidden()
  expect(consoleErrors).toEqual([])
  for (const { context } of [tomas, karim]) await context.close()
})
