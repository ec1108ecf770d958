import { expect, test } from './site.ts'

test('searches from a text field of any screen, opens a result and comes back to the others', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/challenges')
  await page.getByRole('searchbox').click()
  await expect(page.getByText('Ctrl K'), 'the shortcut is there').toBeVisible()
  // Typed before the screen is there.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sleep')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('sleep')
  const challenges = page.getByRole('region', { name: 'Challenges', exact: true })
  await expect(challenges.getByRole('link')).toHaveCount(5)
  await expect(page).toHaveURL('/search?query=sleep')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/challenge\//)
  await page.goBack()
  await expect(page).toHaveURL('/search?query=sleep')
  await expect(challenges.getByRole('link')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/challenges')
})
