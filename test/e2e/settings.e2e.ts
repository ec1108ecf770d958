import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { sampleImages } from '../sample-images.ts'
import { startSmtpServer, type ReceivedMail, type SmtpTestServer } from '../smtp-server.ts'
import { findLink } from './emails.ts'
import { startSite } from './prepared-site.ts'
import { expect, password, test as base } from './site.ts'

const test = base.extend<object, { smtp: SmtpTestServer }>({
  smtp: [
    async ({}, use) => {
      const smtp = await startSmtpServer()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  workerServer: [
    async ({ smtp }, use) => {
      // Links start with PUBLIC_URL, so the tests open their tokens on the real port.
      const server = await startSite({
        SMTP_URL: smtp.url,
        PUBLIC_URL: 'http://pillars.example.org',
        TRUST_PROXY: '1',
        STARTER_CONTENT: 'off',
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const newPassword = 'a better horse battery'

test('saves the profile after an error at its field, and asks to sign in once the session has ended', async ({
  page,
  signUp,
  context,
  cspViolations,
  consoleErrors,
}) => {
  await signUp()
  await page.goto('/')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveTitle('Settings · Seven Pillars')
  const profile = section(page, 'Profile')
  await profile.getByLabel('Username').fill('Marcus.Aurelius')
  await profile.getByLabel('First name').fill('Marcus')
  await profile.getByLabel('Last name').fill('Aurelius')
  await profile.getByLabel('Time zone').selectOption({ label: 'Asia/Tokyo' })
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await expect(toast(page)).toContainText('Profile saved')
  await page.reload()
  await expect(profile.getByLabel('Username')).toHaveValue('Marcus.Aurelius')
  await expect(profile.getByLabel('Last name')).toHaveValue('Aurelius')
  await expect(profile.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
  expect([cspViolations, consoleErrors]).toEqual([[], []])

  await profile.getByLabel('First name').fill('Lucius')
  await profile.getByLabel('Username').fill('ADMIN')
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await expect(profile.getByRole('alert')).toHaveText('This name is reserved. Please choose another one')
  await expect(profile.getByLabel('Username')).toBeFocused()
  await profile.getByLabel('Username').fill('no')
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await expect(profile.getByRole('alert')).toHaveText('String must contain at least 3 character(s)')
  await expect(profile.getByLabel('First name')).toHaveValue('Lucius')

  const day = section(page, 'Your day')
  await expect(day.getByRole('note')).toContainText('This device is on Berlin time. Use it for your days?')
  await day.getByRole('button', { name: 'Use Berlin time' }).click()
  await expect(day.getByRole('note')).toHaveCount(0)
  await expect(day).toBeFocused()
  await expect(profile.getByLabel('Time zone')).toHaveValue('Europe/Berlin')
  await expect(profile.getByLabel('First name'), 'unsaved input').toHaveValue('Lucius')

  // A section that is still loading would find out first.
  await expect(section(page, 'Where you’re signed in').getByRole('listitem')).toHaveCount(1)
  await expect(section(page, 'Email')).toContainText('Not confirmed')
  await profile.getByLabel('Username').fill('Marcus.Aurelius')
  await context.clearCookies()
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You’re signed out', includeHidden: true })).toBeVisible()
})

test.describe('the member’s day', () => {
  test('starts at the hour that the member chose last, with or without streaks and scores', async ({
    page,
    signUp,
    api,
  }) => {
    await signUp()
    await page.goto('/settings')
    const start = section(page, 'Your day').getByLabel('Day starts at')
    await expect(start).toHaveValue('3')
    await expect(start.getByRole('option')).toHaveCount(13)
    const replies: string[] = []
    page.on('response', (response) => {
      if (response.request().method() === 'PATCH') replies.push(response.url())
    })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(
      '**/api/preferences',
      async (route) => {
        await released
        await route.fallback()
      },
      { times: 1 },
    )
    await start.selectOption('05:00')
    await start.selectOption('07:00')
    await expect(start).toHaveValue('7')
    release()
    await expect.poll(() => replies.length).toBe(2)
    await expect(toast(page)).toContainText('Settings saved')

    const numbers = section(page, 'Streaks and scores').getByRole('checkbox', { name: 'Show streaks and scores' })
    await expect(numbers).toBeChecked()
    await numbers.click()
    await expect.poll(() => replies.length).toBe(3)
    expect(await (await api.get('/api/preferences')).json()).toEqual({ dayStart: 7, showNumbers: false })
    await page.reload()
    await expect(start).toHaveValue('7')
    await expect(numbers).not.toBeChecked()

    await page.route('**/api/preferences', (route) => route.abort())
    await numbers.click()
    await expect(toast(page)).toContainText('could not be reached')
    await expect(numbers, 'as it was, because it is not saved').not.toBeChecked()
  })

  test('pauses for a break, which ends at once on request and with its last day', async ({ page, signUp, api }) => {
    await signUp({ timeZone: 'UTC' })
    await page.goto('/settings')
    const breaks = section(page, 'Breaks')
    // It loads when the member scrolls near it.
    await breaks.scrollIntoViewIfNeeded()
    await expect(breaks).toContainText('No breaks planned.')
    await breaks.getByRole('button', { name: 'Plan a break' }).click()
    const dialog = page.getByRole('dialog', { name: 'Plan a break' })
    await dialog.getByRole('button', { name: 'Plan the break' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(breaks.getByRole('listitem')).toHaveCount(1)
    await expect(breaks.getByRole('listitem')).toContainText('All challenges')
    await expect(breaks.getByRole('listitem')).toContainText('Now')
    await breaks.getByRole('button', { name: /^End the break/ }).click()
    await expect(breaks).toContainText('No breaks planned.')
    expect(await (await api.get('/api/breaks')).json()).toEqual([])

    const { asOf } = await (await api.get('/api/today')).json()
    await api.post('/api/breaks', { data: { from: asOf, to: asOf } })
    await page.clock.install()
    await page.goto('/settings')
    await breaks.scrollIntoViewIfNeeded()
    await expect(breaks.getByRole('listitem')).toHaveCount(1)
    await page.clock.fastForward('24:00:00')
    await expect(breaks).toContainText('No breaks planned.')
  })
})

test('crops the avatar to a small square, shows it in the header and removes it, but takes only pictures', async ({
  page,
  signUp,
  api,
  cspViolations,
}) => {
  await signUp()
  await page.goto('/settings')
  const profile = section(page, 'Profile')
  const file = profile.getByLabel('Picture file')
  await file.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg onload="alert(1)">'),
  })
  await expect(profile.getByRole('alert')).toHaveText('We couldn’t read that file. Try a JPEG or PNG.')

  const hidden = Buffer.from('GPS 52.5200 13.4050')
  const photo = Buffer.concat([Buffer.from(sampleImages.jpeg, 'base64'), hidden])
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(profile.getByRole('img')).toBeVisible()
  await expect
    .poll(() => profile.getByRole('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(256)
  const { profileImageUrl } = await (await api.get('/api/auth/user')).json()
  expect((await (await api.get(profileImageUrl)).body()).includes(hidden)).toBe(false)
  await expect(page.getByRole('link', { name: 'Settings' }).locator('img')).toHaveAttribute('src', profileImageUrl)
  await profile.getByRole('button', { name: 'Remove picture' }).click()
  await expect(profile.getByRole('img')).toHaveCount(0)
  expect((await api.get(profileImageUrl)).status()).toBe(404)
  expect(cspViolations).toEqual([])
})

test('verifies the email address, changes it with a link and notifies the old one', async ({ page, signUp, smtp }) => {
  const { email, username } = await signUp()
  await page.goto('/settings')
  const place = section(page, 'Email')
  await expect(place).toContainText('Not confirmed')
  await place.getByRole('button', { name: 'Send a confirmation link' }).click()
  await expect(toast(page)).toContainText('Check your email')
  await page.goto(getVerifyPath(await smtp.waitForMailTo(email)))
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible()
  await page.goto('/settings')
  await expect(place).toContainText(`${email}Confirmed`)

  const address = `new-${username}@example.org`
  await place.getByLabel('New email').fill('nonsense')
  await place.getByLabel('Your password').fill('not my password')
  await place.getByRole('button', { name: 'Change email' }).click()
  await expect(place.getByRole('alert')).toHaveText('Invalid email')
  await place.getByLabel('New email').fill(address)
  await place.getByRole('button', { name: 'Change email' }).click()
  await expect(place.getByRole('alert')).toHaveText('That’s not your password.')
  await place.getByLabel('Your password').fill(password)
  await place.getByRole('button', { name: 'Change email' }).click()
  await expect(place.getByRole('status')).toContainText(`We sent a link to ${address}.`)
  await page.goto(getVerifyPath(await smtp.waitForMailTo(address)))
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible()
  await page.goto('/settings')
  await expect(place).toContainText(`${address}Confirmed`)
  const isNotice = ({ to, text }: ReceivedMail) =>
    to.includes(email) && text.includes('The email address of your Seven Pillars account was changed.')
  await expect.poll(() => smtp.received.some(isNotice)).toBe(true)
})

test('lists the other browsers, and signs them out on request and when the password changes', async ({
  page,
  signUp,
  browser,
  server,
}) => {
  const { email } = await signUp()
  const otherContext = await browser.newContext({
    baseURL: server.url,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  })
  const signInElsewhere = () => otherContext.request.post('/api/auth/sign-in', { data: { email, password } })
  const getStatusElsewhere = async () => (await otherContext.request.get('/api/auth/user')).status()
  await signInElsewhere()
  await page.goto('/settings')
  const sessionsSection = section(page, 'Where you’re signed in')
  await expect(sessionsSection.getByRole('listitem')).toHaveCount(2)
  await expect(sessionsSection.getByRole('listitem').first()).toContainText('This browser')
  await expect(sessionsSection.getByRole('listitem').last()).toContainText('Firefox on Linux')
  await sessionsSection.getByRole('button', { name: 'Sign out other browsers' }).click()
  await expect(toast(page)).toContainText('Signed out everywhere else')
  await expect(sessionsSection.getByRole('listitem')).toHaveCount(1)
  await expect(sessionsSection.getByRole('button', { name: 'Sign out other browsers' })).toHaveCount(0)
  expect(await getStatusElsewhere()).toBe(401)

  await signInElsewhere()
  expect(await getStatusElsewhere()).toBe(200)
  const place = section(page, 'Password')
  await place.getByLabel('Current password').fill('not my password')
  await place.getByLabel('New password').fill(newPassword)
  await place.getByRole('button', { name: 'Change password' }).click()
  await expect(place.getByRole('alert')).toHaveText('That’s not your password.')
  await place.getByLabel('Current password').fill(password)
  await place.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page)).toContainText('Password changed')
  await expect(place.getByLabel('New password')).toHaveValue('')
  expect(await getStatusElsewhere()).toBe(401)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await otherContext.close()
})

test('exports all of the member’s data in one file', async ({ page, signUp, api }) => {
  const { username } = await signUp()
  await api.post('/api/journal', { data: { title: 'First light', content: 'Cold, and good.' } })
  await page.goto('/settings')
  const downloadPromise = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything' }).click()
  const download = await downloadPromise
  expect(download.suggestedFilename()).toBe('seven-pillars.zip')
  const files = unzipSync(readFileSync(await download.path()))
  expect(strFromU8(files['journal.md'] ?? new Uint8Array())).toContain('Cold, and good.')
  expect(JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array())).username).toBe(username)
})

test.describe('account deletion', () => {
  test('deletes the account after the password and a choice about posts', async ({
    page,
    signUp,
    api,
    request,
    server,
  }) => {
    const { id, email } = await signUp()
    const { id: postId } = await (
      await api.post('/api/forum', { data: { title: 'My words', content: 'Stay', pillar: 'mental' } })
    ).json()
    await page.goto('/settings')
    await page.evaluate((userId) => localStorage.setItem(`draft:${userId}:journal`, '{"content":"private"}'), id)
    await section(page, 'Delete your account').getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await expect(dialog.getByRole('radio', { name: 'Keep my posts' })).toBeChecked()
    await dialog.getByLabel('Your password').fill('not my password')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('That’s not your password.')
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()

    await expect(page).toHaveURL('/')
    await expect(toast(page)).toContainText('Account deleted')
    await expect(
      page.getByRole('button', { name: 'Get Started' }).or(page.getByRole('link', { name: 'Get Started' })),
    ).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
    expect((await request.post(`${server.url}/api/auth/sign-in`, { data: { email, password } })).status()).toBe(401)
    await request.post(`${server.url}/api/auth/sign-up`, {
      data: { email: `reader-${email}`, username: `reader${postId.slice(-8)}`, password },
    })
    expect(await (await request.get(`${server.url}/api/forum/${postId}`)).json()).toMatchObject({
      username: 'deleted member',
      content: 'Stay',
    })
  })

  test('can delete the member’s posts too, and can be cancelled', async ({ page, signUp, api, request, server }) => {
    const { email } = await signUp()
    const { id: postId } = await (
      await api.post('/api/forum', { data: { title: 'My words', content: 'Gone', pillar: 'mental' } })
    ).json()
    await page.goto('/settings')
    const openButton = section(page, 'Delete your account').getByRole('button', { name: 'Delete my account' })
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await openButton.click()
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(openButton).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Your password')).toHaveValue('')
    await expect(dialog.getByRole('radio', { name: 'Keep my posts' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: 'Delete my posts' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(toast(page)).toContainText('Account deleted')
    await request.post(`${server.url}/api/auth/sign-up`, {
      data: { email: `reader-${email}`, username: `reader${postId.slice(-8)}`, password },
    })
    expect((await request.get(`${server.url}/api/forum/${postId}`)).status()).toBe(404)
  })
})

function getVerifyPath({ text }: ReceivedMail): string {
  const { pathname, hash } = findLink(text, 'verify')
  return pathname + hash
}
