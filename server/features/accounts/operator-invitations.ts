import type { Config } from '../../config.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import type { Services } from '../../services/services.ts'
import { auditedTransaction } from '../audit/record.ts'
import { findFirstAdmin } from './invitation-queries.ts'
import { formatInvitationLink } from './invitation-token.ts'
import { addDays, insertInvitation } from './invitations.ts'

/**
 * Create an invitation as the operator. It is in the name of the first active admin, because new members see who invites.
 * @throws conflict when there is no admin
 */
export function inviteAsOperator(
  context: { database: Database; config: Config; services: Pick<Services, 'clock' | 'secrets'> },
  { maxUses, days }: { maxUses: number; days: number },
): Promise<{ url: string; by: string }> {
  const { config, services } = context
  return auditedTransaction(context, async (tx, audit) => {
    const admin = await findFirstAdmin(tx)
    if (!admin) throw refuse('conflict', 'This site has no admin yet. To make someone an admin, use role.')
    const id = generateId()
    const now = services.clock.now()
    const invitation = { id, note: undefined, maxUses, expiresAt: addDays(now, days), vouches: true, now }
    await insertInvitation(tx, { ...invitation, userId: admin.id, username: admin.username })
    await audit({ kind: 'invitation', memberId: admin.id, source: 'command' })
    const url = formatInvitationLink({ config, services }, id)
    return { url, by: admin.username }
  })
}
