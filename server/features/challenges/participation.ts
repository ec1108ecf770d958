import type { Participation } from '#contract/challenges.ts'
import type { Actor } from '../../actor.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import type { Page } from '../../page.ts'
import { listBreaks } from './break-queries.ts'
import { listRecentCheckIns } from './check-in-queries.ts'
import { type Membership, createMembership, loadMembership, viewMembership } from './membership.ts'
import { findParticipation, listParticipations, type ParticipationRow } from './participation-queries.ts'
import { presentParticipation } from './present.ts'

/** @throws not-found without a participation */
export async function getParticipation(database: Database, actor: Actor, id: string): Promise<Participation> {
  return presentParticipation(viewMembership(await requireMembership(database, actor, id), actor))
}

/** Reads a participation for a change, which other changes wait for. @throws not-found without a participation */
export async function lockMembership(tx: Database, actor: Actor, id: string): Promise<Membership> {
  await lockRow(tx, 'users', actor.userId)
  return requireMembership(tx, actor, id)
}

/** @throws not-found without a participation */
export async function requireMembership(database: Database, actor: Actor, id: string): Promise<Membership> {
  const row = await findParticipation(database, actor.userId, id)
  if (!row) throw refuse('not-found', 'No active challenge found')
  return loadMembership(database, actor, row)
}

// Sorts after every date, so that the queries select only by what each ledger has folded.
const never = '~'

/** Lists a page of participations, newest first, with a further one if there is another page. */
export async function listOwnParticipations(database: Database, actor: Actor, page: Page): Promise<Participation[]> {
  const { userId } = actor
  // In this order: a write in between could fold check-ins that an earlier row still needs.
  const checkIns = await listRecentCheckIns(database, { userId, endedSince: never, through: never })
  const rows = await listParticipations(database, userId, page)
  const breaks = await listBreaks(database, userId, { endingAfter: getEarliestFold(rows) })
  const checkInsById = Map.groupBy(checkIns, ({ user_challenge_id: id }) => id)
  return rows.map((row) => {
    const membership = createMembership(row, { checkIns: checkInsById.get(row.id) ?? [], breaks, actor })
    return presentParticipation(viewMembership(membership, actor))
  })
}

function getEarliestFold(rows: ParticipationRow[]): string {
  const folds = rows.filter(({ completed }) => !completed).map(({ folded_through: through }) => through ?? '')
  return folds.reduce((earliest, each) => (each < earliest ? each : earliest), never)
}
