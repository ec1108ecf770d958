import type { EndpointBody } from '#contract/endpoint.ts'
import type { createMember as createMemberCall } from '#contract/members.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/tables.ts'
import type { Logger } from '../../logger.ts'
import type { Services } from '../../services/services.ts'
import { issueTokenLink, type TokenLink } from '../accounts/account-tokens.ts'
import { createAccount } from '../accounts/create-account.ts'
import { lockActingAdmin, setStaffRole } from '../accounts/roles.ts'
import { assertUsernameAllowed, findFreeUsername, lockNames } from '../accounts/usernames.ts'
import { auditedTransaction, type AuditSource } from '../audit/record.ts'

type CreateContext = {
  database: Database
  config: Config
  services: Pick<Services, 'clock' | 'secrets'>
  logger?: Logger
}

/**
 * Create an account for someone. It has no password yet, and they accept the guidelines themselves before they post.
 * @returns the link with which they set their password
 * @throws email-taken, username-taken, forbidden; bad-request for a username not allowed
 */
export async function createMember(
  context: CreateContext,
  details: EndpointBody<typeof createMemberCall>,
  source: AuditSource,
): Promise<TokenLink & { id: string; email: string; username: string }> {
  const { role = 'member' } = details
  const email = details.email.toLowerCase()
  const { id, username } = await auditedTransaction(context, async (tx, audit) => {
    await lockActingAdmin(tx, source)
    await lockNames(tx, context.services)
    if (details.username !== undefined) assertUsernameAllowed(details.username)
    const username = details.username ?? (await findFreeUsername(tx, context.services, email))
    const id = await createAccount(tx, context.services, {
      email,
      username,
      firstName: null,
      lastName: null,
      timeZone: 'UTC',
      passwordHash: null,
      role: 'public',
      guidelinesAcceptedAt: null,
      isPresent: false,
      mayUseReservedName: role === 'admin',
    })
    const appointedBy = source === 'command' ? null : source.actorId
    await setStaffRole(tx, { userId: id, role, appointedBy, now: context.services.clock.now().toISOString() })
    await audit({ kind: 'member-created', memberId: id, source, detail: role })
    return { id, username }
  })
  return { id, email, username, ...(await issueTokenLink(context, { id, email }, 'first-password')) }
}
