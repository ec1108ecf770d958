import { readSiteName } from '../../database/site-branding.ts'
import type { Row } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { formatLocalUrl } from '../../local-url.ts'
import { isMailServerDown, MailError, type Message } from '../../services/mail.ts'
import { isAccountMail, readAccountMail } from './account-mail.ts'
import type { Composer, ComposerContext, DeliveryContext, GuestComposer, MailContent } from './composer.ts'
import { layOutMail } from './mail-layout.ts'
import { handleUnknownKind, type Outcome } from './outcome.ts'
import { getPauses } from './pauses.ts'
import { findMailRecipient } from './recipient-queries.ts'

export async function sendQueuedMail(context: DeliveryContext, message: Row<'outbox'>): Promise<Outcome> {
  const { secrets, mail } = context.dependencies.services
  if (!mail.available) return { result: 'dropped' }
  if (!isAccountMail(message)) return composeAndSend(context, message)
  const email = readAccountMail(secrets, message)
  if (!email) return { result: 'failed', error: 'It can’t be decrypted, because secret.key was replaced.' }
  // The name may have changed since the email was written.
  const senderName = await readSiteName(context.dependencies.database)
  return sendMail(context.dependencies, { ...email, senderName }, message)
}

async function composeAndSend({ dependencies, composers }: DeliveryContext, message: Row<'outbox'>): Promise<Outcome> {
  const { config, database, services } = dependencies
  const { kind, user_id: userId, subject_id: subjectId, data, created_at: createdAt } = message
  const composer = composers[kind]
  if (!composer) return handleUnknownKind(message)
  const context = { dependencies, database, message: { kind, subjectId, data, createdAt }, now: services.clock.now() }
  const written =
    'guestEmail' in composer ? await writeToGuest(context, composer) : await writeToMember(context, composer, userId)
  if (!written) return { result: 'dropped' }
  const { content, to, username } = written
  const origin = config.publicUrl ?? formatLocalUrl(config)
  const siteName = await readSiteName(database)
  return sendMail(dependencies, layOutMail(content, { to, username, origin, siteName }), message)
}

type Written = { content: MailContent; to: string; username: string | null }

async function writeToMember(
  context: Omit<ComposerContext, 'recipient'>,
  composer: Composer,
  userId: string | null,
): Promise<Written | null> {
  const recipient = userId === null ? undefined : await findMailRecipient(context.database, userId)
  const content = recipient && (await composer.email({ ...context, recipient }))
  return content ? { content, to: recipient.email, username: recipient.username } : null
}

async function writeToGuest(
  context: Omit<ComposerContext, 'recipient'>,
  composer: GuestComposer,
): Promise<Written | null> {
  const written = await composer.guestEmail(context)
  return written && { ...written, username: null }
}

async function sendMail(
  { database, services }: Dependencies,
  email: Message,
  { once }: Pick<Row<'outbox'>, 'once'>,
): Promise<Outcome> {
  const pauses = getPauses(database)
  try {
    await services.mail.send(email)
    pauses.recordSuccess('email')
    return { result: 'sent' }
  } catch (error) {
    const { failure, message } = MailError.from(error)
    if (failure === 'unreachable') pauses.recordFailure('email', services.clock.now())
    if (failure === 'refused') return { result: 'failed', error: message, unreachable: false }
    const unreachable = isMailServerDown(failure)
    if (failure === 'uncertain' && once) {
      const error = `${message} It may have arrived, so it won’t be sent again.`
      return { result: 'failed', error, uncertain: true, unreachable }
    }
    return { result: 'retry', error: message, unreachable }
  }
}
