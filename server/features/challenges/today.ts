import type { Today } from '#contract/today.ts'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { readMemberLedger } from './member-ledger.ts'
import { loadMember } from './member.ts'
import { viewMembership } from './membership.ts'
import { countMemberships } from './participation-queries.ts'
import { presentParticipation } from './present.ts'

/** Reads what the member can do today, and how they are doing. */
export async function readToday(database: Database, actor: Actor): Promise<Today> {
  const [{ ledger, memberships, history }, counts] = await Promise.all([
    loadMember(database, actor),
    countMemberships(database, actor.userId),
  ])
  const { today } = history
  const { numbers, daysByPillar } = readMemberLedger(ledger, history)
  const shown = memberships.filter(
    ({ row, terms }) => row.left_at === null && (!row.completed || terms.endedOn === today),
  )
  return {
    asOf: today,
    participations: shown.map((membership) => presentParticipation(viewMembership(membership, actor))),
    ...counts,
    numbers,
    daysByPillar: { ...noDays, ...daysByPillar },
  }
}

const noDays = { purpose: 0, mental: 0, physical: 0, brotherhood: 0, relationships: 0, career: 0, spiritual: 0 }
