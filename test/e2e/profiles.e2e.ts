import { findChallenge, joinChallenge, markDays } from './challenges.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, password, test, toast } from './site.ts'

test('shows only the name, the avatar and when a member joined until they show more', async ({
  page,
  api,
  browser,
  baseURL,
  signUp,
}) => {
  const other = await signUp()
  await page.context().clearCookies()
  const { id, username } = await signUp()
  const challenge = await findChallenge(api)
  await markDays(api, await joinChallenge(api, challenge), 1)

  const otherContext = await browser.newContext({ baseURL })
  const otherPage = await otherContext.newPage()
  await otherPage.request.post('/api/auth/sign-in', { data: { email: other.email, password } })
  await otherPage.goto(`/members/${id}`)
  await expect(otherPage.getByRole('heading', { level: 1, name: username })).toBeVisible()
  await expect(otherPage.getByText('Joined today')).toBeVisible()
  await expect(otherPage.getByText('hasn’t shared anything yet.')).toBeVisible()
  await expect(otherPage.getByRole('link', { name: 'Edit profile' })).toHaveCount(0)
  await expectAccessible(otherPage)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/settings')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Profile/ })
    .click()
  await expect(page.getByText('Other members see your name, your avatar and when you joined.')).toBeVisible()
  await page.getByLabel('A few words about you').fill('Carpenter.\nUp early.')
  await page.getByRole('checkbox', { name: 'Brotherhood' }).check()
  await page.getByRole('checkbox', { name: challenge.title }).check()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(toast(page).getByText('Profile saved')).toBeVisible()
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
  await otherPage.reload()
  await expect(otherPage.getByRole('heading', { level: 1, name: username })).toBeVisible()
  await expect(otherPage.getByText('Carpenter.'), 'not shown by default').toHaveCount(0)

  // With the keyboard alone.
  await page.getByLabel('Show my words and pillars to members').focus()
  await page.keyboard.press('Space')
  await page.getByLabel('A few words about you').focus()
  await page.getByRole('button', { name: 'Save profile' }).press('Enter')
  await page.reload()
  await expect(page.getByLabel('Show my words and pillars to members')).toBeChecked()
  await expect(page.getByLabel('A few words about you')).toHaveValue('Carpenter.\nUp early.')
  await otherPage.reload()
  await expect(otherPage.getByText('Carpenter.')).toBeVisible()
  await expect(otherPage.getByRole('region', { name: 'Working on' })).toContainText('Brotherhood')
  const shown = otherPage.getByRole('region', { name: 'Challenges now' })
  await expect(shown.getByRole('link', { name: challenge.title })).toBeVisible()
  await expect(shown.getByText(`1 of ${challenge.duration} days`, { exact: true })).toBeVisible()
  await otherPage.setViewportSize({ width: 390, height: 844 })
  await expectNoHorizontalScroll(otherPage)
  await expectAccessible(otherPage)

  await page.getByRole('link', { name: 'View profile' }).click()
  await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await otherContext.close()
})

test('lets a member block another from their profile, and unblock them in the settings', async ({ page, signUp }) => {
  const other = await signUp()
  await page.context().clearCookies()
  await signUp()
  await page.goto(`/members/${other.id}`)
  await page.getByRole('button', { name: `Actions for ${other.username}` }).click()
  await page.getByRole('menuitem', { name: /Block/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /Block/ }).click()
  await expect(page.getByText('You have blocked this member.')).toBeVisible()
  await page.goto('/settings/profile')
  const blocked = page.getByRole('list', { name: 'Blocked members' })
  await expect(blocked).toContainText(other.username)
  await blocked.getByRole('button', { name: `Unblock ${other.username}` }).click()
  await expect(blocked).toHaveCount(0)
  await page.goto('/members/01900000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' }), 'no such member').toBeVisible()
})
