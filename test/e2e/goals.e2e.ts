import type { APIRequestContext, Page } from '@playwright/test'
import type { Goal } from '#contract/goals.ts'
import { holdRequests, loseResponses, unreachableMessage } from './network.ts'
import { pillarLabels } from './pillar-labels.ts'
import { getLocalDate } from './seed-days.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test, toast } from './site.ts'

const active = (page: Page) => page.getByRole('region', { name: /^Active Goals/ })
const completed = (page: Page) => page.getByRole('region', { name: /^Completed Goals/ })
const goalCheckbox = (page: Page, title: string) => page.getByRole('checkbox', { name: title })
const newGoalDialog = (page: Page) => page.getByRole('dialog', { name: 'New Goal' })

async function createGoal(api: APIRequestContext, title: string, overrides: Partial<Goal> = {}): Promise<Goal> {
  return (await api.post('/api/goals', { data: { title, pillar: 'purpose', ...overrides } })).json()
}

test('shows a visitor the goals screen and asks them to sign in to set a goal or try the example', async ({ page }) => {
  await page.goto('/goals')
  await expect(page).toHaveTitle('Goals & Accountability · Seven Pillars')
  await expect(page.getByRole('heading', { level: 1, name: 'Goals & Accountability' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Active Goals (0)' })).toBeVisible()
  await expect(page.getByText('No active goals yet. Create your first goal to get started!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Completed Goals (0)' })).toBeVisible()
  await page.getByRole('button', { name: 'New Goal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign In Required' })
  await expect(dialog).toContainText('Sign in to access goals.')
  for (const benefit of ['Track Your Progress', 'Set Personal Goals', 'Connect with the Community'])
    await expect(dialog.getByText(benefit)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Sign In to Continue' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fgoals',
  )
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  const example = page.getByRole('region', { name: 'Example goal' })
  await expect(example).toContainText('This is what a goal looks like. Sign in to set your own.')
  const checkbox = example.getByRole('checkbox', { name: /^Example goal: \w/ })
  await checkbox.click()
  await expect(dialog).toContainText('Sign in to access goals.')
  await page.keyboard.press('Escape')
  await expect(checkbox).not.toBeChecked()
  await expect(checkbox).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Active Goals (0)' }), 'the example is not counted').toBeVisible()
  await expect(page).toHaveURL('/goals')
})

test('creates a goal with a title, a description, a pillar and a date, but not with half a date', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/goals')
  await expect(page.getByText('No active goals yet. Create your first goal to get started!')).toBeVisible()
  await expect(page.getByText('Example goal'), 'only for visitors').toHaveCount(0)
  await page.getByRole('button', { name: 'New Goal' }).click()
  const dialog = newGoalDialog(page)
  await expect(dialog.getByLabel('Pillar')).toHaveValue('purpose')
  await expect(dialog.getByRole('option')).toHaveText(pillarLabels)
  await dialog.getByLabel('Title').fill('  Run ten   kilometres ')
  await dialog.getByLabel('Description').fill('Slowly.\nTwice a week.')
  await dialog.getByLabel('Pillar').selectOption('Physical Strength')
  await dialog.getByLabel('Target date').fill('2031-06-01')
  await dialog.getByRole('button', { name: 'Create Goal' }).click()

  await expect(dialog).toBeHidden()
  await expect(toast(page).getByText('Goal created')).toBeVisible()
  await expect(toast(page).getByText('Your goal has been added successfully.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Active Goals (1)' })).toBeVisible()
  const item = active(page).getByRole('listitem')
  await expect(item.getByRole('heading', { name: 'Run ten kilometres' })).toBeVisible()
  await expect(item).toContainText('Physical Strength')
  await expect(item).toContainText('Due 1 June 2031')
  await expect(item.getByText('Slowly.')).toHaveText('Slowly.\nTwice a week.', { useInnerText: true })
  await expect(page.getByText('No active goals yet.')).toHaveCount(0)

  await page.getByRole('button', { name: 'New Goal' }).click()
  await expect(dialog.getByLabel('Title'), 'the next goal starts empty').toHaveValue('')
  await dialog.getByLabel('Title').fill('Enough')
  await dialog.getByLabel('Target date').focus()
  await page.keyboard.type('1')
  await dialog.getByRole('button', { name: 'Create Goal' }).click()
  await expect(dialog.getByLabel('Target date')).toHaveAccessibleDescription('Invalid date')
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'Active Goals (1)', includeHidden: true })).toBeAttached()
})

