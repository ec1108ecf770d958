import type { APIRequestContext, Page } from '@playwright/test'
import type { JournalEntry } from '#contract/journal.ts'
import { prompts } from '#web/features/journal/prompts.ts'
import { openFromSettings } from './hydration.ts'
import { holdRequests, loseResponses, unreachableMessage } from './network.ts'
import { pillarLabels } from './pillar-labels.ts'
import { getLocalDate } from './seed-days.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, logOut, password, test, toast } from './site.ts'

const newEntryDialog = (page: Page) => page.getByRole('dialog', { name: 'New Entry' })
const entryField = (page: Page) => page.getByRole('dialog').getByLabel('Entry', { exact: true })
const draftNotice = (page: Page) => page.getByRole('complementary', { name: 'Draft' })

const createEntry = (api: APIRequestContext, content: string, overrides: Partial<JournalEntry> = {}) =>
  api.post('/api/journal', { data: { content, ...overrides } })

/** @returns the member's date in English */
const formatToday = () =>
  new Date(getLocalDate('Europe/Berlin')).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const getDraftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))

async function openNewEntryDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expect(entryField(page)).toBeFocused()
}

test('invites the member to write, and saves an entry for one of a pillar’s prompts', async ({ page, signUp }) => {
  await signUp()
  await page.route('**/api/journal', (route) => route.abort(), { times: 1 })
  const release = await holdRequests(page, /\/api\/journal$/)
  await openFromSettings(page, 'Journal')
  await expect(page.getByTestId('skeleton')).toHaveCount(3)
  release()
  await expect(page.getByRole('alert')).toContainText(unreachableMessage)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Start Your Reflection Journey')).toBeVisible()
  await expect(page).toHaveTitle('Journal · Seven Pillars')
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
  await expect(
    page.getByText('Only you can see this in the app. The person who runs this server could read its database.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Start with a question' }).click()
  await expect(newEntryDialog(page).getByLabel('Prompt')).toHaveValue('What does a meaningful life look like to me?')
  await expect(newEntryDialog(page).getByText('could read its database')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(draftNotice(page), 'no entry was saved').toHaveCount(0)

  await openNewEntryDialog(page)
  const dialog = newEntryDialog(page)
  await expect(dialog.getByLabel('Pillar')).toHaveValue('')
  await expect(dialog.getByLabel('Pillar').getByRole('option')).toHaveText(['No pillar', ...pillarLabels])
  await dialog.getByLabel('Pillar').selectOption('Brotherhood')
  await dialog.getByLabel('Prompt').selectOption(prompts.brotherhood[1].text)
  await dialog.getByRole('button', { name: 'Add a title' }).click()
  await dialog.getByLabel('Title').fill('Tom')
  await entryField(page).fill('  He picked up on the second ring.\n\n  We talked for an hour. ')
  await dialog.getByRole('button', { name: 'Done' }).click()

  await expect(dialog).toBeHidden()
  await expect(toast(page).getByText('Entry saved')).toBeVisible()
  await expect(page.getByText('Start Your Reflection Journey')).toHaveCount(0)
  await expect(page.getByText('could read its database'), 'only at the first entry').toHaveCount(0)
  const entry = page.getByRole('article', { name: `Tom ${formatToday()}` })
  await expect(entry.getByRole('heading', { level: 2, name: 'Tom' })).toBeVisible()
  await expect(entry.locator('time')).toHaveText(formatToday())
  await expect(entry.getByText('Brotherhood', { exact: true })).toBeVisible()
  await expect(entry.getByText(prompts.brotherhood[1].text)).toBeVisible()
  await expect(entry.getByText('He picked up')).toHaveText(
    'He picked up on the second ring.\n\n  We talked for an hour.',
    { useInnerText: true },
  )
  await page.reload()
  await expect(entry).toBeVisible()
  await expect(draftNotice(page)).toHaveCount(0)
  expect(await getDraftKeys(page)).toEqual([])
})

test('opens a new entry with the prompt from the URL, and keeps its draft until it is saved @prove', async ({
  page,
  signUp,
  api,
}) => {
  await signUp()
  await page.goto('/journal?prompt=mental-2')
  await expect(newEntryDialog(page).getByLabel('Pillar')).toHaveValue('mental')
  await expect(newEntryDialog(page).getByLabel('Prompt')).toHaveValue(prompts.mental[1].text)
  await expect(newEntryDialog(page).getByRole('paragraph').filter({ hasText: prompts.mental[1].text })).toBeVisible()
  await expect(newEntryDialog(page).getByText('Takes thought · about 10 minutes')).toBeVisible()
  await expect(entryField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(newEntryDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/journal$/)
  await expect(page.locator('#main'), 'no button opened the dialog, so the main area gets the focus').toBeFocused()
  await page.goto('/journal?prompt=mental-13')
  await expect(page.getByText('Start Your Reflection Journey')).toBeVisible()
  await expect(newEntryDialog(page)).toHaveCount(0)

  await page.goto('/journal?prompt=career-3')
  await newEntryDialog(page).getByRole('button', { name: 'Add a title' }).click()
  await newEntryDialog(page).getByLabel('Title').fill('Enough')
  await entryField(page).pressSequentially('Four days a week')
  await expect(newEntryDialog(page).getByText('Saved on this device')).toBeVisible()
  await page.goto('/journal')
  await expect(draftNotice(page)).toContainText(/Draft from \d+ \w+ \d{4}, \d\d:\d\d/)
  await expect(draftNotice(page)).toContainText('Enough')
  await draftNotice(page).getByRole('button', { name: 'Continue writing' }).click()
  await expect(newEntryDialog(page).getByLabel('Title')).toHaveValue('Enough')
  await expect(newEntryDialog(page).getByLabel('Prompt')).toHaveValue(prompts.career[2].text)
  await expect(entryField(page)).toHaveValue('Four days a week')
  await newEntryDialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(toast(page).getByText('Entry saved')).toBeVisible()
  await expect(draftNotice(page)).toHaveCount(0)
  await openNewEntryDialog(page)
  await expect(entryField(page), 'the next entry starts empty').toHaveValue('')
  await newEntryDialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(entryField(page)).toHaveAccessibleDescription('Required')
  await entryField(page).fill('Short day.')
  await newEntryDialog(page).getByRole('button', { name: 'Done' }).click()
  const entry = page.getByRole('article', { name: formatToday() }).filter({ hasText: 'Short day.' })
  await expect(entry).toBeVisible()
  await expect(entry.getByRole('heading')).toHaveCount(0)
  const [saved] = await (await api.get('/api/journal')).json()
  expect(saved).toMatchObject({ title: null, prompt: null, pillar: null, content: 'Short day.' })
})

test('saves once when the response is lost, and keeps the draft for its author when the session ends @prove', async ({
  page,
  context,
  signUp,
  api,
}) => {
  const { email } = await signUp()
  await page.goto('/journal')
  await openNewEntryDialog(page)
  await entryField(page).fill('Written once.')
  await loseResponses(page, '**/api/journal')
  await newEntryDialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(newEntryDialog(page).getByRole('alert')).toHaveText(unreachableMessage)
  await expect(entryField(page)).toHaveValue('Written once.')
  await newEntryDialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(newEntryDialog(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)

  await openNewEntryDialog(page)
  await entryField(page).fill('For my eyes.')
  await context.clearCookies()
  await newEntryDialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible()
  await api.post('/api/auth/sign-in', { data: { email, password } })
  await page.goto('/journal')
  await expect(draftNotice(page)).toContainText('For my eyes.')
  expect(await getDraftKeys(page)).toHaveLength(1)
  await logOut(page)
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(await getDraftKeys(page)).toEqual([])
})

test('does not show the draft to another member on the same device', async ({ page, context, signUp }) => {
  await signUp()
  await page.goto('/journal')
  await openNewEntryDialog(page)
  await entryField(page).fill('For my eyes.')
  await context.clearCookies()
  await signUp()
  await page.goto('/journal')
  await expect(page.getByText('Start Your Reflection Journey')).toBeVisible()
  await expect(draftNotice(page)).toHaveCount(0)
})

test('keeps unsaved edits after a reload, marks an edited entry, and deletes it after confirmation', async ({
  page,
  signUp,
  api,
}) => {
  await signUp()
  await createEntry(api, 'First thought.', {
    title: 'Morning',
    pillar: 'mental',
    prompt: 'A question from long ago?',
  })
  await page.goto('/journal')
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Entry' })
  await expect(dialog.getByLabel('Prompt'), 'the entry keeps its prompt').toHaveValue('A question from long ago?')
  await entryField(page).fill('Second thought.')
  await page.reload()
  await expect(page.getByRole('article')).toContainText('First thought.')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(entryField(page)).toHaveValue('Second thought.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(toast(page).getByText('Entry updated')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Second thought.')
  await expect(page.getByRole('article')).toContainText(`Edited ${formatToday()}`)
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()

  await page.getByRole('button', { name: 'Edit' }).click()
  await entryField(page).fill('Third thought.')
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await page
    .getByRole('alertdialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Discard' })
    .click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(entryField(page)).toHaveValue('Second thought.')
  await page.keyboard.press('Escape')

  const confirmation = page.getByRole('alertdialog', { name: 'Delete this entry?' })
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(confirmation).toContainText('“Morning” will be permanently deleted.')
  await confirmation.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.route('**/api/journal/*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Delete' }).click()
  await confirmation.getByRole('button', { name: 'Delete entry' }).click()
  await expect(toast(page).getByText('Couldn’t delete the entry')).toBeVisible()
  await expect(toast(page).getByText(unreachableMessage)).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await confirmation.getByRole('button', { name: 'Delete entry' }).click()
  await expect(toast(page).getByText('Entry deleted')).toBeVisible()
  await expect(page.getByText('Start Your Reflection Journey')).toBeVisible()
})

test('shows entries as plain text in a readable size, long ones collapsed @prove', async ({ page, signUp, api }) => {
  await signUp()
  const text = '# Not a heading\n<img src=x onerror=alert(1)> **not bold**'
  await createEntry(api, text, { title: '<b>Not bold</b>' })
  await createEntry(api, 'word '.repeat(90))
  await createEntry(api, `${'A line of many. '.repeat(200)}The very end.`)
  await createEntry(api, 'x'.repeat(300), { title: 'T'.repeat(120), pillar: 'career', prompt: prompts.career[0].text })
  await page.goto('/journal')
  await expect(page.getByText('# Not a heading')).toHaveText(text, { useInnerText: true })
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['T'.repeat(120), '<b>Not bold</b>'])
  const long = page.getByText('word word')
  await expect(long).toHaveCSS('font-size', '17px')
  const lines = await long.evaluate((element) => {
    const probe = document.createElement('span')
    probe.textContent = '0'.repeat(68)
    probe.style.whiteSpace = 'nowrap'
    element.append(probe)
    const width = probe.getBoundingClientRect().width
    probe.remove()
    return { width: element.getBoundingClientRect().width, most: width }
  })
  expect(lines.width).toBeLessThanOrEqual(lines.most + 1)

  await expect(page.getByText('A line of many.')).toBeVisible()
  await expect(page.getByText('The very end.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText('The very end.')).toBeVisible()
  await page.getByRole('button', { name: 'Show less' }).click()
  await expect(page.getByText('The very end.')).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoHorizontalScroll(page)
  await openNewEntryDialog(page)
  await entryField(page).fill('A draft.')
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
})

test('finds the day of an earlier entry in the calendar, and its words by a search on the device', async ({
  page,
  signUp,
  api,
}) => {
  await signUp()
  for (let index = 1; index <= 55; index++) await createEntry(api, `Entry number ${index}.`)
  await page.goto('/journal')
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect(page.getByRole('button', { name: 'Next week' })).toBeEnabled()
  const day = page
    .getByRole('region', { name: 'Calendar' })
    .getByRole('button', { name: /\d{4}$/ })
    .nth(2)
  const name = (await day.getAttribute('aria-label')) ?? ''
  await day.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No entry on this day.')).toBeVisible()
  await page.getByRole('button', { name: 'Write about this day' }).click()
  await expect(entryField(page)).toBeFocused()
  await entryField(page).fill('The café by the river.')
  await newEntryDialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(toast(page).getByText('Entry saved')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('The café by the river.')
  await expect(page.getByRole('button', { name: `${name}, has an entry` })).toBeVisible()
  await expectAccessible(page)
  const entries: JournalEntry[] = await (await api.get('/api/journal?limit=100')).json()
  const saved = entries.at(-1)
  expect([saved?.content, saved?.entryDate]).toEqual([
    'The café by the river.',
    new URL(page.url()).searchParams.get('day'),
  ])
  await page.goBack()
  await expect(page.getByRole('article').first()).toContainText('Entry number 55.')

  await page.getByRole('searchbox', { name: 'Search your entries' }).fill('CAFE river')
  await expect(page.getByRole('status').filter({ hasText: '1 entry found.' })).toBeVisible()
  await expect(page.getByRole('article').locator('mark')).toHaveText(['café', 'river'])
  expect(page.url()).not.toContain('CAFE')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/cafe/i)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('article').first()).toContainText('Entry number 55.')
})

test('loads older entries on scroll and retries after a failure @prove', async ({ page, signUp, api }) => {
  await signUp()
  for (let index = 1; index <= 55; index++) await createEntry(api, `Entry number ${index}.`)
  await page.route('**/api/journal?cursor=*', (route) => route.abort(), { times: 1 })
  await page.goto('/journal')
  await expect(page.getByRole('article')).toHaveCount(50)
  await expect(page.getByRole('article').first()).toContainText('Entry number 55.')
  await page.getByRole('article').nth(49).scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toHaveText(unreachableMessage)
  await expect(page.getByRole('article'), 'loaded entries stay').toHaveCount(50)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(55)
  await expect(page.getByRole('article').last()).toContainText('Entry number 1.')
  await expect(page.getByRole('button', { name: 'Show older entries' })).toHaveCount(0)
})
