import { usernameChanges } from '#contract/limits.ts'
import type { CommunityActor } from '../../actor.ts'
import type { Client } from '../../client.ts'
import type { Database } from '../../database/tables.ts'
import type { Services } from '../../services/services.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import type { Audit } from '../audit/record.ts'
import { assertMayShow } from '../forum/posting.ts'
import { holdUsername, takeBackUsername } from './held-usernames.ts'
import { getUsername } from './queries.ts'
import { assertUsernameAllowed, claimUsername, isSameUsername } from './usernames.ts'

/**
 * Prepare a new username for a member. The old one is held for them, so that nobody poses as them. Sending the name they
 * have, which may be from before the rules, or changing its case is always possible.
 * @throws muted, username-taken, too-many-requests; bad-request for a name that the member can't have
 */
export async function prepareRename(
  tx: Database,
  { services, audit, client }: { services: Services; audit: Audit; client: Client },
  actor: CommunityActor,
  username: string,
): Promise<void> {
  const { userId, role, now } = actor
  const before = await getUsername(tx, userId)
  if (username === before) return
  assertMayShow(actor)
  if (isSameUsername(username, before)) return
  await claimUsername(tx, services, { username, userId, isAdmin: role === 'admin' })
  const isReturn = await takeBackUsername(tx, { username, userId, now })
  if (!isReturn) assertUsernameAllowed(username)
  const limit = isReturn ? throttleLimits.usernamesWithReturn : throttleLimits.usernamesPerMember
  await throttle({ database: tx, services }, `username ${userId}`, limit, describeLimit, 'username')
  await holdUsername(tx, { username: before, userId, now })
  const source = { actorId: userId, address: client.address }
  await audit({ kind: 'username-change', memberId: userId, source, detail: `${before} → ${username}` })
}

function describeLimit(wait: string): string {
  const { max, days } = usernameChanges
  return `You can change your username ${max} times in ${days} days. You can change it again in ${wait}.`
}
