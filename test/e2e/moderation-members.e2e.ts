import { createDiscussion } from './discussions.ts'
import { choose, test } from './moderated-site.ts'
import { expect, fillSignIn, password, toast } from './site.ts'

test('warns and suspends a member, whose session ends at once in their browser, and who appeals with success', async ({
  site,
  keeper,
}) => {
  const marcus = await site.open('marcus')
  const { username, email } = marcus
  const discussion = await createDiscussion(marcus.api, { pillar: 'mental' })
  const connected = marcus.page.waitForResponse(/\/api\/events$/)
  await marcus.page.goto('/goals')
  await connected
  const { page } = await site.open('dana', { isModerator: true })
  await page.goto(`/community/${discussion.id}`)
  await choose(page, `this discussion by ${username}`, 'Warn…')
  const warning = page.getByRole('dialog', { name: `Warn ${username}` })
  await warning.getByRole('button', { name: 'Send warning' }).click()
  await expect(warning.getByRole('alert')).toHaveText('Required')
  await warning.getByLabel(`Note to ${username}`).fill('Please stay kind.')
  await warning.getByRole('button', { name: 'Send warning' }).click()
  await expect(toast(page).getByText(`${username} was warned`)).toBeVisible()

  await choose(page, `this discussion by ${username}`, 'Suspend…')
  const dialog = page.getByRole('dialog', { name: `Suspend ${username}` })
  await dialog.getByRole('radio', { name: '30 days' }).check()
  await dialog.getByRole('radio', { name: /^Hide their posts/ }).check()
  await dialog.getByLabel(/^Note to/).fill('Three warnings are enough.')
  await dialog.getByRole('button', { name: `Suspend ${username}` }).click()
  await expect(toast(page).getByText(`${username} is suspended`)).toBeVisible()
  await expect(marcus.page.getByRole('dialog', { name: 'Sign In Required' }), 'without a reload').toBeVisible()

  await marcus.page.goto('/sign-in')
  await fillSignIn(marcus.page, email)
  await expect(marcus.page.getByText(/suspended/).first()).toBeVisible()
  await marcus.page.getByRole('button', { name: 'Send an appeal' }).click()
  await marcus.page.getByLabel('Why should we change this?').fill('I am sorry.')
  await marcus.page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(marcus.page.getByText('Your appeal was sent.')).toBeVisible()

  await keeper.page.goto('/moderation')
  await keeper.page.getByRole('link', { name: `Appeal by ${username}` }).click()
  await expect(keeper.page.getByText('I am sorry.')).toBeVisible()
  await keeper.page.getByRole('button', { name: 'Reverse the decision' }).click()
  await expect(toast(keeper.page).getByText('Decision reversed')).toBeVisible()
  expect((await marcus.api.post('/api/auth/sign-in', { data: { email, password } })).status()).toBe(200)
  const { pillar } = await (await marcus.api.get(`/api/forum/${discussion.id}`)).json()
  expect(pillar, 'their posts are back').toBe('mental')
})
