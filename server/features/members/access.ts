import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Logger } from '../../logger.ts'
import { issueTokenLink, type TokenLink } from '../accounts/account-tokens.ts'
import { endAllSessions } from '../accounts/sign-in.ts'
import { auditedTransaction, recordEvent, type AuditSource } from '../audit/record.ts'
import { requireLowerMember } from './acting.ts'

type Context = {
  database: Database
  services: Pick<Dependencies['services'], 'clock' | 'secrets'>
  logger?: Logger
}

/** Sign a member out everywhere. @throws not-found, forbidden; conflict for an admin */
export function endMemberSessions(
  context: Context,
  { userId, source }: { userId: string; source: AuditSource },
): Promise<void> {
  return auditedTransaction(context, async (tx, audit) => {
    const { email } = await requireLowerMember(tx, { userId, source })
    await endAllSessions(tx, context, { userId, email })
    await audit({ kind: 'sessions-ended', memberId: userId, source })
  })
}

/**
 * Create a link that resets a password, for members who have lost access to their email. Admins may create one for
 * themselves and for lower roles, so that none of them can take over the account of another admin.
 * @throws not-found, forbidden; conflict for another admin
 */
export async function createResetLink(
  dependencies: Dependencies,
  { userId, source }: { userId: string; source: AuditSource },
): Promise<TokenLink> {
  const { email } = await transaction(dependencies.database, (tx) =>
    requireLowerMember(tx, { userId, source, orThemselves: true }),
  )
  const link = await issueTokenLink(dependencies, { id: userId, email }, 'handed-reset')
  await recordEvent(dependencies, { kind: 'reset-link', memberId: userId, source })
  return link
}
