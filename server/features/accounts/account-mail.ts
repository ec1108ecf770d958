import type { Dependencies } from '../../dependencies.ts'
import type { Logger } from '../../logger.ts'
import type { Message } from '../../services/mail.ts'

/** @returns false when the site can't send email or the mail server fails */
export async function trySendMail(
  { logger, services }: Pick<Dependencies, 'logger' | 'services'>,
  message: Message,
): Promise<boolean> {
  if (!services.mail.available) return false
  try {
    await services.mail.send(message)
    return true
  } catch (error) {
    logMailFailure(logger, error)
    return false
  }
}

// A mail server's error may quote the email, so the token is removed.
export function logMailFailure(logger: Logger, error: unknown): void {
  const reason = error instanceof Error ? error.message.replace(/token=[\w-]+/g, 'token=…') : 'unknown'
  logger.warn({ reason }, 'could not send an email')
}
