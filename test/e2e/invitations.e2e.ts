import type { Page } from '@playwright/test'
import { seedMember, seedSession } from './seed-members.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, password, signUpAt, test } from './site.ts'

test('lets a member invite someone, who joins with the link after a reload', async ({
  page,
  browser,
  context,
  startSite,
  cspViolations,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off', SIGN_UP: 'invite' })
  await signUpAt(site, context.request, 'keeper')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/settings`)
  await page.getByRole('link', { name: 'Invitations' }).click()
  await expect(page.getByText('You haven’t invited anyone yet.')).toBeVisible()
  await page.getByRole('button', { name: 'New invitation' }).click()
  await page.getByLabel('Who is it for?').fill('my brother')
  await page.getByLabel('How many people').selectOption({ label: '1 person' })
  await page.getByLabel('How long').selectOption({ label: '7 days' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create invitation' }).press('Enter')
  const ready = page.getByRole('dialog', { name: 'Your invitation is ready' })
  await expect(ready.getByRole('button', { name: 'Copy link' })).toBeFocused()
  const link = getPath(await ready.getByLabel('Invitation link').inputValue())
  expect(link).toMatch(/^\/invite\/./)
  await ready.getByRole('button', { name: 'Done' }).click()
  await expect(invitations(page)).toHaveText([/^my brotherActive0 of 1 joined/])
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)

  const visitorContext = await browser.newContext({ baseURL: site.url })
  const visitor = await visitorContext.newPage()
  await visitor.goto('/sign-up')
  await expect(visitor.getByText('New members need an invitation from a member.')).toBeVisible()
  await visitor.getByLabel('Invitation link').fill('I have no link')
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByLabel('Invitation link')).toHaveAccessibleDescription(/This isn’t an invitation link/)
  await expect(visitor.getByLabel('Invitation link')).toBeFocused()
  await visitor.getByLabel('Invitation link').fill(` ${site.url}${link} `)
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('heading', { level: 1, name: 'keeper has invited you' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'keeper has invited you' })).toBeVisible()
  expect(visitor.url(), 'without the token').toBe(`${site.url}/sign-up`)
  const accept = visitor.getByText('By creating an account you accept the')
  await expect(accept.getByRole('link', { name: /community guidelines/ })).toHaveAttribute('href', '/guidelines')
  await expect(accept.getByRole('link', { name: /privacy page/ })).toHaveAttribute('href', '/privacy')

  const lateContext = await browser.newContext({ baseURL: site.url })
  const late = await lateContext.newPage()
  await late.goto(link)
  await late.getByLabel('Email').fill('late@example.org')
  await late.getByLabel('Username').fill('latecomer')
  await late.getByLabel('Password', { exact: true }).fill(password)

  await visitor.getByLabel('Email').fill('brother@example.org')
  await visitor.getByLabel('Username').fill('brother')
  await visitor.getByLabel('Password', { exact: true }).fill(password)
  await visitor.getByRole('button', { name: 'Create account' }).click()
  await expect(visitor).toHaveTitle('Home · Seven Pillars')
  expect(await visitor.evaluate(() => sessionStorage.getItem('invitation'))).toBeNull()
  await visitorContext.close()

  await late.getByRole('button', { name: 'Create account' }).click()
  await expect(late.getByRole('alert')).toHaveText('This invitation link has been used up. Please ask for a new one.')
  await late.goto(link)
  await expect(late.getByRole('heading', { level: 1, name: 'This invitation can’t be used' })).toBeVisible()
  await lateContext.close()

  await page.reload()
  await expect(invitations(page)).toHaveText([/^my brotherUsed up1 of 1 joined.*Joined: brother/])
  await page.goto(`${site.url}/admin/members?query=brother`)
  await page.getByRole('list', { name: 'Members' }).getByRole('link', { name: 'brother' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'keeper' })).toBeVisible()
  expect(cspViolations).toEqual([])
})

test('lets an admin see and revoke the invitations of everyone, and says how to approve new members', async ({
  page,
  context,
  startSite,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  const keeper = await seedMember(site, { username: 'keeper', role: 'admin' })
  const marcus = await seedMember(site, { username: 'marcus' })
  await context.addCookies(await seedSession(site, marcus.id))
  const created = await context.request.post(`${site.url}/api/invitations`, { data: { note: 'a friend' } })
  const { url }: { url: string } = await created.json()
  await context.addCookies(await seedSession(site, keeper.id))

  await page.goto(`${site.url}/admin/members`)
  await page.getByRole('navigation', { name: 'Members' }).getByRole('link', { name: 'Invitations' }).click()
  await expect(invitations(page)).toHaveText([/^a friendActive0 of 1 joinedCreated .* by marcus/])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Revoke “a friend”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke invitation' }).click()
  await expect(invitations(page)).toHaveText([/^a friendRevoked/])
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.goto(`${site.url}/admin/applications`)
  await expect(page.getByRole('note')).toContainText('SIGN_UP=approval')
  await expect(page.getByText('No requests are waiting.')).toBeVisible()

  await context.clearCookies()
  await page.goto(site.url + getPath(url))
  await expect(page.getByText('This invitation can’t be used anymore, but you can join without one.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
})

test('skips the questions for people whom staff invite, but not for those whom members invite', async ({
  page,
  context,
  startSite,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off', SIGN_UP: 'approval' })
  await signUpAt(site, context.request, 'keeper')
  await context.request.patch(`${site.url}/api/admin/site`, { data: { questions: ['Why now?'] } })
  const created = await context.request.post(`${site.url}/api/invitations`, { data: {} })
  const { url }: { url: string } = await created.json()
  await context.clearCookies()
  await page.goto(`${site.url}/sign-up`)
  await expect(page.getByLabel('Why now?')).toBeVisible()
  await page.goto(site.url + getPath(url))
  await expect(page.getByRole('heading', { level: 1, name: 'keeper has invited you' })).toBeVisible()
  await expect(page.getByLabel('Why now?')).toHaveCount(0)
  await page.getByLabel('Email').fill('sam@example.org')
  await page.getByLabel('Username').fill('sam')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveTitle('Home · Seven Pillars')

  const byMember = await context.request.post(`${site.url}/api/invitations`, { data: {} })
  const { url: memberUrl }: { url: string } = await byMember.json()
  await context.clearCookies()
  await page.goto(site.url + getPath(memberUrl))
  await expect(page.getByRole('heading', { level: 1, name: 'sam has invited you' })).toBeVisible()
  await expect(page.getByLabel('Why now?')).toBeVisible()
})

/** The links of a site without `PUBLIC_URL` have the configured port, which is 0 in tests. */
const getPath = (link: string) => new URL(link).pathname

const invitations = (page: Page) => page.getByRole('list', { name: 'Invitations' }).getByRole('listitem')
