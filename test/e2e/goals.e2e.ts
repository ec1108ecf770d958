import type { Page } from '@playwright/test'
import type { Goal } from '#contract/goals.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts'

// A man sets goals, reaches them, and loses nothing on a bad connection.

type Api = {
  post: (url: string, options?: { data: object }) => Promise<{ json: () => Promise<Goal> }>
  patch: (url: string) => Promise<unknown>
}

const active = (page: Page) => page.getByRole('region', { name: /^Active Goals/ })
const completed = (page: Page) => page.getByRole('region', { name: /^Completed Goals/ })
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: title })
const unreachable = 'The server could not be reached. Check your connection.'
const newGoal = (page: Page) => page.getByRole('dialog', { name: 'New Goal' })

/** Opens the screen and waits until it is at rest: what it shows without a connection is there by then. */
async function settleOn(page: Page, path: string): Promise<void> {
  const rested = page.waitForResponse(/ToastViewport.*js/)
  await page.goto(path)
  await rested
}

const setGoal = async (api: Api, title: string, given: Partial<Goal> = {}) =>
  (await api.post('/api/goals', { data: { title, pillar: 'purpose', ...given } })).json()

/** A date some days from today, on the calendar of a time zone. */
function dateIn(timeZone: string, days = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date())
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}

