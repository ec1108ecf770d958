import { findLastSiteName, readSiteName } from '../../database/site-face.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Logger } from '../../logger.ts'
import { MailError, type Message } from '../../services/mail.ts'
import { discardAccountMail, queueAccountMail } from '../delivery/account-mail.ts'
import { addHtml } from '../delivery/mail-layout.ts'

/** An email with its button, and how many hours it is useful. */
export type AccountMail = {
  message: Message
  button: string
  hours: number
  /** What its link is for; null without a link. */
  topic: string | null
}

/**
 * Sends an email about an account at once. If the mail server doesn't take it now, it waits for its next attempt.
 * @param userId null for someone without an account
 * @returns `failed` when the site can't send email or the mail server will never accept this one
 */
export async function sendAccountMail(
  dependencies: Dependencies,
  userId: string | null,
  { message, button, hours, topic }: AccountMail,
): Promise<'sent' | 'queued' | 'failed'> {
  const { logger, services } = dependencies
  if (!services.mail.available) return 'failed'
  // Usually known, so that the mail leaves at once.
  const siteName = findLastSiteName(dependencies.database) ?? (await readSiteName(dependencies.database))
  const withHtml = addHtml({ ...message, text: message.text.replaceAll('{site}', siteName) }, { button, siteName })
  // It would arrive after this one, and its link no longer works.
  if (topic !== null && userId !== null) await discardAccountMail(dependencies, { userId, topic })
  try {
    await services.mail.send(withHtml)
    return 'sent'
  } catch (error) {
    logMailFailure(logger, error)
    const { failure, message: reason } = MailError.from(error)
    if (failure === 'refused') return 'failed'
    const expiresAt = new Date(services.clock.now().getTime() + hours * 3_600_000)
    try {
      await queueAccountMail(dependencies, { message: withHtml, userId, topic, expiresAt }, reason)
      return 'queued'
    } catch (queueError) {
      logger.error({ err: queueError }, 'could not queue an email')
      return 'failed'
    }
  }
}

// A mail server's error may quote the email, so the token is removed.
export function logMailFailure(logger: Logger, error: unknown): void {
  const reason = error instanceof Error ? error.message.replace(/token=[\w-]+/g, 'token=…') : 'unknown'
  logger.warn({ reason }, 'could not send an email')
}
