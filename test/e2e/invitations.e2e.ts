import type { Page } from '@playwright/test'
import { findFreePort } from '../listen.ts'
import { startSmtpServer } from '../smtp-server.ts'
import { seedMember, seedSession } from './seed-members.ts'
import { expect, expectAccessible, password, test } from './site.ts'

test('lets a member invite someone, who joins with the link after a reload, and an admin revoke an invitation @prove', async ({
  page,
  browser,
  context,
  startSite,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off', SIGN_UP: 'invite' })
  const marcus = await seedMember(site, { username: 'marcus' })
  await context.addCookies(await seedSession(site, marcus.id))
  await page.goto(`${site.url}/settings`)
  await page.getByRole('link', { name: 'Invite a friend' }).click()
  await expect(page.getByText('You haven’t invited anyone yet.')).toBeVisible()
  await page.getByRole('button', { name: 'New invitation' }).click()
  await page.getByLabel('Who is it for?').fill('my brother')
  await page.getByLabel('How many people').selectOption({ label: '1 person' })
  await page.getByLabel('How long').selectOption({ label: '7 days' })
  await page.getByRole('button', { name: 'Create invitation' }).press('Enter')
  const ready = page.getByRole('dialog', { name: 'Your invitation is ready' })
  await expect(ready.getByRole('button', { name: 'Copy link' })).toBeFocused()
  await expectAccessible(page)
  // The links of a site without `PUBLIC_URL` have the configured port, which is 0 in tests.
  const { pathname, hash } = new URL(await ready.getByLabel('Invitation link').inputValue())
  const [link, earlierLink] = [pathname + hash, `/invite/${hash.replace('#token=', '')}`]
  expect(link).toMatch(/^\/invite#token=./)
  await ready.getByRole('button', { name: 'Done' }).click()
  await expect(invitations(page)).toHaveText([/^my brotherActive0 of 1 joined/])

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
  await expect(visitor.getByRole('heading', { level: 1, name: 'marcus has invited you' })).toBeVisible()
  const invited = visitor.getByRole('heading', { level: 1, name: 'marcus has invited you' })
  for (const address of [earlierLink, link]) {
    await visitor.evaluate(() => sessionStorage.clear())
    await visitor.goto(address)
    await expect(visitor, 'without the token').toHaveURL(`${site.url}/sign-up`)
    await visitor.reload()
    await expect(invited).toBeVisible()
  }
  const accept = visitor.getByText('By creating an account you accept the')
  await expect(accept.getByRole('link', { name: /community guidelines/ })).toHaveAttribute('href', '/guidelines')
  await expect(accept.getByRole('link', { name: /privacy page/ })).toHaveAttribute('href', '/privacy')
  await visitor.getByLabel('Email').fill('brother@example.org')
  await visitor.getByLabel('Username').fill('brother')
  await visitor.getByLabel('Password', { exact: true }).fill(password)
  await visitor.getByRole('button', { name: 'Create account' }).click()
  await expect(visitor).toHaveTitle('Home · Seven Pillars')
  expect(await visitor.evaluate(() => sessionStorage.getItem('invitation'))).toBeNull()
  await visitorContext.close()

  await context.request.post(`${site.url}/api/invitations`, { data: { note: 'a friend' } })
  const keeper = await seedMember(site, { username: 'keeper', role: 'admin' })
  await context.addCookies(await seedSession(site, keeper.id))
  await page.goto(`${site.url}/admin/members`)
  await page.getByRole('navigation', { name: 'Members' }).getByRole('link', { name: 'Invitations' }).click()
  await expect(invitations(page)).toHaveText([
    /^a friendActive0 of \d+ joinedCreated .* by marcus/,
    /^my brotherUsed up1 of 1 joined.*Joined: brother/,
  ])
  await page.getByRole('button', { name: 'Revoke link of “a friend”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke invitation' }).click()
  await expect(invitations(page).first()).toHaveText(/^a friendRevoked/)
})

const invitations = (page: Page) => page.getByRole('list', { name: 'Invitations' }).getByRole('listitem')

test('brings a friend into a challenge through approval, and another who is a member, and offers a crew', async ({
  page,
  browser,
  context,
  startSite,
}) => {
  const site = await startSite({ SIGN_UP: 'approval' })
  const marcus = await seedMember(site, { username: 'marcus' })
  await context.addCookies(await seedSession(site, marcus.id))
  await page.goto(site.url)
  const [challenge] = await (await page.request.get(`${site.url}/api/challenges`)).json()
  await page.request.post(`${site.url}/api/user-challenges`, { data: { challengeId: challenge.id } })
  await page.goto(`${site.url}/challenge/${challenge.id}`)
  await page.getByRole('button', { name: 'Start with a friend' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Anyone with the link sees your name and “${challenge.title}”.`)
  await expect(dialog).toContainText('An admin approves new members.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Get the link' }).press('Enter')
  const link = await readLink(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Start with a friend' }).click()
  await dialog.getByRole('button', { name: 'Get the link' }).click()
  expect(await readLink(page), 'the same link').toBe(link)

  const friendContext = await browser.newContext({ baseURL: site.url })
  const friend = await friendContext.newPage()
  await friend.goto(link)
  await expect(friend.getByRole('heading', { level: 1, name: 'marcus wants to do this with you' })).toBeVisible()
  await expect(friend.getByRole('heading', { level: 2, name: challenge.title })).toBeVisible()
  await expect(friend.getByText('marcus will see that you started.')).toBeVisible()
  await expectAccessible(friend)
  await friend.getByLabel('Email').fill('tomas@example.org')
  await friend.getByLabel('Username').fill('tomas')
  await friend.getByLabel('Password', { exact: true }).fill(password)
  await friend.getByRole('button', { name: 'Send request' }).click()
  await expect(friend.getByText('The challenge with marcus begins on your first visit.')).toBeVisible()
  await friendContext.close()

  const keeper = await seedMember(site, { username: 'keeper', role: 'admin' })
  const adminContext = await browser.newContext({ baseURL: site.url })
  await adminContext.addCookies(await seedSession(site, keeper.id))
  const [application] = await (await adminContext.request.get('/api/admin/applications')).json()
  await adminContext.request.post(`/api/admin/applications/${application.id}/approve`)

  const otherDevice = await (await browser.newContext({ baseURL: site.url })).newPage()
  await otherDevice.goto('/sign-in')
  await otherDevice.getByLabel('Email').fill('tomas@example.org')
  await otherDevice.getByLabel('Password', { exact: true }).fill(password)
  await otherDevice.getByRole('button', { name: 'Sign in' }).click()
  await expect(otherDevice).toHaveURL(`${site.url}/challenge/${challenge.id}`)
  await expect(otherDevice.getByRole('heading', { level: 1, name: challenge.title })).toBeFocused()
  await expect(otherDevice.getByText('marcus invited you, and knows that you started.')).toBeVisible()
  await expect(otherDevice.getByRole('link', { name: 'Start a crew together' })).toHaveAttribute(
    'href',
    `/crews?with=${marcus.id}&in=${challenge.id}&name=marcus`,
  )

  const ade = await seedMember(site, { username: 'ade' })
  const member = await (await browser.newContext({ baseURL: site.url })).newPage()
  await member.context().addCookies(await seedSession(site, ade.id))
  await member.goto(link)
  await expect(member).toHaveURL(`${site.url}/invite`)
  await expect(member.getByText('marcus will see that you started.')).toBeVisible()
  await expectAccessible(member)
  await member.getByRole('button', { name: 'Start with marcus' }).press('Enter')
  await expect(member).toHaveURL(`${site.url}/challenge/${challenge.id}`)
  await expect(member.getByText('marcus invited you, and knows that you started.')).toBeVisible()
  await member.goto(link)
  await expect(member.getByText('You’re already in this challenge')).toBeVisible()
  await expect(member.getByRole('link', { name: 'Start a crew with marcus' })).toHaveAttribute(
    'href',
    '/crews?name=marcus',
  )
  await page.goto(site.url + link)
  await expect(page.getByRole('heading', { name: 'This is your link' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()

  await page.goto(`${site.url}/notifications`)
  const told = page.getByRole('main').getByRole('listitem')
  await expect(told).toContainText([
    new RegExp(`^ade started “${challenge.title}” with you`),
    new RegExp(`^tomas started “${challenge.title}” with you`),
  ])
  await told.first().getByRole('link', { name: 'Start a crew together' }).click()
  await expect(page.getByText(/ade\W? is told at once, and can join\./)).toBeVisible()
  await page.getByLabel('Name of the crew').fill('The two of us')
  await page.getByRole('button', { name: 'Start the crew' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The two of us' })).toBeVisible()
  await member.goto('/notifications')
  await member.getByRole('link', { name: /marcus wants you in/ }).click()
  await member.getByRole('button', { name: 'Join the crew' }).click()
  await expect(member.getByRole('heading', { level: 1, name: 'The two of us' })).toBeVisible()
  await page.goto(`${site.url}/community`)
  await page.getByRole('link', { name: 'Invite a friend' }).click()
  await expect(invitations(page)).toHaveText([/Active2 of 5 joined.*Started with it: ade, tomas/])
})

/** Reads the path of the link in the dialog, because its origin has the configured port, which is 0 in tests. */
async function readLink(page: Page): Promise<string> {
  const { pathname, hash } = new URL(await page.getByRole('dialog').getByLabel('Link').inputValue())
  return pathname + hash
}

test('invites a list by email once the mail server answers, and who joins has confirmed the address @prove', async ({
  page,
  browser,
  context,
  startSite,
}) => {
  const port = await findFreePort()
  const site = await startSite({
    STARTER_CONTENT: 'off',
    SIGN_UP: 'invite',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    PUBLIC_URL: 'http://localhost:3000',
  })
  const keeper = await seedMember(site, { username: 'keeper', role: 'admin' })
  await context.addCookies(await seedSession(site, keeper.id))
  const problem = page.getByRole('region', { name: 'Email doesn’t work at the moment' })
  const inviteButton = page.getByRole('button', { name: 'Invite by email' })
  await expect(async () => {
    await page.goto(`${site.url}/admin/invitations?tab=email`)
    await expect(problem.getByText(/Check that the mail server is running/)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(inviteButton).toHaveCount(0)
  await expectAccessible(page)

  const smtp = await startSmtpServer({ port })
  await problem.getByRole('link', { name: 'Send a test email' }).click()
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect(page.getByText('The mail server accepted the test email.')).toBeVisible()
  await page.goto(`${site.url}/admin/invitations`)
  await page.getByText('By email', { exact: true }).click()
  await inviteButton.click()
  await expectAccessible(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a CSV file' }).click()
  const table = 'Name;E-Mail\r\nAnn;ann@example.com\r\nBen;BEN@example.com\r\nTom;tom\r\nKeeper;keeper@example.org\r\n'
  await (await chooser).setFiles({ name: 'men.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await expect(page.getByRole('list', { name: 'Not an address' })).toHaveText('Row 4tomThe @ is missing')
  await expect(page.getByRole('list', { name: 'Left out' })).toHaveText(/^Row 5.*Already a member$/)
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /^All of them agreed/ }).check()
  await page.getByRole('button', { name: 'Send 2 invitations' }).press('Enter')
  await expect(inviteButton).toBeFocused()
  const items = page.getByRole('list', { name: 'Invitations by email' }).getByRole('listitem')
  await expect(items).toHaveText([/^ben@example\.com/, /^ann@example\.com/])
  await smtp.waitForMailTo('ben@example.com')
  const { text } = await smtp.waitForMailTo('ann@example.com')
  await expect(items).toHaveText([/^ben@example\.comSent/, /^ann@example\.comSent/], { timeout: 15_000 })
  await expectAccessible(page)

  const [, hash] = /\/invite(#token=\S+)/.exec(text) ?? []
  const visitorContext = await browser.newContext({ baseURL: site.url })
  const visitor = await visitorContext.newPage()
  await visitor.goto(`/invite${hash}`)
  await expect(visitor.getByLabel('Email')).toHaveValue('ann@example.com')
  await visitor.getByLabel('Username').fill('ann')
  await visitor.getByLabel('Password', { exact: true }).fill(password)
  await visitor.getByRole('button', { name: 'Create account' }).click()
  await expect(visitor).toHaveTitle('Home · Seven Pillars')
  expect(await (await visitor.request.get('/api/account')).json()).toMatchObject({ emailVerified: true })
  await visitorContext.close()

  await page.reload()
  await expect(items).toHaveText([/^ben@example\.comSent/, /^ann@example\.comJoined.*Joined as ann/])
  await page.getByRole('button', { name: 'Withdraw the invitation of ben@example.com' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(items.first()).toHaveText(/^ben@example\.comWithdrawn/)
  expect(smtp.received.filter(({ to }) => to.includes('ann@example.com'))).toHaveLength(1)
  await smtp.close()
})