test.describe('a visitor', () => {
  test('sees the screen, and is asked to sign in when he sets a goal', async ({ page }) => {
    await page.goto('/goals')
    await expect(page).toHaveTitle('Goals & Accountability · Seven Pillars')
    await expect(page.getByRole('heading', { level: 1, name: 'Goals & Accountability' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Active Goals (0)' })).toBeVisible()
    await expect(page.getByText('No active goals yet. Create your first goal to get started!')).toBeVisible()
    for (const name of ['New Goal', 'Set a goal']) {
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
})

test.describe('setting a goal', () => {
  test('takes a title, a description, a pillar and a date', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/goals')
    await expect(page.getByText('No active goals yet. Create your first goal to get started!')).toBeVisible()
    await page.getByRole('button', { name: 'New Goal' }).click()
    const dialog = newGoal(page)
    await expect(dialog.getByLabel('Pillar')).toHaveValue('purpose')
    await expect(dialog.getByRole('option')).toHaveText([
      'Purpose & Direction',
      'Mental & Emotional',
      'Physical Strength',
      'Brotherhood',
      'Relationships',
      'Career & Finances',
      'Spiritual Growth',
    ])
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
    await expect(dialog.getByLabel('Title'), 'the next one starts empty').toHaveValue('')
  })

  test('says at the field what is wrong', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/goals')
    await page.getByRole('button', { name: 'Set a goal' }).click()
    const title = newGoal(page).getByLabel('Title')
    const save = newGoal(page).getByRole('button', { name: 'Create Goal' })
    await save.click()
    await expect(title).toHaveAccessibleDescription('String must contain at least 1 character(s)')
    await expect(title).toBeFocused()
    await title.fill('x'.repeat(121))
    await save.click()
    await expect(title).toHaveAccessibleDescription('String must contain at most 120 character(s)')
    await title.fill('Enough')
    await newGoal(page).getByLabel('Target date').focus()
    await page.keyboard.type('1')
    await save.click()
    await expect(
      newGoal(page).getByLabel('Target date'),
      'a date half typed is not saved as none',
    ).toHaveAccessibleDescription('Invalid date')
    await expect(page.getByRole('heading', { name: 'Active Goals (0)', includeHidden: true })).toBeAttached()
  })

  test('loses nothing when saving fails, nor when the dialog is closed by mistake', async ({
    page,
    context,
    signUp,
  }) => {
    await signUp()
    await page.goto('/goals')
    await page.getByRole('button', { name: 'New Goal' }).click()
    await newGoal(page).getByLabel('Title').fill('Call my brother')
    await newGoal(page).getByLabel('Description').fill('On Sunday.')
    await page.keyboard.press('Escape')
    await expect(newGoal(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'New Goal' }), 'and the focus is back').toBeFocused()
    await page.getByRole('button', { name: 'New Goal' }).click()
    await expect(newGoal(page).getByLabel('Title')).toHaveValue('Call my brother')

    await context.setOffline(true)
    await newGoal(page).getByRole('button', { name: 'Create Goal' }).click()
    await expect(newGoal(page).getByRole('alert')).toHaveText(unreachable)
    await expect(newGoal(page).getByLabel('Description')).toHaveValue('On Sunday.')
    await context.setOffline(false)
    await page.reload()
    await page.getByRole('button', { name: 'New Goal' }).click()
    await expect(newGoal(page).getByLabel('Title'), 'not even by a reload').toHaveValue('Call my brother')
    await newGoal(page).getByRole('button', { name: 'Create Goal' }).click()
    await expect(tick(page, 'Call my brother')).toBeVisible()
  })

  test('keeps what is typed before it is ever sent', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/goals')
    await page.getByRole('button', { name: 'New Goal' }).click()
    await newGoal(page).getByLabel('Title').fill('Half a sentence')
    await page.reload()
    await page.getByRole('button', { name: 'New Goal' }).click()
    await expect(newGoal(page).getByLabel('Title')).toHaveValue('Half a sentence')
  })

  test('gives up what was typed on Cancel', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/goals')
    await page.getByRole('button', { name: 'New Goal' }).click()
    await newGoal(page).getByLabel('Title').fill('Not after all')
    await newGoal(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'New Goal' }).click()
    await expect(newGoal(page).getByLabel('Title')).toHaveValue('')
  })

  test('makes one goal when the answer got lost and it is saved again', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/goals')
    await page.getByRole('button', { name: 'New Goal' }).click()
    await newGoal(page).getByLabel('Title').fill('Once')
    await page.route(
      '**/api/goals',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await newGoal(page).getByRole('button', { name: 'Create Goal' }).click()
    await expect(newGoal(page).getByRole('alert')).toHaveText(unreachable)
    await newGoal(page).getByRole('button', { name: 'Create Goal' }).click()
    await expect(newGoal(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Active Goals (1)' })).toBeVisible()
  })
})

test.describe('the list', () => {
  test('puts the nearest date first, and says what is overdue and due soon', async ({ page, signUp, api }) => {
    await signUp()
    const berlin = (days: number) => ({ targetDate: dateIn('Europe/Berlin', days) })
    const dates = {
      'No date': {},
      'In eight': berlin(8),
      'In a week': berlin(7),
      'In two': berlin(2),
      Tomorrow: berlin(1),
      Today: berlin(0),
      Yesterday: berlin(-1),
      'Long ago': berlin(-12),
    }
    for (const [title, given] of Object.entries(dates)) await setGoal(api, title, given)
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
    test(`counts days where the member lives: ${timeZone}`, async ({ page, signUp, api }) => {
      await signUp({ timeZone })
      await setGoal(api, 'Here and now', { targetDate: dateIn(timeZone) })
      await page.goto('/goals')
      await expect(active(page).getByText('Due today')).toBeVisible()
    })
  }

  test('shows what was completed last first, struck through, with its date', async ({ page, signUp, api }) => {
    await signUp()
    for (const title of ['First', 'Last']) {
      const { id } = await setGoal(api, title)
      await api.patch(`/api/goals/${id}/toggle`)
    }
    await page.goto('/goals')
    await expect(page.getByRole('heading', { name: 'Completed Goals (2)' })).toBeVisible()
    await expect(page.getByText('No active goals yet. Create your first goal to get started!')).toBeVisible()
    await expect(completed(page).locator('s')).toHaveText(['Last', 'First'])
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(dateIn('Europe/Berlin')),
    )
    await expect(completed(page).getByText(`Completed on ${today}`)).toHaveCount(2)
  })

  test('shows shapes while it loads, and a second attempt when it cannot', async ({ page, signUp, api }) => {
    await signUp()
    await setGoal(api, 'Patience')
    const { promise: answer, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(
      '**/api/goals',
      async (route) => {
        await answer
        await route.abort()
      },
      { times: 1 },
    )
    await page.goto('/goals')
    await expect(page.getByTestId('skeleton')).toHaveCount(4)
    letGo()
    await expect(page.getByRole('alert')).toContainText(unreachable)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(tick(page, 'Patience')).toBeVisible()
  })
})

test.describe('a tick', () => {
  test('completes a goal and makes it active again', async ({ page, signUp, api }) => {
    await signUp()
    await setGoal(api, 'Read a book')
    await page.goto('/goals')
    await tick(page, 'Read a book').check()
    await expect(page.getByRole('heading', { name: 'Completed Goals (1)' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Active Goals (0)' })).toBeVisible()
    await expect(completed(page).locator('s')).toHaveText('Read a book')
    await page.reload()
    await expect(tick(page, 'Read a book'), 'the server has it').toBeChecked()
    await tick(page, 'Read a book').uncheck()
    await expect(page.getByRole('heading', { name: 'Active Goals (1)' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /Completed Goals/ })).toHaveCount(0)
    await page.reload()
    await expect(tick(page, 'Read a book')).not.toBeChecked()
  })

  test('is shown before the server answers, and taken back when it cannot be reached', async ({
    page,
    context,
    signUp,
    api,
  }) => {
    await signUp()
    await setGoal(api, 'Sleep eight hours')
    await settleOn(page, '/goals')
    const { promise: answer, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(
      '**/toggle',
      async (route) => {
        await answer
        await route.continue()
      },
      { times: 1 },
    )
    await tick(page, 'Sleep eight hours').click()
    await expect(tick(page, 'Sleep eight hours'), 'before the answer').toBeChecked()
    letGo()
    await expect(tick(page, 'Sleep eight hours')).not.toHaveAttribute('aria-disabled')

    await context.setOffline(true)
    await tick(page, 'Sleep eight hours').click()
    await expect(toast(page).getByText('The goal was not changed')).toBeVisible()
    await expect(toast(page).getByText(unreachable)).toBeVisible()
    await expect(tick(page, 'Sleep eight hours'), 'back where it was').toBeChecked()
    await expect(page.getByRole('heading', { name: 'Completed Goals (1)' })).toBeVisible()
    await context.setOffline(false)
    await tick(page, 'Sleep eight hours').click()
    await expect(page.getByRole('heading', { name: 'Active Goals (1)' })).toBeVisible()
  })

  test('whose answer got lost is not turned back by a second one', async ({ page, signUp, api }) => {
    await signUp()
    await setGoal(api, 'Once and for all')
    await page.goto('/goals')
    await page.route(
      '**/toggle',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await tick(page, 'Once and for all').click()
    await expect(toast(page).getByText('The goal was not changed')).toBeVisible()
    await tick(page, 'Once and for all').click()
    await expect(tick(page, 'Once and for all')).not.toHaveAttribute('aria-disabled')
    await expect(tick(page, 'Once and for all')).toBeChecked()
    await page.reload()
    await expect(tick(page, 'Once and for all')).toBeChecked()
  })

  test('after the session has ended asks to sign in', async ({ page, context, signUp, api }) => {
    await signUp()
    await setGoal(api, 'Too late')
    await page.goto('/goals')
    await context.clearCookies()
    await tick(page, 'Too late').click()
    await expect(page.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible()
  })
})

test.describe('a goal', () => {
  test('can be changed, and keeps what is typed when that fails', async ({ page, context, signUp, api }) => {
    await signUp()
    await setGoal(api, 'Save a thousand', {
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
    await expect(dialog.getByRole('alert')).toHaveText(unreachable)
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page).getByText('Goal updated')).toBeVisible()
    await expect(tick(page, 'Save two thousand')).toBeVisible()
    await expect(active(page)).not.toContainText('Due')
    await expect(page.getByRole('button', { name: 'Edit Save two thousand' })).toBeFocused()
  })

  test('is deleted only after a second word', async ({ page, context, signUp, api }) => {
    await signUp()
    await setGoal(api, 'Never mind')
    await settleOn(page, '/goals')
    const remove = page.getByRole('button', { name: 'Delete Never mind' })
    const dialog = page.getByRole('alertdialog', { name: 'Delete this goal?' })
    await remove.click()
    await expect(dialog).toContainText('"Never mind" goes for good.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(remove).toBeFocused()
    await context.setOffline(true)
    await remove.click()
    await dialog.getByRole('button', { name: 'Delete goal' }).click()
    await expect(toast(page).getByText('The goal was not deleted')).toBeVisible()
    await expect(tick(page, 'Never mind')).toBeVisible()
    await context.setOffline(false)
    await remove.click()
    await dialog.getByRole('button', { name: 'Delete goal' }).click()
    await expect(toast(page).getByText('Goal deleted')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Active Goals (0)' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('No active goals yet.')).toBeVisible()
  })

  test('deleted elsewhere leaves the list when it is ticked here', async ({ page, signUp, api, context }) => {
    await signUp()
    const { id } = await setGoal(api, 'Gone')
    await page.goto('/goals')
    await expect(tick(page, 'Gone')).toBeVisible()
    await context.request.delete(`/api/goals/${id}`)
    await tick(page, 'Gone').click()
    await expect(toast(page).getByText('Goal not found.')).toBeVisible()
    await expect(tick(page, 'Gone')).toHaveCount(0)
  })
})

test('the keyboard alone sets, completes, changes and deletes a goal', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/goals')
  await page.getByRole('button', { name: 'New Goal' }).focus()
  await page.keyboard.press('Enter')
  await expect(newGoal(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Meditate')
  await page.keyboard.press('Enter')
  await expect(newGoal(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'New Goal' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tick(page, 'Meditate')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'Completed Goals (1)' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Set a goal' }), 'the keyboard goes on from the lists').toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tick(page, 'Meditate')).toBeFocused()
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
  await expect(page.getByRole('heading', { name: /Completed Goals/ })).toHaveCount(0)
})

test('no barrier, no sideways scroll, nothing the policy refuses', async ({ page, signUp, api, reports }) => {
  await signUp()
  await setGoal(api, 'A'.repeat(60), {
    description: 'B'.repeat(200),
    targetDate: dateIn('Europe/Berlin', -2),
    pillar: 'career',
  })
  const { id } = await setGoal(api, 'Done', { pillar: 'physical' })
  await setGoal(api, 'Soon', { targetDate: dateIn('Europe/Berlin', 2), pillar: 'mental' })
  await api.patch(`/api/goals/${id}/toggle`)
  await page.goto('/goals')
  await expect(tick(page, 'Done')).toBeChecked()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'New Goal' }).click()
  await expect(newGoal(page)).toBeVisible()
  await newGoal(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(newGoal(page).getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(reports).toEqual([])
})

test('a question stays while its answer is sent, so that what comes of it is seen', async ({ page, signUp, api }) => {
  await signUp()
  await setGoal(api, 'To be gone')
  await page.goto('/goals')
  const { promise: answer, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/goals/*', async (route) => {
    await answer
    await route.continue()
  })
  await page.getByRole('button', { name: 'Delete To be gone' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete goal' }).click()
  await expect(question.getByRole('button', { name: 'Delete goal' })).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Cancel' }).click({ force: true })
  await expect(question).toBeVisible()
  letGo()
  await expect(question).toBeHidden()
  await expect(tick(page, 'To be gone')).toHaveCount(0)
})
