import type { Browser, Page } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import { listChallenges } from './challenges.ts'
import { waitForStart } from './hydration.ts'
import { seedSignedInMember } from './seed-members.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test, toast, uniqueName } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const plan = (page: Page) => page.getByRole('region', { name: 'Day plan' })

async function publish(page: Page): Promise<void> {
  await button(page, 'Publish').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
}

/** Writes the three lines of the open day, and goes on to the next one. */
async function writeDay(page: Page, [title, done, action]: [string, string, string]): Promise<void> {
  for (const line of [title, done, action]) {
    await page.keyboard.insertText(line)
    await page.keyboard.press('Enter')
  }
  // In the last field, the first one ended a line.
  await page.keyboard.press('Enter')
}

test('writes a challenge of 21 days, publishes it, and edits it without changing the plan of who has joined', async ({
  page,
  api,
  signInAsAdmin,
  browser,
  server,
  consoleErrors,
}) => {
  await signInAsAdmin()
  await page.goto('/admin/library')
  await button(page, 'New challenge').click()
  const name = uniqueName('Quiet evenings')
  await field(page, 'Name').fill(name)
  await field(page, 'Promise (optional)').fill('One hour without a screen.')
  await field(page, 'Description').fill('You spend one hour of the evening without a screen.')
  await field(page, 'Pillar').selectOption('Spiritual Growth')
  await expect(field(page, 'Length')).toHaveValue('21')

  await button(page, /^Days 1–21/).click()
  await writeDay(page, ['Choose the hour', 'You’ve written it down.', 'Pick one hour of the evening.'])
  await writeDay(page, ['Leave the phone', 'It’s in another room.', 'Put the phone in another room for an hour.'])
  await expect(field(page, 'Title of day 3')).toBeFocused()
  await button(page, 'Same as yesterday').click()
  await field(page, 'Title of day 3').fill('Read on paper')
  await button(page, 'Publish').click()
  await expect(page.getByText('Days 4 to 21 are not finished.')).toBeVisible()
  await expect(field(page, 'Title of day 4')).toBeFocused()
  for (let day = 4; day <= 7; day++)
    await writeDay(page, [`Evening ${day}`, 'An hour is over.', `Do without a screen for an hour, evening ${day}.`])
  await button(page, 'Repeat weekly').click()
  await expect(page.getByText('21 of 21 written')).toBeVisible()
  await expect(page.getByText('Draft saved')).toBeVisible()
  // Without the tooltip of what came under the pointer.
  await page.mouse.move(0, 0)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  await page.reload()
  await button(page, /^Day 9 /).click()
  await expect(field(page, 'Title of day 9')).toHaveValue('Leave the phone')
  await button(page, 'Preview').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('One hour without a screen.', { exact: true })).toBeVisible()
  await expect(page.getByText('Done when: You’ve written it down.')).toBeVisible()
  await page.goBack()
  await expect(field(page, 'Title of day 9')).toBeVisible()
  await publish(page)
  await expect(toast(page)).toContainText('Published')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const challenge = (await listChallenges(api)).find(({ title }) => title === name)
  const path = `/challenge/${challenge?.id}`
  await expect(page).toHaveURL(path)

  const early = await openAsMember(browser, server, path)
  await button(early, /^Join Challenge/).click()
  await expect(toast(early)).toContainText('Challenge Joined!')

  await button(page, 'For admins').click()
  await button(page, 'Edit').click()
  await button(page, /^Day 2 /).click()
  await field(page, 'Title of day 2').fill('Turn the phone off')
  await button(page, 'Publish').click()
  await expect(page.getByText(/^1 member has joined\. They keep their plan/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page)).toContainText('Changes published')
  await expect(plan(page).getByText('Turn the phone off')).toBeVisible()

  await early.goto(path)
  await expect(plan(early).getByText('Leave the phone')).toBeVisible()
  await expect(plan(early).getByText('Turn the phone off')).toHaveCount(0)
  const late = await openAsMember(browser, server, path)
  await expect(plan(late).getByText('Turn the phone off')).toBeVisible()
  expect(consoleErrors).toEqual([])
  for (const member of [early, late]) await member.context().close()
})

async function openAsMember(browser: Browser, server: ServerProcess, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  await seedSignedInMember(server, context, { username: uniqueName('man') })
  const page = await context.newPage()
  await page.goto(path)
  await waitForStart(page)
  return page
}