test('lists goals by date in the member’s time zone, completed ones struck through, until the session ends @prove', async ({
  page,
  context,
  signUp,
  api,
}) => {
  const timeZone = 'Pacific/Kiritimati'
  await signUp({ timeZone })
  const dueIn = (days: number) => ({ targetDate: getLocalDate(timeZone, days) })
  const dates = {
    'No date': {},
    'In fifteen': dueIn(15),
    'In two weeks': dueIn(14),
    'In two': dueIn(2),
    Tomorrow: dueIn(1),
    Today: dueIn(0),
    Yesterday: dueIn(-1),
    'Long ago': dueIn(-12),
  }
  for (const [title, overrides] of Object.entries(dates)) await createGoal(api, title, overrides)
  for (const title of ['First', 'Last']) {
    const { id } = await createGoal(api, title)
    await api.patch(`/api/goals/${id}/toggle`)
  }
  await page.goto('/goals')
  const section = (name: string) => active(page).getByRole('region', { name, exact: true }).getByRole('listitem')
  await expect(section('Soon')).toContainText(['Due today', 'Due tomorrow', 'Due in 2 days', 'Due in 14 days'])
  await expect(section('Soon').getByRole('heading')).toHaveText(['Today', 'Tomorrow', 'In two', 'In two weeks'])
  await expect(section('Later')).toContainText([/^In fifteenDue \d/])
  await expect(section('Past its date')).toContainText([
    /^Long ago12 days past its date/,
    /^Yesterday1 day past its date/,
  ])
  await expect(section('No date')).toHaveCount(1)
  await expect(section('No date')).not.toContainText('Due')
  await expect(page.getByRole('heading', { name: 'Completed Goals (2)' })).toBeVisible()
  await expect(completed(page).locator('s')).toHaveText(['Last', 'First'])
  const today = new Date(getLocalDate(timeZone)).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  await expect(completed(page).getByText(`Completed on ${today}`)).toHaveCount(2)

  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  await goalCheckbox(page, 'Tomorrow').click()
  await expect(page.getByRole('dialog', { name: 'Sign In Required' })).toContainText(
    'Your session has ended. Sign in to access goals.',
  )
  await expect(page.getByText('Tomorrow'), 'private data is gone').toHaveCount(0)
})

