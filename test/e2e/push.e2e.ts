import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { APIRequestContext, CDPSession, Page, Worker } from '@playwright/test'
import type { PushMessage } from '#contract/push.ts'
import { findChallenge, joinChallenge, listParticipations } from './challenges.ts'
import { getNoonZone } from './seed-days.ts'
import { waitForWorker } from './service-worker.ts'
import { expect, logOut, test } from './site.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

type Shown = { body: string; actions: string[] }

const reminder = { title: 'Seven Pillars', body: 'Time for today’s step', tag: 'reminder', path: '/', later: true }
const actions = ['Mark day complete', 'Later']

test('shows a push message that the member can open, or a neutral one that it cannot read', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/')
  const worker = await waitForWorker(page)
  const deliver = await connectPushService(page)
  await deliver({ ...reminder, body: 'There is a new announcement', path: '/journal?prompt=purpose-1', later: false })
  await expect.poll(() => listNotifications(page)).toEqual([{ body: 'There is a new announcement', actions: [] }])
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await clickNotification(worker)
  await expect(page.getByRole('dialog', { name: 'New Entry' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument')), 'without a page load').toBe(true)
  expect(await listNotifications(page)).toEqual([])

  for (const data of [
    '',
    '<html>',
    JSON.stringify({ ...reminder, body: 5 }),
    JSON.stringify({ ...reminder, mark: { participationId: 1 } }),
  ]) {
    await deliver(data)
    await expect.poll(() => listNotifications(page)).toEqual([{ body: 'Open the app to see what’s new.', actions: [] }])
    await closeNotifications(page)
  }
})

test('marks the day from the notification, once, updates an open window, and says why it cannot mark one', async ({
  page,
  api,
  signUp,
}) => {
  await signUp()
  const message = await createReminder(api)
  await page.goto('/')
  const worker = await waitForWorker(page)
  const deliver = await connectPushService(page)
  await expect(page.getByRole('button', { name: /^Mark Day Complete/ })).toBeVisible()
  await deliver(message)
  await expect.poll(() => listNotifications(page)).toEqual([{ body: reminder.body, actions }])
  await clickNotification(worker, 'mark')
  expect(await listNotifications(page)).toEqual([{ body: `Marked. Day 1 of ${message.duration}.`, actions: [] }])
  await expect(page.getByText('All done for today.')).toBeVisible()

  await deliver(message)
  await clickNotification(worker, 'mark')
  expect(await readProgress(api)).toBe(1)

  await deliver({ ...message, mark: { ...message.mark, key: 'of-another-message' } })
  await clickNotification(worker, 'mark')
  expect(await listNotifications(page)).toEqual([{ body: 'Already marked.', actions: [] }])
  expect(await readProgress(api)).toBe(1)

  await deliver({ ...message, mark: { ...message.mark, date: '2020-01-01', key: 'of-an-early-message' } })
  await clickNotification(worker, 'mark')
  expect(await listNotifications(page)).toEqual([{ body: 'Couldn’t mark it. Tap to open.', actions: ['Later'] }])

  for (let day = 1; day < message.duration; day++)
    await api.post(`/api/user-challenges/${message.mark.participationId}/check-ins`, { data: { again: true } })
  await deliver({ ...message, mark: { ...message.mark, key: 'of-a-late-message' } })
  await clickNotification(worker, 'mark')
  expect(await listNotifications(page)).toEqual([{ body: 'You’ve already completed this challenge.', actions: [] }])
})

test('keeps the notification without a connection, and asks to sign in when the session has ended @prove', async ({
  page,
  api,
  context,
  signUp,
}) => {
  await signUp()
  const message = await createReminder(api)
  await page.goto('/pillars')
  const worker = await waitForWorker(page)
  const deliver = await connectPushService(page)
  await deliver(message)
  await context.setOffline(true)
  await clickNotification(worker, 'mark')
  expect(await listNotifications(page)).toEqual([{ body: 'Couldn’t mark it. Tap to open.', actions }])
  await context.setOffline(false)
  await clickNotification(worker, 'mark')
  expect(await listNotifications(page)).toEqual([{ body: `Marked. Day 1 of ${message.duration}.`, actions: [] }])
  expect(await readProgress(api)).toBe(1)

  await deliver(message)
  await context.clearCookies()
  // Only a real click may open a window.
  await worker.evaluate('self.clients.openWindow = async (url) => void (self.openedUrl = url)')
  await clickNotification(worker, 'mark')
  expect(await worker.evaluate('self.openedUrl')).toMatch(/\/api\/login\?returnTo=%2F$/)
})

test('reminds the member later, or says why not @prove', async ({ page, api, signUp }) => {
  await signUp({ timeZone: getNoonZone() })
  const message = await createReminder(api)
  await page.goto('/pillars')
  const worker = await waitForWorker(page)
  const deliver = await connectPushService(page)
  await deliver(message)
  await clickNotification(worker, 'later')
  expect(await listNotifications(page)).toEqual([
    { body: 'Turn on notifications on a device, or confirm your email, first.', actions: ['Mark day complete'] },
  ])
  await addDevice(api)
  await deliver(message)
  await expect.poll(() => listNotifications(page)).toEqual([{ body: reminder.body, actions }])
  await clickNotification(worker, 'later')
  expect(await listNotifications(page)).toEqual([])
  expect((await (await api.get('/api/reminders')).json()).laterAt).not.toBeNull()
})

test('tells the server about a replaced subscription, and closes the notifications at sign-out @prove', async ({
  page,
  api,
  signUp,
}) => {
  await signUp()
  await page.goto('/pillars')
  const worker = await waitForWorker(page)
  const subscription = createSubscription()
  await worker.evaluate(`(async () => {
    const event = new Event('pushsubscriptionchange')
    event.newSubscription = { toJSON: () => (${JSON.stringify(subscription)}) }
    let handled
    event.waitUntil = (work) => (handled = work)
    self.dispatchEvent(event)
    await handled
  })()`)
  expect((await (await api.get('/api/push')).json()).devices).toHaveLength(1)

  const deliver = await connectPushService(page)
  await deliver(reminder)
  await expect.poll(() => listNotifications(page)).toHaveLength(1)
  await logOut(page)
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await expect.poll(() => listNotifications(page)).toEqual([])
})

/** Joins a challenge. @returns the message of its reminder, with the duration of the challenge */
async function createReminder(api: APIRequestContext) {
  const challenge = await findChallenge(api)
  const { id, asOf } = await joinChallenge(api, challenge)
  return { ...reminder, duration: challenge.duration, mark: { participationId: id, date: asOf, key: `push-${id}` } }
}

async function addDevice(api: APIRequestContext) {
  expect((await api.post('/api/push', { data: createSubscription() })).status()).toBe(201)
}

/** The server resolves names and refuses private addresses, so the endpoint has a public one. Nothing is sent to it. */
function createSubscription() {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  return { endpoint: `https://9.9.9.9/${randomUUID()}`, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
}

const readProgress = async (api: APIRequestContext) => (await listParticipations(api))[0]?.progress

/** @returns a function that delivers a message to the service worker, as a push service does */
async function connectPushService(page: Page): Promise<(data: PushMessage | string) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const registrationId = await findRegistration(session)
  const { origin } = new URL(page.url())
  return async (message) => {
    const data = typeof message === 'string' ? message : JSON.stringify(message)
    const before = await listNotifications(page)
    // Chromium drops a message for a worker that is only just starting. A second one with the same tag changes nothing.
    await expect(async () => {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      await expect.poll(() => listNotifications(page), { timeout: 4000 }).not.toEqual(before)
    }).toPass({ timeout: 20_000 })
  }
}

function findRegistration(session: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
    void session.send('ServiceWorker.enable')
  })
}

/** Waits for a notification, clicks it or one of its actions, and waits until the worker has handled that. */
async function clickNotification(worker: Worker, action = ''): Promise<void> {
  await expect.poll(() => worker.evaluate('self.registration.getNotifications().then((shown) => shown.length)')).toBe(1)
  // The browser accepts waitUntil() only from its own events.
  await worker.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications()
    const event = new NotificationEvent('notificationclick', { notification, action: '${action}' })
    let handled
    event.waitUntil = (work) => (handled = work)
    self.dispatchEvent(event)
    await handled
  })()`)
}

function closeNotifications(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    for (const notification of await registration.getNotifications()) notification.close()
  })
}

function listNotifications(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notifications = await registration.getNotifications()
    return notifications.map((notification) => ({
      body: notification.body,
      actions: Reflect.get(notification, 'actions').map(({ title }: { title: string }) => title),
    }))
  })
}
