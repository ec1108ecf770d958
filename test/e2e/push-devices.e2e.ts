import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findChallenge } from './challenges.ts'
import { withDatabase } from './database.ts'
import { stubPushSubscriptions } from './push-stub.ts'
import { expect, expectAccessible, test, toast } from './site.ts'

test.use({ serviceWorkers: 'allow' })

const devices = (page: Page) => page.getByRole('region', { name: 'Your devices' })
const turnOn = (page: Page) => devices(page).getByRole('button', { name: 'Turn on notifications on this device' })
/** On an address that counts as public but is not routed. */
const createEndpoint = () => `https://11.0.0.1/${randomUUID()}`

test('turns on push on this device and removes it, also elsewhere @prove', async ({
  page,
  context,
  api,
  signUp,
  consoleErrors,
}) => {
  await signUp()
  await context.grantPermissions(['notifications'])
  await stubPushSubscriptions(page, createEndpoint())
  await page.goto('/settings/notifications')
  await turnOn(page).click()
  await expect(toast(page)).toContainText('Notifications are on')
  const device = devices(page).getByRole('listitem')
  await expect(device).toHaveCount(1)
  await expect(device).toContainText('This device')
  await expect(device).toContainText('no message yet')
  await expect(turnOn(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(device).toContainText('This device')
  await expect(turnOn(page)).toHaveCount(0)
  await device.getByRole('button', { name: /^Remove / }).click()
  await expect(device).toHaveCount(0)
  await expect(turnOn(page)).toBeVisible()
  expect((await (await api.get('/api/push')).json()).devices).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('stub-subscription'))).toBeNull()

  await turnOn(page).click()
  await expect(device).toHaveCount(1)
  const [{ id }] = (await (await api.get('/api/push')).json()).devices
  await api.delete(`/api/push/${id}`)
  await page.reload()
  await expect(turnOn(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect((await (await api.get('/api/push')).json()).devices, 'not added again').toEqual([])
  await turnOn(page).click()
  await expect(device).toHaveCount(1)
  expect(consoleErrors).toEqual([])
})

test('turns on reminders with push from Home, and subscribes again when the site has another key @prove', async ({
  page,
  context,
  api,
  server,
  signUp,
}) => {
  const { id } = await signUp()
  await context.grantPermissions(['notifications'])
  await stubPushSubscriptions(page, createEndpoint())
  const { id: challengeId } = await findChallenge(api)
  await api.post('/api/user-challenges', { data: { challengeId, cue: 'At home' } })
  await page.goto('/')
  const offer = page.getByRole('region', { name: 'Want a reminder?' })
  await offer.getByRole('button', { name: 'On this device' }).click()
  await expect(toast(page)).toContainText('We’ll remind you every day at')
  await expect(offer).toHaveCount(0)
  expect((await (await api.get('/api/push')).json()).devices).toHaveLength(1)
  expect(await (await api.get('/api/reminders')).json()).toMatchObject({ on: true })
  const { kinds } = await (await api.get('/api/notification-settings')).json()
  expect(kinds.reminder).toMatchObject({ push: true, email: false })

  const { publicKey } = await (await api.get('/api/push')).json()
  // As after `reset-push-keys`, which forgets all devices.
  await withDatabase(server, (database) => database.deleteFrom('push_devices').where('user_id', '=', id).execute())
  await page.evaluate(() => localStorage.setItem('stub-subscription', 'BAAA'))
  await page.goto('/goals')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stub-subscription'))).toBe(publicKey)
  await expect.poll(async () => (await (await api.get('/api/push')).json()).devices.length).toBe(1)
})

test('says why notifications cannot be turned on: blocked, refused, or an iPhone @prove', async ({
  page,
  context,
  signUp,
}) => {
  await signUp()
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' })
  })
  await page.goto('/settings/notifications')
  const notice = devices(page).getByRole('note')
  await expect(notice).toContainText('Your browser blocks notifications from this site')
  await expect(notice).toContainText('Click the icon next to the address, allow notifications, and reload this page.')
  await expect(turnOn(page)).toHaveCount(0)

  const asking = await context.newPage()
  await asking.addInitScript(() => {
    let permission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      permission = 'denied'
      return 'denied'
    }
  })
  await asking.goto('/settings/notifications')
  await turnOn(asking).click()
  await expect(devices(asking).getByRole('note')).toContainText('Your browser blocks notifications')

  const iPhone = await context.newPage()
  await iPhone.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    })
  })
  await iPhone.goto('/settings/notifications')
  await expect(devices(iPhone).getByRole('note')).toContainText('Add the app to your home screen first')
})
