import type { Page } from '@playwright/test'
import type { Goal } from '#contract/goals.ts'
import { holdRequests, loseResponses, unreachableMessage } from './network.ts'
import { pillarLabels } from './pillar-labels.ts'
import { getNoonZone } from './seed-days.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, password, test } from './site.ts'

type Api = {
  post: (url: string, options?: { data: object }) => Promise<{ json: () => Promise<Goal> }>
  patch: (url: string) => Promise<unknown>
}

const active = (page: Page) => page.getByRole('region', { name: /^Active Goals/ })
const completed = (page: Page) => page.getByRole('region', { name: /^Completed Goals/ })
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const goalCheckbox = (page: Page, title: string) => page.getByRole('checkbox', { name: title })
const newGoalDialog = (page: Page) => page.getByRole('dialog', { name: 'New Goal' })

/** Opens the screen and waits for its data and for the chunks that it needs offline. */
async function gotoAndSettle(page: Page, path: string): Promise<void> {
  const toastLoaded = page.waitForResponse(/ToastViewport.*js/)
  await page.goto(path)
  await toastLoaded
  await page.waitForLoadState('networkidle')
}

const createGoal = async (api: Api, title: string, overrides: Partial<Goal> = {}) =>
  (await api.post('/api/goals', { data: { title, pillar: 'purpose', ...overrides } })).json()

/** @returns the date some days from today in a time zone */
/** The days of members start at three in the morning. */
const dayStartMs = 3 * 60 * 60_000

function getLocalDate(timeZone: string, days = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(Date.now() - dayStartMs)
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}