test('completes a goal at once, rolls back what cannot be saved, and edits and deletes it', async ({
  page,
  signUp,
  api,
}) => {
  await signUp()
  await createGoal(api, 'Save a thousand', {
    pillar: 'career',
    targetDate: '2031-01-01',
    description: 'A little each month.',
  })
  await page.goto('/goals')
  const release = await holdRequests(page, /\/toggle$/)
  const box = goalCheckbox(page, 'Save a thousand')
  await box.click()
  await expect(page.getByRole('heading', { name: 'Completed Goals (1)' }), 'before the response').toBeVisible()
  await expect(page.getByRole('heading', { name: 'Active Goals (0)' })).toBeVisible()
  await expect(active(page).locator('s'), 'the row stays in place for now').toHaveText('Save a thousand')
  release()
  await expect(toast(page).getByText('Goal completed')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Active Goals (1)' })).toBeVisible()
  await expect(box, 'saved').not.toHaveAttribute('aria-disabled')
  await box.click()
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(completed(page).locator('s')).toHaveText('Save a thousand')
  await loseResponses(page, '**/toggle')
  await box.click()
  await expect(toast(page).getByText('Couldn’t update the goal')).toBeVisible()
  await expect(toast(page).getByText(unreachableMessage)).toBeVisible()
  await expect(box, 'rolled back').toBeChecked()
  await box.click()
  await expect(page.getByRole('heading', { name: 'Active Goals (1)' }), 'not completed again').toBeVisible()
  await expect(completed(page).getByText('Goals you complete appear here.')).toBeVisible()
  await expect(box, 'saved').not.toHaveAttribute('aria-disabled')
  await page.reload()
  await expect(box).not.toBeChecked()

  await page.getByRole('button', { name: 'Edit Save a thousand' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Goal' })
  await expect(dialog.getByLabel('Description')).toHaveValue('A little each month.')
  await expect(dialog.getByLabel('Pillar')).toHaveValue('career')
  await expect(dialog.getByLabel('Target date')).toHaveValue('2031-01-01')
  await dialog.getByLabel('Title').fill('Save two thousand')
  await dialog.getByLabel('Target date').fill('')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page).getByText('Goal updated')).toBeVisible()
  await expect(goalCheckbox(page, 'Save two thousand')).toBeVisible()
  await expect(active(page)).not.toContainText('Due')

  const confirmation = page.getByRole('alertdialog', { name: 'Delete this goal?' })
  await page.route('**/api/goals/*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Edit Save two thousand' }).click()
  await dialog.getByRole('button', { name: 'Delete goal' }).click()
  await expect(confirmation).toContainText('“Save two thousand” will be permanently deleted.')
  await confirmation.getByRole('button', { name: 'Delete goal' }).click()
  await expect(toast(page).getByText('Couldn’t delete the goal')).toBeVisible()
  const [{ id }] = await (await api.get('/api/goals')).json()
  await api.delete(`/api/goals/${id}`)
  await goalCheckbox(page, 'Save two thousand').click()
  await expect(toast(page).getByText('Goal not found.'), 'deleted elsewhere').toBeVisible()
  await expect(page.getByText('No active goals yet.')).toBeVisible()
})

test('creates a goal with steps, completes, edits and deletes it with the keyboard alone @prove', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/goals')
  await page.getByRole('button', { name: 'New Goal' }).focus()
  await page.keyboard.press('Enter')
  await expect(newGoalDialog(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Meditate')
  await page.keyboard.press('Enter')
  await expect(newGoalDialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'New Goal' })).toBeFocused()

  await page.getByRole('button', { name: 'Add steps to Meditate' }).focus()
  await page.keyboard.press('Enter')
  const newStep = page.getByLabel('New step')
  for (const title of ['Sit', 'Choose a place']) {
    await expect(newStep).toBeFocused()
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Remove ${title}` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Move up Choose a place' }).press('Enter')
  await expect(page.getByLabel('Step 1', { exact: true })).toHaveValue('Choose a place')
  await page.getByLabel('Step 2', { exact: true }).focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' down')
  await page.keyboard.press('Enter')
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByText('0 of 2 steps')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Choose a place' }), 'the focus is at the steps').toBeFocused()
  const saved = page.waitForResponse(/\/steps\//)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Sit down' })).toBeFocused()
  await saved
  await page.reload()
  await expect(page.getByText('1 of 2 steps')).toBeVisible()
  await expect(page.getByText('Next: Sit down')).toBeVisible()
  await expectAccessible(page)

  await goalCheckbox(page, 'Meditate').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'Completed Goals (1)' })).toBeVisible()
  await expect(goalCheckbox(page, 'Meditate'), 'the focus stays where it was').toBeFocused()
  await page.getByRole('button', { name: 'Edit Meditate' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Goal' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' daily')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Meditate daily' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete goal' }).press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Completed Goals (0)' })).toBeVisible()
})
