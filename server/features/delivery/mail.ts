import type { Row } from '../../database/tables.ts'
import { formatLocalUrl } from '../../local-url.ts'
import { MailError } from '../../services/mail.ts'
import type { DeliveryContext } from './composer.ts'
import { layOutMail } from './mail-layout.ts'
import type { Outcome } from './outcome.ts'
import { getPauses } from './pauses.ts'
import { findMailRecipient } from './recipient-queries.ts'

export async function sendQueuedMail(context: DeliveryContext, message: Row<'outbox'>): Promise<Outcome> {
  const { dependencies, composers } = context
  const { config, database, services } = dependencies
  const composer = composers[message.kind]
  if (!composer)
    return { result: 'failed', error: `This version of the app can't write messages of kind ${message.kind}.` }
  const recipient = message.user_id === null ? undefined : await findMailRecipient(database, message.user_id)
  if (!recipient || !services.mail.available) return { result: 'dropped' }
  const { kind, subject_id: subjectId, data, created_at: createdAt } = message
  const now = services.clock.now()
  const content = await composer.email({
    dependencies,
    database,
    recipient,
    message: { kind, subjectId, data, createdAt },
    now,
  })
  if (!content) return { result: 'dropped' }
  const mail = layOutMail(content, {
    to: recipient.email,
    username: recipient.username,
    origin: config.publicUrl ?? formatLocalUrl(config),
  })
  const pauses = getPauses(database)
  try {
    await services.mail.send(mail)
    pauses.recordSuccess('email')
    return { result: 'sent' }
  } catch (error) {
    const { failure, message: text } = MailError.from(error)
    if (failure === 'unreachable') pauses.recordFailure('email', now)
    if (failure === 'refused') return { result: 'failed', error: text }
    if (failure === 'uncertain' && message.once)
      return { result: 'failed', error: `${text} It may have arrived, so it is not sent again.` }
    return { result: 'retry', error: text }
  }
}
