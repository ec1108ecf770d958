import type { Dependencies } from '../../dependencies.ts'
import { logMailFailure, sendAccountMail } from '../accounts/account-mail.ts'
import { issueTokenLink } from '../accounts/account-tokens.ts'
import { createFirstPasswordMail } from '../accounts/mail-templates.ts'

/**
 * Email a new member a link with which they set their password, if the site can send email. It differs from the link that
 * the admin gets, because only a mailed one confirms the address. Never throws, because the admin doesn't wait for it.
 */
export async function mailFirstPasswordLink(
  dependencies: Dependencies,
  { id, email, username }: { id: string; email: string; username: string },
): Promise<void> {
  if (!dependencies.services.mail.available) return
  try {
    const { link } = await issueTokenLink(dependencies, { id, email }, 'mailed-first-password')
    await sendAccountMail(dependencies, id, createFirstPasswordMail(email, { username, link }))
  } catch (error) {
    logMailFailure(dependencies.logger, error)
  }
}
