import type { Page } from '@playwright/test'
import { sampleImages } from '../sample-images.ts'
import type { ReceivedMail } from '../smtp-server.ts'
import { findLink, test } from './mail-site.ts'
import { holdRequests } from './network.ts'
import { seedSession } from './seed-members.ts'
import { expect, password, toast } from './site.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('saves the name with a picture after errors at their fields, and the time zone of the device @prove', async ({
  page,
  signUp,
  api,
}) => {
  await signUp({ timeZone: 'Asia/Tokyo' })
  await page.goto('/settings#profile')
  await expect(page, 'an address of the earlier, long screen').toHaveURL('/settings/profile')
  const profile = section(page, 'Name and picture')
  await profile.getByLabel('First name').fill('Lucius')
  await profile.getByLabel('Username').fill('ADMIN')
  await profile.getByRole('button', { name: 'Save name' }).click()
  await expect(profile.getByRole('alert')).toHaveText('This name is reserved. Please choose another one')
  await expect(profile.getByLabel('Username')).toBeFocused()
  await profile.getByLabel('Username').fill('no')
  await profile.getByRole('button', { name: 'Save name' }).click()
  await expect(profile.getByRole('alert')).toHaveText('String must contain at least 3 character(s)')
  await profile.getByLabel('Username').fill(`Lucius.${Date.now()}`)
  await profile.getByRole('button', { name: 'Save name' }).click()
  await expect(toast(page)).toContainText('Profile saved')

  const file = profile.getByLabel('Picture file')
  const picture = { name: 'me.jpg', mimeType: 'image/jpeg' }
  await file.setInputFiles({ ...picture, buffer: Buffer.from('<svg onload="alert(1)">') })
  await expect(profile.getByRole('alert')).toHaveText('We couldn’t read that file. Try a JPEG or PNG.')
  await file.setInputFiles({ ...picture, buffer: Buffer.from(sampleImages.jpeg, 'base64') })
  await expect(profile.getByRole('img')).toHaveJSProperty('naturalWidth', 256)
  const { firstName, profileImageUrl } = await (await api.get('/api/auth/user')).json()
  expect(firstName).toBe('Lucius')
  await expect(page.getByRole('link', { name: 'Profile and settings' }).locator('img')).toHaveAttribute(
    'src',
    profileImageUrl,
  )
  await profile.getByRole('button', { name: 'Remove picture' }).click()
  await expect(profile.getByRole('img')).toHaveCount(0)

  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Days and streaks Your day starts at 03:00, Tokyo time' }).click()
  const day = section(page, 'Your day')
  await expect(day.getByRole('note')).toContainText('This device is on Berlin time. Use it for your days?')
  await day.getByRole('button', { name: 'Use Berlin time' }).click()
  await expect(day.getByRole('note')).toHaveCount(0)
  await expect(day).toBeFocused()
  await expect(day.getByLabel('Time zone')).toHaveValue('Europe/Berlin')
  await day.getByLabel('Time zone').selectOption('Europe/Rome')
  await expect(toast(page)).toContainText('Time zone saved')
  // The first change has shown the same words.
  await expect.poll(async () => (await (await api.get('/api/auth/user')).json()).timeZone).toBe('Europe/Rome')
})

test('saves the start of the day that the member chose last, hides numbers, and plans and ends a break @prove', async ({
  page,
  signUp,
  api,
}) => {
  await signUp()
  await page.goto('/settings/days')
  const start = section(page, 'Your day').getByLabel('Day starts at')
  await expect(start).toHaveValue('3')
  // A change that does not wait for the first one would be overwritten by it.
  const release = await holdRequests(page, /\/api\/preferences$/, 1)
  await start.selectOption('05:00')
  await start.selectOption('07:00')
  await expect(start).toHaveValue('7')
  release()
  const numbers = section(page, 'Streaks and scores').getByRole('checkbox', { name: 'Show streaks and scores' })
  await numbers.click()
  await expect
    .poll(async () => (await api.get('/api/preferences')).json())
    .toEqual({ audience: null, dayStart: 7, showNumbers: false })
  await expect(start).toHaveValue('7')

  await page.route('**/api/preferences', (route) => route.abort())
  await numbers.click()
  await expect(toast(page)).toContainText('could not be reached')
  await expect(numbers, 'as it was, because it is not saved').not.toBeChecked()

  const breaks = section(page, 'Breaks')
  await expect(breaks).toContainText('No breaks planned.')
  await breaks.getByRole('button', { name: 'Plan a break' }).click()
  await page.getByRole('dialog', { name: 'Plan a break' }).getByRole('button', { name: 'Plan the break' }).click()
  await expect(breaks.getByRole('listitem')).toHaveText(/Now.*All challenges/)
  await breaks.getByRole('button', { name: /^End the break/ }).click()
  await expect(breaks).toContainText('No breaks planned.')
})

