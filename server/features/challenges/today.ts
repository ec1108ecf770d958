import type { Today } from '#contract/today.ts'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { presentCounts, presentLifetime } from './day-present.ts'
import { readMemberLedger } from './member-ledger.ts'
import { loadMember } from './member.ts'
import { countParticipations } from './participation-queries.ts'
import { showParticipation } from './participation.ts'

/** Reads what the member can do today, and how they are doing. */
export async function readToday(database: Database, actor: Actor): Promise<Today> {
  const [{ ledger, participations, history }, counts] = await Promise.all([
    loadMember(database, actor),
    countParticipations(database, actor.userId),
  ])
  const { today } = history
  const { numbers, daysByPillar, lifetime } = readMemberLedger(ledger, history)
  const shown = participations.filter(
    ({ row, agreement }) => row.left_at === null && (!row.completed || agreement.endedOn === today),
  )
  return {
    asOf: today,
    participations: shown.map((participation) => showParticipation(participation, actor)),
    ...counts,
    numbers,
    daysByPillar: presentCounts(daysByPillar),
    lifetime: presentLifetime(lifetime),
  }
}
