import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './site.ts'

const answer = (page: Page) => page.getByLabel('Your answer')

test.describe('the plan for bad days', () => {
  test('asks seven questions and is found again in two taps', async ({ page, signUp }) => {
    await signUp()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help now' }).click()
    await page.getByRole('link', { name: 'Open your plan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Plan for bad days' })).toBeVisible()
    await page.getByRole('link', { name: 'Start with the first question' }).click()
    await answer(page).fill('I stop answering messages.')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByText('Question 2 of 7')).toBeVisible()
    for (let question = 2; question < 7; question++) {
      if (question === 4) await answer(page).fill('Sam: 020 7946 0123, late is fine.')
      await page.getByRole('button', { name: question === 4 ? 'Save and continue' : 'Skip' }).click()
      await expect(page.getByText(`Question ${question + 1} of 7`)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Save and finish' }).click()
    await expect(page.getByText('I stop answering messages.')).toBeVisible()
    await expect(page.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', /^tel:/)
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)

    await page.goto('/journal')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help now' }).click()
    await page.getByRole('link', { name: 'Your plan for bad days' }).click()
    await expect(page.getByText('I stop answering messages.')).toBeVisible()
  })

  test('keeps an answer that is not saved yet on the device', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/plan-for-bad-days?question=2')
    await answer(page).fill('A warm shower')
    await page.reload()
    await expect(answer(page)).toHaveValue('A warm shower')
  })

  test('changes and deletes answers by keyboard', async ({ page, api, signUp }) => {
    await signUp()
    await api.patch('/api/bad-day-plan', { data: { reasons: 'The dog needs his walk.' } })
    await page.goto('/plan-for-bad-days')
    await page.getByRole('link', { name: 'Change: What do I want to hold on for?' }).press('Enter')
    await answer(page).fill('My garden in spring.')
    await answer(page).press('Tab')
    await page.getByRole('button', { name: 'Save and finish' }).press('Enter')
    await expect(page.getByText('My garden in spring.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete the plan' }).press('Enter')
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(page.getByRole('link', { name: 'Start with the first question' })).toBeVisible()
    expect(await (await api.get('/api/bad-day-plan')).json()).toMatchObject({ reasons: '', updatedAt: null })
  })
})