test('verifies the email address, changes it with a link and notifies the old one @prove', async ({
  page,
  signUp,
  smtp,
}) => {
  const { email, username } = await signUp()
  await page.goto('/')
  const offer = page.getByRole('region', { name: 'Confirm your email' })
  await expect(offer).toContainText(`We can send a link to ${email}.`)
  await offer.getByRole('button', { name: 'Send the link' }).click()
  await expect(toast(page)).toContainText('Check your email')
  await expect(offer).toContainText(`We sent a link to ${email}.`)
  const place = section(page, 'Email')
  await offer.getByRole('link', { name: 'Change the address' }).click()
  await expect(place).toContainText('Not confirmed')
  const link = findLink((await smtp.waitForMailTo(email)).text, 'verify')
  await page.goto(link.pathname + link.hash)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Tonight’s question' })).toBeVisible()
  await expect(offer).toHaveCount(0)

  await page.goto('/settings/account')
  const address = `new-${username}@example.org`
  await place.getByLabel('New email').fill(address)
  await place.getByLabel('Your password').fill('not my password')
  await place.getByRole('button', { name: 'Change email' }).click()
  await expect(place.getByRole('alert')).toHaveText('That’s not your password.')
  await place.getByLabel('Your password').fill(password)
  await place.getByRole('button', { name: 'Change email' }).click()
  await expect(place.getByRole('status')).toContainText(`We sent a link to ${address}.`)
  const change = findLink((await smtp.waitForMailTo(address)).text, 'verify')
  await page.goto(change.pathname + change.hash)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible()
  await page.goto('/settings/account')
  await expect(place).toContainText(`${address}Confirmed`)
  const isNotice = ({ to, text }: ReceivedMail) =>
    to.includes(email) && text.includes('The email address of your Seven Pillars account was changed.')
  await expect.poll(() => smtp.received.some(isNotice)).toBe(true)
})

test('lists and signs out the other browsers, changes the password and exports all data', async ({
  page,
  signUp,
  request,
  server,
}) => {
  const { id, email } = await signUp()
  await seedSession(server, id)
  await request.post('/api/auth/sign-in', {
    data: { email, password },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
  })
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Devices Signed in on 3 devices' }).click()
  const sessions = section(page, 'Where you’re signed in')
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser')
  await expect(sessions).toContainText('Firefox on Linux')
  await sessions.getByRole('button', { name: 'Sign out other browsers' }).click()
  await expect(toast(page)).toContainText('Signed out everywhere else')
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('button', { name: 'Sign out other browsers' })).toHaveCount(0)
  expect((await request.get('/api/auth/user')).status()).toBe(401)

  await page.goto('/settings/account')
  const place = section(page, 'Password')
  await place.getByLabel('Current password').fill('not my password')
  await place.getByLabel('New password').fill('a better horse battery')
  await place.getByRole('button', { name: 'Change password' }).click()
  await expect(place.getByRole('alert')).toHaveText('That’s not your password.')
  await place.getByLabel('Current password').fill(password)
  await place.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page)).toContainText('Password changed')
  await expect(place.getByLabel('New password')).toHaveValue('')

  await page.goto('/settings/privacy')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename(), 'still signed in').toBe('seven-pillars.zip')
})

test('deletes the account and the member’s posts with the keyboard, after a cancelled try and the password', async ({
  page,
  signUp,
  request,
}) => {
  const { id, email } = await signUp()
  await page.goto('/settings/privacy')
  await page.evaluate((userId) => localStorage.setItem(`draft:${userId}:journal`, '{"content":"private"}'), id)
  const openButton = section(page, 'Delete your account').getByRole('button', { name: 'Delete my account' })
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await openButton.click()
  await dialog.getByLabel('Your password').fill('not my password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('That’s not your password.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(openButton).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Your password')).toHaveValue('')
  await expect(dialog.getByRole('radio', { name: 'Keep my posts', checked: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Delete my posts' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  const deletion = page.waitForRequest('**/api/account/delete')
  await page.keyboard.press('Enter')
  expect((await deletion).postDataJSON()).toEqual({ password, posts: 'remove' })
  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText('Account deleted')
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
  expect((await request.post('/api/auth/sign-in', { data: { email, password } })).status()).toBe(401)
})