test.describe('goals for a visitor', () => {
  test('shows a visitor the goals screen and asks them to sign in to set a goal', async ({ page }) => {
    await page.goto('/goals')
    await expect(page).toHaveTitle('Goals & Accountability · Seven Pillars')
    await expect(page.getByRole('heading', { level: 1, name: 'Goals & Accountability' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Active Goals (0)' })).toBeVisible()
    await expect(page.getByText('No active goals yet. Create your first goal to get started!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Completed Goals (0)' })).toBeVisible()
    for (const name of ['New Goal', 'Create a goal']) {
      await page.getByRole('button', { name }).click()
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
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('lets a visitor try an example goal, which asks them to sign in and never changes', async ({ page }) => {
    await page.goto('/goals')
    const example = page.getByRole('region', { name: 'Example goal' })
    await expect(example).toContainText('This is what a goal looks like. Sign in to set your own.')
    const checkbox = example.getByRole('checkbox', { name: /^Example goal: \w/ })
    const dialog = page.getByRole('dialog', { name: 'Sign In Required' })
    for (const toggle of [() => checkbox.click(), () => page.keyboard.press('Space')]) {
      await toggle()
      await expect(dialog).toContainText('Sign in to access goals.')
      await expect(dialog.getByRole('listitem')).toHaveCount(3)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(checkbox).not.toBeChecked()
      await expect(checkbox).toBeFocused()
    }
    await expect(page.getByRole('heading', { name: 'Active Goals (0)' }), 'the example is not counted').toBeVisible()
    await expect(page).toHaveURL('/goals')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoHorizontalScroll(page)
  })

  test('shows members no example goal', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/goals')
    await expect(page.getByText('No active goals yet.')).toBeVisible()
    await expect(page.getByText('Example goal')).toHaveCount(0)
  })
})

test.describe('goal form', () => {
  test('creates a goal with a title, a description, a pillar and a date', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/goals')
    await expect(page.getByText('No active goals yet. Create your first goal to get started!')).toBeVisible()
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
  })

  test('shows an error at every invalid goal field', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/goals')
    await page.getByRole('button', { name: 'Create a goal' }).click()
    const title = newGoalDialog(page).getByLabel('Title')
    const saveButton = newGoalDialog(page).getByRole('button', { name: 'Create Goal' })
    await saveButton.click()
    await expect(title).toHaveAccessibleDescription('Required')
    await expect(title).toBeFocused()
    await title.fill('   ')
    await saveButton.click()
    await expect(title, 'spaces alone are empty too').toHaveAccessibleDescription('Required')
    await title.fill('x'.repeat(121))
    await saveButton.click()
    await expect(title).toHaveAccessibleDescription('String must contain at most 120 character(s)')
    await title.fill('Enough')
    await newGoalDialog(page).getByLabel('Target date').focus()
    await page.keyboard.type('1')
    await saveButton.click()
    await expect(
      newGoalDialog(page).getByLabel('Target date'),
      'an incomplete date is not saved as no date',
    ).toHaveAccessibleDescription('Invalid date')
    await expect(page.getByRole('heading', { name: 'Active Goals (0)', includeHidden: true })).toBeAttached()
  })

  test('keeps the input when saving fails and when the dialog is closed by mistake', async ({
    page,
    context,
    signUp,
  }) => {
    await signUp()
    await page.goto('/goals')
    await page.getByRole('button', { name: 'New Goal' }).click()
    await newGoalDialog(page).getByLabel('Title').fill('Call my brother')
    await newGoalDialog(page).getByLabel('Description').fill('On Sunday.')
    await page.keyboard.press('Escape')
    await expect(newGoalDialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'New Goal' }), 'the focus is restored').toBeFocused()
    await page.getByRole('button', { name: 'New Goal' }).click()
    await expect(newGoalDialog(page).getByLabel('Title')).toHaveValue('Call my brother')

    await context.setOffline(true)
    await newGoalDialog(page).getByRole('button', { name: 'Create Goal' }).click()
    await expect(newGoalDialog(page).getByRole('alert')).toHaveText(unreachableMessage)
    await expect(newGoalDialog(page).getByLabel('Description')).toHaveValue('On Sunday.')
    await context.setOffline(false)
    await page.reload()
    await page.getByRole('button', { name: 'New Goal' }).click()
    await expect(newGoalDialog(page).getByLabel('Title'), 'also after a reload').toHaveValue('Call my brother')
    await newGoalDialog(page).getByRole('button', { name: 'Create Goal' }).click()
    await expect(goalCheckbox(page, 'Call my brother')).toBeVisible()
  })

  test('creates one goal when the response is lost and it is saved again', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/goals')
    await page.getByRole('button', { name: 'New Goal' }).click()
    await newGoalDialog(page).getByLabel('Title').fill('Once')
    await loseResponses(page, '**/api/goals')
    await newGoalDialog(page).getByRole('button', { name: 'Create Goal' }).click()
    await expect(newGoalDialog(page).getByRole('alert')).toHaveText(unreachableMessage)
    await newGoalDialog(page).getByRole('button', { name: 'Create Goal' }).click()
    await expect(newGoalDialog(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Active Goals (1)' })).toBeVisible()
  })
})

test.describe('goal list', () => {
  test('lists goals by date and marks overdue and due ones', async ({ page, signUp, api }) => {
    await signUp()
    const dueInBerlin = (days: number) => ({ targetDate: getLocalDate('Europe/Berlin', days) })
    const dates = {
      'No date': {},
      'In eight': dueInBerlin(8),
      'In a week': dueInBerlin(7),
      'In two': dueInBerlin(2),
      Tomorrow: dueInBerlin(1),
      Today: dueInBerlin(0),
      Yesterday: dueInBerlin(-1),
      'Long ago': dueInBerlin(-12),
    }
    for (const [title, overrides] of Object.entries(dates)) await createGoal(api, title, overrides)
    await page.goto('/goals')
    await expect(active(page).getByRole('heading', { level: 3 })).toHaveText([
      'Long ago',
      'Yesterday',
      'Today',
      'Tomorrow',
      'In two',
      'In a week',
      'In eight',
      'No date',
    ])
    const words = [
      'Overdue by 12 days',
      'Overdue by 1 day',
      'Due today',
      'Due tomorrow',
      'Due in 2 days',
      'Due in 7 days',
    ]
    await expect(active(page).locator('strong')).toHaveText(words)
    await expect(active(page).getByRole('listitem').nth(6)).toContainText(/Due \d/)
    await expect(active(page).getByRole('listitem').nth(7)).not.toContainText('Due')
  })

  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    test(`counts days in the member’s time zone: ${timeZone}`, async ({ page, signUp, api }) => {
      await signUp({ timeZone })
      await createGoal(api, 'Here and now', { targetDate: getLocalDate(timeZone) })
      await page.goto('/goals')
      await expect(active(page).getByText('Due today')).toBeVisible()
    })
  }

  test('lists completed goals by completion date, struck through', async ({ page, signUp, api }) => {
    await signUp({ timeZone: getNoonZone() })
    for (const title of ['First', 'Last']) {
      const { id } = await createGoal(api, title)
      await api.patch(`/api/goals/${id}/toggle`)
    }
    await page.goto('/goals')
    await expect(page.getByRole('heading', { name: 'Completed Goals (2)' })).toBeVisible()
    await expect(page.getByText('No active goals yet. Create your first goal to get started!')).toBeVisible()
    await expect(completed(page).locator('s')).toHaveText(['Last', 'First'])
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())
    await expect(completed(page).getByText(`Completed on ${today}`)).toHaveCount(2)
  })

  test('shows a skeleton while goals load, and a retry when that fails', async ({ page, signUp, api }) => {
    await signUp()
    await createGoal(api, 'Patience')
    await page.route('**/api/goals', (route) => route.abort(), { times: 1 })
    const release = await holdRequests(page, /\/api\/goals$/)
    await page.goto('/goals')
    await expect(page.getByTestId('skeleton')).toHaveCount(4)
    release()
    await expect(page.getByRole('alert')).toContainText(unreachableMessage)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(goalCheckbox(page, 'Patience')).toBeVisible()
  })
})

