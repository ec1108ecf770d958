import { seedMember, seedSession } from './seed-members.ts'
import { expect, fillSignIn, password, test } from './site.ts'

const questions = ['What would you like to change?', 'How did you find us?']

test('asks the site’s questions, and lets the person in once an admin approves, who declines another @prove', async ({
  page,
  browser,
  context,
  startSite,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off', SIGN_UP: 'approval' })
  const keeper = await seedMember(site, { username: 'keeper', role: 'admin' })
  await context.addCookies(await seedSession(site, keeper.id))
  expect((await context.request.patch(`${site.url}/api/admin/site`, { data: { questions } })).status()).toBe(200)
  const visitorContext = await browser.newContext({ baseURL: site.url })
  const visitor = await visitorContext.newPage()

  await visitor.goto('/sign-up')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ask to join' })).toBeVisible()
  await visitor.getByLabel('Email').fill('jonas@example.org')
  await visitor.getByLabel('Username').fill('jonas')
  await visitor.getByLabel('Password', { exact: true }).fill(password)
  await visitor.getByLabel('What would you like to change?').fill('I sit all day.')
  await visitor.getByRole('button', { name: 'Send request' }).click()
  await expect(visitor.getByLabel('How did you find us?')).toHaveAccessibleDescription('Required')
  await expect(visitor.getByLabel('How did you find us?')).toBeFocused()
  await visitor.getByLabel('How did you find us?').fill('My brother.')
  await visitor.getByRole('button', { name: 'Send request' }).press('Enter')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()

  await visitor.goto('/sign-in')
  await fillSignIn(visitor, 'jonas@example.org')
  await expect(visitor.getByRole('status').getByText('Your request is waiting for approval.')).toBeVisible()

  const spam = { email: 'spam@example.org', username: 'spam', password, answers: ['Buy now.', 'Buy now.'] }
  expect((await visitor.request.post('/api/auth/sign-up', { data: spam })).status()).toBe(202)
  await page.goto(`${site.url}/admin/members`)
  const nav = page.getByRole('navigation', { name: 'Members' })
  await nav.getByRole('link', { name: 'Requests to join 2' }).click()
  const requests = page.getByRole('list', { name: 'Requests to join' }).getByRole('listitem')
  await expect(requests.filter({ hasText: 'jonas' })).toHaveText(
    /^jonasjonas@example\.org.*I sit all day\..*My brother\./,
  )
  await page.getByRole('button', { name: 'Approve jonas' }).press('Enter')
  await expect(requests).toHaveText([/^spam/])
  await page.getByRole('button', { name: 'Decline spam' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline spam?' })
  await expect(dialog.getByText('This site can’t send email, so they aren’t told.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Decline request' }).click()
  await expect(page.getByText('No requests are waiting.')).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Requests to join' })).toHaveText('Requests to join')

  // The refused sign-in can be tried again on the same screen.
  await visitor.getByRole('button', { name: 'Sign in' }).click()
  await expect(visitor).toHaveTitle('Home · Seven Pillars')
  await visitorContext.close()
})
