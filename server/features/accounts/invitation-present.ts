import type { Invitation } from '#contract/invitations.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { InvitationRow } from './invitation-queries.ts'
import { formatInvitationLink } from './invitation-token.ts'
import type { InvitationWithMembers } from './invitations.ts'

export function presentInvitation(
  { config, services }: Pick<Dependencies, 'config' | 'services'>,
  { invitation: row, members }: InvitationWithMembers,
): Invitation {
  return {
    id: row.id,
    url: formatInvitationLink({ config, services }, row.id),
    note: row.note,
    uses: row.uses,
    maxUses: row.max_uses,
    expiresAt: row.expires_at,
    status: getStatus(row, services.clock.now()),
    by:
      row.user_id === null || row.author_username === null ? null : { id: row.user_id, username: row.author_username },
    challenge:
      row.challenge_id === null || row.challenge_title === null
        ? null
        : { id: row.challenge_id, title: row.challenge_title },
    members,
    createdAt: row.created_at,
  }
}

function getStatus(row: InvitationRow, now: Date): Invitation['status'] {
  if (row.revoked_at !== null || row.user_id === null || row.author_suspended_at !== null) return 'revoked'
  if (row.max_uses !== null && row.uses >= row.max_uses) return 'used-up'
  return row.expires_at !== null && row.expires_at <= now.toISOString() ? 'expired' : 'active'
}
