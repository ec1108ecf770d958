import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { sendAccountMail, type AccountMail } from './account-mail.ts'

/** @throws unavailable when the site can't send email */
export function assertMailAvailable({ services }: Dependencies, message: string): void {
  if (!services.mail.available) throw refuse('unavailable', message)
}

/** Send an email that the member has asked for. @throws unavailable unless the mail server accepted it */
export async function sendRequiredMail(dependencies: Dependencies, userId: string, mail: AccountMail): Promise<void> {
  assertSent(await sendAccountMail(dependencies, userId, mail))
}

/** @throws unavailable unless the mail server accepted the email */
export function assertSent(result: Awaited<ReturnType<typeof sendAccountMail>>): void {
  if (result === 'sent') return
  if (result === 'queued')
    throw refuse('unavailable', 'The mail server isn’t answering. We’ll send the email as soon as it does.')
  throw refuse('unavailable', 'We couldn’t send the email. Please try again in a few minutes.')
}
