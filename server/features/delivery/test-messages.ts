import type { User } from '#contract/account-fields.ts'
import type { PushMessage } from '#contract/push.ts'
import { readSiteName } from '../../database/site-branding.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { formatLocalUrl } from '../../local-url.ts'
import { MailError } from '../../services/mail.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { listTargets } from './device-queries.ts'
import { sendDirectly } from './direct-mail.ts'
import { layOutMail } from './mail-layout.ts'
import { loadPushKeys } from './push-keys.ts'
import { createPushRequest } from './push.ts'
import { findMailRecipient } from './recipient-queries.ts'
import { deleteDevices, markDevicesReached } from './settle-queries.ts'

const settingsPath = '/settings/notifications'
const lifetimeMs = 3_600_000

/** Sends an email to the admin. @returns the mail server's error @throws unavailable, too-many-requests */
export async function sendAdminTestMail(
  dependencies: Dependencies,
  user: User,
): Promise<{ to: string; error: string | null }> {
  assertMailAvailable(dependencies)
  await throttleTests(dependencies, user)
  const { email: to, username } = user
  return { to, error: await sendTestMail(dependencies, { to, username, path: '/admin/delivery' }) }
}

/**
 * Sends a test message to the member's verified address, or to all their devices at once.
 * @returns how many accepted it
 * @throws conflict without a verified address or a device, unavailable, too-many-requests
 */
export async function sendTestMessage(
  dependencies: Dependencies,
  user: User,
  channel: 'push' | 'email',
): Promise<number> {
  await throttleTests(dependencies, user)
  return channel === 'push' ? sendTestPush(dependencies, user) : sendMemberTestMail(dependencies, user)
}

async function sendMemberTestMail(dependencies: Dependencies, { id }: User): Promise<number> {
  assertMailAvailable(dependencies)
  const recipient = await findMailRecipient(dependencies.database, id)
  if (!recipient) throw refuse('conflict', 'Please confirm your email address first.')
  const { email: to, username } = recipient
  const error = await sendTestMail(dependencies, { to, username, path: settingsPath })
  if (error !== null) throw refuse('unavailable', 'We couldn’t send the email. Please try again in a few minutes.')
  return 1
}

async function sendTestMail(
  dependencies: Dependencies,
  { to, username, path }: { to: string; username: string; path: string },
): Promise<string | null> {
  const { config, database } = dependencies
  const siteName = await readSiteName(database)
  const content = {
    subject: 'Test email',
    paragraphs: [`Emails from ${siteName} reach you.`],
    action: { label: `Open ${siteName}`, path },
    unsubscribe: null,
  }
  try {
    const origin = config.publicUrl ?? formatLocalUrl(config)
    await sendDirectly(dependencies, layOutMail(content, { to, username, origin, siteName }))
    return null
  } catch (error) {
    return MailError.from(error).message
  }
}

async function sendTestPush(dependencies: Dependencies, { id: userId }: User): Promise<number> {
  const { config, database, services } = dependencies
  const keys = await loadPushKeys(dependencies)
  if (!keys) throw refuse('unavailable', 'This site can’t send push messages at the moment.')
  const devices = await listTargets(database, userId)
  if (devices.length === 0) throw refuse('conflict', 'None of your devices gets push messages yet.')
  const now = services.clock.now()
  const content: PushMessage = {
    title: await readSiteName(database),
    body: 'Notifications work on this device.',
    tag: 'test',
    path: settingsPath,
  }
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const request = createPushRequest(config, { content, keys, expiresAt, now })
  const results = await Promise.all(
    devices.map(async (device) => ({ id: device.id, ...(await services.push.send(device, request)) })),
  )
  const listIds = (wanted: string) => results.filter(({ result }) => result === wanted).map(({ id }) => id)
  const [accepted, gone] = [listIds('accepted'), listIds('gone')]
  await transaction(database, async (tx) => {
    if (accepted.length > 0) await markDevicesReached(tx, accepted, now.toISOString())
    if (gone.length > 0) await deleteDevices(tx, gone)
  })
  return accepted.length
}

function throttleTests(dependencies: Dependencies, { id }: User): Promise<void> {
  return throttle(dependencies, `test messages ${id}`, throttleLimits.testMessagesPerMember)
}

function assertMailAvailable({ services }: Dependencies): void {
  if (!services.mail.available) throw refuse('unavailable', 'No mail server is set up.')
}
