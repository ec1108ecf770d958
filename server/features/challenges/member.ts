import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { listBreaks } from './break-queries.ts'
import { countMarkedDates, findMemberLedger, saveMemberLedger } from './member-ledger-queries.ts'
import { type MemberLedger, advanceMemberLedger, openMemberLedger } from './member-ledger.ts'
import { type CheckInRow, listFoldedCheckIns, listRecentParticipations, saveTotals } from './participation-queries.ts'
import {
  type LoadedParticipation,
  createParticipation,
  findEarliestOpening,
  viewParticipation,
} from './participation.ts'

/** The challenges of a member together, as far as they are not final. */
export type Member = {
  ledger: MemberLedger
  /** The active ones, and those that ended since two days before `ledger.through`, first joined first. */
  participations: LoadedParticipation[]
  /** The marks after `ledger.through`, in the order of writing. */
  marks: CheckInRow[]
  /** Of the participations, as `MemberLedger` needs them. */
  history: Parameters<typeof advanceMemberLedger>[1]
}

// A flight can move the date of the member back by two days, so that days are marked after the end.
const daysAfterEnd = 2

export async function loadMember(database: Database, actor: Actor): Promise<Member> {
  const { userId } = actor
  const today = getMemberDate(actor, actor.now)
  const saved = await readSavedLedger(database, userId)
  const through = saved?.through ?? ''
  const endedSince = saved ? addDays(saved.through, -daysAfterEnd) : ''
  const checkIns = await listFoldedCheckIns(database, { userId, endedSince, through })
  // Read later: a write in between could save totals and so leave out check-ins that an earlier row still needs.
  const rows = await listRecentParticipations(database, { userId, endedSince })
  const opening = findEarliestOpening(rows)
  const breaks = await listBreaks(database, userId, { endingAfter: opening < through ? opening : through })
  const checkInsById = Map.groupBy(checkIns, ({ user_challenge_id: id }) => id)
  const participations = rows.map((row) =>
    createParticipation(row, { checkIns: checkInsById.get(row.id) ?? [], breaks, actor }),
  )
  const ledger = saved ?? openMemberLedger(participations, today)
  const marks = checkIns.filter(({ date }) => date > ledger.through)
  const history = participations.map(({ row, agreement, breaks: own }) => ({
    pillar: row.pillar,
    agreement,
    marks: (checkInsById.get(row.id) ?? []).filter(({ date }) => date > ledger.through),
    breaks: own,
  }))
  return { ledger, participations, marks, history: { participations: history, today } }
}

async function readSavedLedger(database: Database, userId: string): Promise<MemberLedger | null> {
  const json = await findMemberLedger(database, userId)
  if (json === null) return null
  const saved: Omit<MemberLedger, 'lifetime'> & Partial<MemberLedger> = JSON.parse(json)
  // Older versions did not save it.
  const lifetime = saved.lifetime ?? (await countMarkedDates(database, { userId, through: saved.through }))
  return { ...saved, lifetime }
}

/**
 * Saves what has become final: the numbers of all challenges together, and the totals of those that have ended. Nothing
 * else is saved, so it is enough to call it once a week.
 */
export async function saveFinalDays(tx: Database, actor: Actor): Promise<void> {
  const { ledger, participations, history } = await loadMember(tx, actor)
  const advanced = advanceMemberLedger(ledger, history)
  if (advanced === ledger) return
  const { userId } = actor
  await saveMemberLedger(tx, { user_id: userId, ledger: JSON.stringify(advanced) })
  for (const participation of participations) {
    const { row, agreement, totals } = participation
    if (!row.completed || totals !== null || (agreement.endedOn ?? '') > advanced.through) continue
    const { shown } = viewParticipation(participation, actor)
    await saveTotals(tx, { id: row.id, userId, totals: JSON.stringify(shown) })
  }
}
