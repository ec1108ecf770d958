import { findLastSiteName, readSiteName } from '../../database/site-branding.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Logger } from '../../logger.ts'
import { MailError, type Message } from '../../services/mail.ts'
import { discardAccountMail, queueAccountMail } from '../delivery/account-mail.ts'
import { sendDirectly } from '../delivery/direct-mail.ts'
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
 * Sends an email about an account at once. If the mail server doesn't take it now, it waits for its next attempt. Never
 * throws, because most callers don't wait for it.
 * @param userId null for someone without an account
 * @returns `failed` when the site can't send email or the mail server will never accept this one
 */
export async function sendAccountMail(
  dependencies: Dependencies,
  userId: string | null,
  mail: AccountMail,
): Promise<'sent' | 'queued' | 'failed'> {
  if (!dependencies.services.mail.available) return 'failed'
  try {
    return await sendOrQueue(dependencies, userId, mail)
  } catch (error) {
    // The database failed.
    dependencies.logger.error({ err: error }, 'could not write an email')
    return 'failed'
  }
}

async function sendOrQueue(
  dependencies: Dependencies,
  userId: string | null,
  { message, button, hours, topic }: AccountMail,
): Promise<'sent' | 'queued' | 'failed'> {
  const { database, logger, services } = dependencies
  // Usually known, so that the mail leaves at once.
  const siteName = findLastSiteName(database) ?? (await readSiteName(database))
  const text = message.text.replaceAll('{site}', () => siteName)
  const withHtml = addHtml({ ...message, text }, { button, siteName })
  // It would arrive after this one, and its link no longer works.
  if (topic !== null && userId !== null) await discardAccountMail(dependencies, { userId, topic })
  try {
    await sendDirectly(dependencies, withHtml)
    return 'sent'
  } catch (error) {
    logMailFailure(logger, error)
    const { failure, message: reason } = MailError.from(error)
    if (failure === 'refused') return 'failed'
    const expiresAt = new Date(services.clock.now().getTime() + hours * 3_600_000)
    await queueAccountMail(dependencies, { message: withHtml, userId, topic, expiresAt }, reason)
    return 'queued'
  }
}

// A mail server's error may quote the email, so the token is removed.
export function logMailFailure(logger: Logger, error: unknown): void {
  const reason = error instanceof Error ? error.message.replace(/token=[\w-]+/g, 'token=…') : 'unknown'
  logger.warn({ reason }, 'could not send an email')
}
