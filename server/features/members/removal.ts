import type { Readable } from 'node:stream'
import type { Client } from '../../client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { invalidFieldError } from '../../errors.ts'
import type { MemberData } from '../../feature-data.ts'
import { deleteMemberAccount, type DeletionContext } from '../accounts/deletion.ts'
import { downloadExport } from '../accounts/export.ts'
import { assertNotOnlyAdmin } from '../accounts/roles.ts'
import type { AuditSource } from '../audit/record.ts'
import { requireLowerMember } from './acting.ts'
import { memberNotFoundError } from './members.ts'
import { findMember } from './queries.ts'

/**
 * Stream a ZIP of a member's data without what they wrote for themselves, and without whom they blocked or reported.
 * @throws not-found; conflict for an admin; too-many-requests
 */
export async function exportMember(
  dependencies: Dependencies & { memberData: MemberData },
  client: Client,
  { userId, adminId }: { userId: string; adminId: string },
): Promise<Readable> {
  const source = { actorId: adminId, address: client.address }
  await transaction(dependencies.database, (tx) => requireLowerMember(tx, { userId, source, orThemselves: true }))
  return downloadExport(dependencies, client, { userId, downloaderId: adminId, isPrivate: false })
}

/**
 * Delete the account of a member.
 * @param request.username of the member, typed as a confirmation
 * @throws not-found, last-admin, forbidden; conflict for an admin and for themselves; bad-request if the username differs;
 *   unavailable when the payment provider doesn't respond
 */
export async function deleteMember(
  dependencies: DeletionContext,
  {
    userId,
    username,
    posts,
    source,
  }: { userId: string; username: string; posts: 'keep' | 'remove'; source: AuditSource },
): Promise<void> {
  const member = await findMember(dependencies.database, userId)
  if (!member) throw memberNotFoundError()
  if (username !== member.username) throw invalidFieldError('username', 'That’s not the member’s username')
  await deleteMemberAccount(dependencies, {
    userId,
    posts,
    source,
    assertAllowed: async (tx) => {
      await requireLowerMember(tx, { userId, source })
      await assertNotOnlyAdmin(tx, userId)
    },
  })
}
