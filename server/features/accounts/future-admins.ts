import type { Config } from '../../config.ts'
import type { Database } from '../../database/tables.ts'
import { listAccountsByEmail } from './queries.ts'

/** Describe which addresses of `ADMIN_EMAILS` have not become admins, and how they do. @returns null when all have */
export async function describeFutureAdmins({
  database,
  config: { adminEmails, smtp },
}: {
  database: Database
  config: Config
}): Promise<string | null> {
  if (adminEmails.length === 0) return null
  const accounts = await listAccountsByEmail(database, adminEmails)
  const waiting: string[] = []
  const confirmed: string[] = []
  for (const email of adminEmails) {
    const account = accounts.find((each) => each.email === email)
    if (!account) waiting.push(`${email} (no account yet)`)
    else if (account.email_verified_at === null) waiting.push(email)
    // It was confirmed before it was added to the setting, or an admin changed its role.
    else if (account.role !== 'admin') confirmed.push(email)
  }
  const lines = [
    ...(waiting.length > 0
      ? [`These addresses become admin once they confirm their email: ${waiting.join(', ')}.${smtp ? '' : withoutMail}`]
      : []),
    ...confirmed.map(
      (email) => `${email} is in ADMIN_EMAILS but not an admin. To change that: npm run admin -- role ${email} admin`,
    ),
  ]
  return lines.length > 0 ? lines.join('\n') : null
}

const withoutMail = ' This site can’t send email, so confirm them with: npm run admin -- verify EMAIL'
