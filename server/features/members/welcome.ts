import type { Dependencies } from '../../dependencies.ts'
import { sendAccountMail } from '../accounts/account-mail.ts'
import { createFirstPasswordMail } from '../accounts/mail-templates.ts'

/** Email a new member the link with which they set their password, if the site can send email. */
export function mailFirstPasswordLink(
  dependencies: Dependencies,
  { id, email, username }: { id: string; email: string; username: string },
  link: string,
): void {
  void sendAccountMail(dependencies, id, createFirstPasswordMail(email, { username, link }))
}
