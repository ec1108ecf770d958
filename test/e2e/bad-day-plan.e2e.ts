import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './site.ts'

const answer = (page: Page) => page.getByLabel('Your answer')

test.describe('the plan for bad days', () => {
  test('asks seven questions, moves the focus to each, and is found again in two taps', async ({ page, signUp }) => {
    await signUp()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help now' }).click()
    await page.getByRole('link', { name: 'Open your plan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Plan for bad days' })).toBeVisible()
    const expectQuestion = async (number: number, title: string) => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
      await expect(page).toHaveTitle(new RegExp(`^Question ${number} of 7: ${title.replace('?', '\\?')} · `))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
    await page.getByRole('link', { name: 'Start with the first question' }).click()
    await expectQuestion(1, 'How do I notice that a bad day is coming?')
    await answer(page).fill('I stop answering messages.')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expectQuestion(2, 'What can I do on my own that helps?')
    await page.getByRole('button', { name: 'Skip' }).click()
    await expectQuestion(3, 'Which people and places take my mind off it?')
    await page.getByRole('link', { name: 'Back' }).click()
    await expectQuestion(2, 'What can I do on my own that helps?')
    for (let question = 2; question < 7; question++) {
      if (question === 4) await answer(page).fill('Sam: 020 7946 0123, late is fine.')
      await page.getByRole('button', { name: question === 4 ? 'Save and continue' : 'Skip' }).click()
      await expect(page.getByText(`Question ${question + 1} of 7`)).toBeVisible()
    }
    await expectQuestion(7, 'What do I want to hold on for?')
    await page.getByRole('button', { name: 'Save and finish' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Plan for bad days' })).toBeFocused()
    await expect(page).toHaveTitle(/^Plan for bad days · /)
    await expect(page.getByText('I stop answering messages.')).toBeVisible()
    await expect(page.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', /^tel:/)
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)

    await page.goto('/journal')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help now' }).click()
    await page.getByRole('link', { name: 'Your plan for bad days' }).click()
    await expect(page.getByText('I stop answering messages.')).toBeVisible()
  })

  test('keeps an unsaved answer on the device and says when the saved one was changed elsewhere @prove', async ({
    page,
    api,
    signUp,
  }) => {
    await signUp()
    await page.goto('/plan-for-bad-days?question=2')
    await answer(page).fill('A warm shower')
    await page.reload()
    await expect(answer(page)).toHaveValue('A warm shower')
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    const alone = page.getByRole('listitem').filter({ hasText: 'What can I do on my own that helps?' })
    await expect(alone.getByText('Your latest answers on this device aren’t saved yet.')).toBeVisible()

    await api.patch('/api/bad-day-plan', { data: { alone: 'One album from start to end' } })
    await page.getByRole('main').getByRole('link', { name: 'Help now' }).click()
    await page.getByRole('link', { name: 'Your plan for bad days' }).click()
    await expect(alone.getByText('One album from start to end'), 'loaded again on each visit').toBeVisible()
    await alone.getByRole('link', { name: /^Change/ }).click()
    await expect(answer(page)).toHaveValue('A warm shower')
    const notice = page.getByRole('note').filter({ hasText: 'This answer has changed elsewhere since your draft' })
    await expect(notice.getByText('One album from start to end')).toBeVisible()
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Use the saved version' }).click()
    await expect(notice).toHaveCount(0)
    await expect(answer(page)).toHaveValue('One album from start to end')
    await expect(answer(page)).toBeFocused()
  })

  test('deletes the draft when the member leaves during the save @prove', async ({ page, api, signUp }) => {
    await signUp()
    await page.goto('/plan-for-bad-days?question=1')
    await answer(page).fill('I stop answering messages.')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/bad-day-plan', async (route) => {
      if (route.request().method() === 'PATCH') await held.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    const unsaved = page.getByText('Your latest answers on this device aren’t saved yet.')
    await expect(unsaved).toBeVisible()
    held.resolve()
    await expect(unsaved).toHaveCount(0)
    await expect(page.getByText('I stop answering messages.')).toBeVisible()
    expect(await (await api.get('/api/bad-day-plan')).json()).toMatchObject({ signs: 'I stop answering messages.' })
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('I stop answering')
  })

  test('keeps what the member writes while an earlier answer is being saved @prove', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/plan-for-bad-days?question=1')
    await answer(page).fill('I stop answering messages.')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/bad-day-plan', async (route) => {
      if (route.request().method() === 'PATCH') await held.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Answer: How do I notice that a bad day is coming?' }).click()
    await answer(page).fill('I stop answering messages. I sleep late.')
    const saved = page.waitForResponse('**/api/bad-day-plan')
    held.resolve()
    await (await saved).finished()
    await expect(page.getByText('This answer has changed elsewhere since your draft')).toBeVisible()
    await page.reload()
    await expect(answer(page)).toHaveValue('I stop answering messages. I sleep late.')
  })

  test('changes answers and deletes the plan with its drafts by keyboard @prove', async ({ page, api, signUp }) => {
    await signUp()
    await api.patch('/api/bad-day-plan', { data: { reasons: 'The dog needs his walk.' } })
    await page.goto('/plan-for-bad-days?question=2')
    await answer(page).fill('A warm shower')
    await page.goto('/plan-for-bad-days')
    await page.getByRole('link', { name: 'Change: What do I want to hold on for?' }).press('Enter')
    await answer(page).fill('My garden in spring.')
    await answer(page).press('Tab')
    await page.getByRole('button', { name: 'Save and finish' }).press('Enter')
    await expect(page.getByText('My garden in spring.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete the plan' }).press('Enter')
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    expect(await (await api.get('/api/bad-day-plan')).json()).toMatchObject({ reasons: '', updatedAt: null })
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('A warm shower')
    await page.getByRole('link', { name: 'Start with the first question' }).click()
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByText('Question 2 of 7')).toBeVisible()
    await expect(answer(page)).toHaveValue('')
  })
})