test.describe('goal checkbox', () => {
  test('completes and reopens a goal', async ({ page, signUp, api }) => {
    await signUp()
    await createGoal(api, 'Read a book')
    await page.goto('/goals')
    await goalCheckbox(page, 'Read a book').check()
    await expect(page.getByRole('heading', { name: 'Completed Goals (1)' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Active Goals (0)' })).toBeVisible()
    await expect(completed(page).locator('s')).toHaveText('Read a book')
    await expect(goalCheckbox(page, 'Read a book'), 'saved').not.toHaveAttribute('aria-disabled')
    await page.reload()
    await expect(goalCheckbox(page, 'Read a book'), 'saved on the server').toBeChecked()
    // Not uncheck(), because the box moves to the other list at once.
    await goalCheckbox(page, 'Read a book').click()
    await expect(page.getByRole('heading', { name: 'Active Goals (1)' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Completed Goals (0)' })).toBeVisible()
    await expect(completed(page).getByText('Goals you complete appear here.')).toBeVisible()
    await expect(goalCheckbox(page, 'Read a book'), 'saved').not.toHaveAttribute('aria-disabled')
    await page.reload()
    await expect(goalCheckbox(page, 'Read a book')).not.toBeChecked()
  })

  test('shows a completed goal immediately and rolls back when the server cannot be reached', async ({
    page,
    context,
    signUp,
    api,
  }) => {
    await signUp()
    await createGoal(api, 'Sleep eight hours')
    await gotoAndSettle(page, '/goals')
    const release = await holdRequests(page, /\/toggle$/)
    await goalCheckbox(page, 'Sleep eight hours').click()
    await expect(goalCheckbox(page, 'Sleep eight hours'), 'before the response').toBeChecked()
    release()
    await expect(goalCheckbox(page, 'Sleep eight hours')).not.toHaveAttribute('aria-disabled')

    await context.setOffline(true)
    await goalCheckbox(page, 'Sleep eight hours').click()
    await expect(toast(page).getByText('Couldn’t update the goal')).toBeVisible()
    await expect(toast(page).getByText(unreachableMessage)).toBeVisible()
    await expect(goalCheckbox(page, 'Sleep eight hours'), 'rolled back').toBeChecked()
    await expect(page.getByRole('heading', { name: 'Completed Goals (1)' })).toBeVisible()
    await context.setOffline(false)
    await goalCheckbox(page, 'Sleep eight hours').click()
    await expect(page.getByRole('heading', { name: 'Active Goals (1)' })).toBeVisible()
  })

  test('does not reopen a goal on a second click after a lost response', async ({ page, signUp, api }) => {
    await signUp()
    await createGoal(api, 'Once and for all')
    await page.goto('/goals')
    await loseResponses(page, '**/toggle')
    await goalCheckbox(page, 'Once and for all').click()
    await expect(toast(page).getByText('Couldn’t update the goal')).toBeVisible()
    await goalCheckbox(page, 'Once and for all').click()
    await expect(goalCheckbox(page, 'Once and for all')).not.toHaveAttribute('aria-disabled')
    await expect(goalCheckbox(page, 'Once and for all')).toBeChecked()
    await page.reload()
    await expect(goalCheckbox(page, 'Once and for all')).toBeChecked()
  })
})

test.describe('goals after the session has ended', () => {
  const tomorrow = () => getLocalDate('Europe/Berlin', 1)
  const actions: [name: string, path: string, act: (page: Page) => Promise<void>][] = [
    ['completing a goal', '/goals', (page) => goalCheckbox(page, 'Too late').click()],
    ['completing a goal on Home', '/', (page) => goalCheckbox(page, 'Too late').click()],
    ['creating a goal', '/goals', (page) => createGoalInDialog(page, 'Kept as a draft')],
  ]
  for (const [name, path, act] of actions) {
    test(`opens the sign-in dialog for goals on ${name}`, async ({ page, context, signUp, api }) => {
      await signUp()
      await createGoal(api, 'Too late', { targetDate: tomorrow() })
      await gotoAndSettle(page, path)
      await expect(goalCheckbox(page, 'Too late')).toBeVisible()
      await context.clearCookies()
      await act(page)
      const dialog = page.getByRole('dialog', { name: 'Sign In Required' })
      await expect(dialog).toContainText('Your session has ended. Sign in to access goals.')
      await expect(dialog.getByRole('listitem')).toHaveText([
        /^Track Your Progress/,
        /^Set Personal Goals/,
        /^Connect with the Community/,
      ])
      await expect(dialog.getByRole('link', { name: 'Sign In to Continue' })).toHaveAttribute(
        'href',
        `/api/login?returnTo=${encodeURIComponent(path)}`,
      )
      await expect(page.getByText('Too late'), 'private data is gone').toHaveCount(0)
    })
  }

  test('keeps the new goal as a draft until the member has signed in again', async ({ page, context, signUp }) => {
    const { email } = await signUp()
    await gotoAndSettle(page, '/goals')
    await context.clearCookies()
    await createGoalInDialog(page, 'Call my brother')
    await page.getByRole('link', { name: 'Sign In to Continue' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/goals')
    await page.getByRole('button', { name: 'New Goal' }).click()
    await expect(newGoalDialog(page).getByLabel('Title')).toHaveValue('Call my brother')
  })

  async function createGoalInDialog(page: Page, title: string) {
    await page.getByRole('button', { name: 'New Goal' }).click()
    await newGoalDialog(page).getByLabel('Title').fill(title)
    await newGoalDialog(page).getByRole('button', { name: 'Create Goal' }).click()
  }
})

test.describe('goal actions', () => {
  test('edits a goal and keeps the input when saving fails', async ({ page, context, signUp, api }) => {
    await signUp()
    await createGoal(api, 'Save a thousand', {
      pillar: 'career',
      targetDate: '2031-01-01',
      description: 'A little each month.',
    })
    await page.goto('/goals')
    await page.getByRole('button', { name: 'Edit Save a thousand' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Goal' })
    await expect(dialog.getByLabel('Description')).toHaveValue('A little each month.')
    await expect(dialog.getByLabel('Pillar')).toHaveValue('career')
    await expect(dialog.getByLabel('Target date')).toHaveValue('2031-01-01')
    await dialog.getByLabel('Title').fill('Save two thousand')
    await dialog.getByLabel('Target date').fill('')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(unreachableMessage)
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page).getByText('Goal updated')).toBeVisible()
    await expect(goalCheckbox(page, 'Save two thousand')).toBeVisible()
    await expect(active(page)).not.toContainText('Due')
    await expect(page.getByRole('button', { name: 'Edit Save two thousand' })).toBeFocused()
  })

  test('deletes a goal after confirmation', async ({ page, context, signUp, api }) => {
    await signUp()
    await createGoal(api, 'Never mind')
    await gotoAndSettle(page, '/goals')
    const deleteButton = page.getByRole('button', { name: 'Delete Never mind' })
    const dialog = page.getByRole('alertdialog', { name: 'Delete this goal?' })
    await deleteButton.click()
    await expect(dialog).toContainText('"Never mind" will be permanently deleted.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(deleteButton).toBeFocused()
    await context.setOffline(true)
    await deleteButton.click()
    await dialog.getByRole('button', { name: 'Delete goal' }).click()
    await expect(toast(page).getByText('Couldn’t delete the goal')).toBeVisible()
    await expect(goalCheckbox(page, 'Never mind')).toBeVisible()
    await context.setOffline(false)
    await deleteButton.click()
    await dialog.getByRole('button', { name: 'Delete goal' }).click()
    await expect(toast(page).getByText('Goal deleted')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Active Goals (0)' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('No active goals yet.')).toBeVisible()
  })

  test('removes a goal from the list when it was deleted elsewhere', async ({ page, signUp, api, context }) => {
    await signUp()
    const { id } = await createGoal(api, 'Gone')
    await page.goto('/goals')
    await expect(goalCheckbox(page, 'Gone')).toBeVisible()
    await context.request.delete(`/api/goals/${id}`)
    await goalCheckbox(page, 'Gone').click()
    await expect(toast(page).getByText('Goal not found.')).toBeVisible()
    await expect(goalCheckbox(page, 'Gone')).toHaveCount(0)
  })
})

test('creates, completes, edits and deletes a goal with the keyboard alone', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/goals')
  await page.getByRole('button', { name: 'New Goal' }).focus()
  await page.keyboard.press('Enter')
  await expect(newGoalDialog(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Meditate')
  await page.keyboard.press('Enter')
  await expect(newGoalDialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'New Goal' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(goalCheckbox(page, 'Meditate')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'Completed Goals (1)' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('button', { name: 'Create a goal' }),
    'the focus moves to the create button',
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(goalCheckbox(page, 'Meditate')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit Goal' }).getByLabel('Title')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' daily')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Meditate daily' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Completed Goals (0)' })).toBeVisible()
})

test('passes the accessibility, layout and CSP checks on the goals screen', async ({
  page,
  signUp,
  api,
  cspViolations,
}) => {
  await signUp()
  await createGoal(api, 'A'.repeat(60), {
    description: 'B'.repeat(200),
    targetDate: getLocalDate('Europe/Berlin', -2),
    pillar: 'career',
  })
  const { id } = await createGoal(api, 'Done', { pillar: 'physical' })
  await createGoal(api, 'Soon', { targetDate: getLocalDate('Europe/Berlin', 2), pillar: 'mental' })
  await api.patch(`/api/goals/${id}/toggle`)
  await page.goto('/goals')
  await expect(goalCheckbox(page, 'Done')).toBeChecked()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'New Goal' }).click()
  await expect(newGoalDialog(page)).toBeVisible()
  await newGoalDialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(newGoalDialog(page).getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  expect(cspViolations).toEqual([])
})

test('keeps the confirmation open until the request has finished', async ({ page, signUp, api }) => {
  await signUp()
  await createGoal(api, 'To be gone')
  await page.goto('/goals')
  const release = await holdRequests(page, /\/api\/goals\/[^/]+$/)
  await page.getByRole('button', { name: 'Delete To be gone' }).click()
  const confirmDialog = page.getByRole('alertdialog')
  await confirmDialog.getByRole('button', { name: 'Delete goal' }).click()
  await expect(confirmDialog.getByRole('button', { name: 'Delete goal' })).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await confirmDialog.getByRole('button', { name: 'Cancel' }).click({ force: true })
  await expect(confirmDialog).toBeVisible()
  release()
  await expect(confirmDialog).toBeHidden()
  await expect(goalCheckbox(page, 'To be gone')).toHaveCount(0)
})
