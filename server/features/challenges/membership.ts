import type { Actor } from '../../actor.ts'
import { getMemberDate } from '../../calendar.ts'
import type { Database, Row } from '../../database/tables.ts'
import { listBreaks } from './break-queries.ts'
import { type CheckInRow, listCheckInsAfter } from './check-in-queries.ts'
import type { Break } from './day-states.ts'
import { type Ledger, type LedgerView, openLedger, readLedger } from './ledger.ts'
import type { ParticipationRow } from './participation-queries.ts'
import { parseTerms } from './stored-terms.ts'
import type { Terms } from './terms.ts'

/** A participation with everything that its ledger needs. */
export type Membership = {
  row: ParticipationRow
  terms: Terms
  ledger: Ledger
  /** What a completed participation shows; null until it is saved. */
  final: ShownLedger | null
  /** Those after `ledger.through`, in the order of writing. */
  checkIns: CheckInRow[]
  /** Those of the participation and of all challenges that end after `ledger.through`. */
  breaks: Break[]
}

export type ShownLedger = Omit<LedgerView, 'places' | 'states'>

/** The JSON in the column `ledger`. */
export type StoredLedger = { ledger: Ledger; final?: ShownLedger }

export async function loadMembership(database: Database, actor: Actor, row: ParticipationRow): Promise<Membership> {
  const { userId } = actor
  const after = row.folded_through ?? ''
  const checkIns = await listCheckInsAfter(database, { userId, id: row.id, after })
  const breaks = await listBreaks(database, userId, { endingAfter: after })
  return createMembership(row, { checkIns, breaks, actor })
}

/** @param records rows that contain at least those of the participation */
export function createMembership(
  row: ParticipationRow,
  { checkIns, breaks, actor }: { checkIns: CheckInRow[]; breaks: Row<'breaks'>[]; actor: Actor },
): Membership {
  const terms = parseTerms(row, actor.timeZone)
  const stored: StoredLedger | null = row.ledger === null ? null : JSON.parse(row.ledger)
  const ledger = stored?.ledger ?? openLedger(terms)
  return {
    row,
    terms,
    ledger,
    final: stored?.final ?? null,
    checkIns: checkIns.filter(({ date }) => date > ledger.through),
    breaks: breaks
      .filter(({ user_challenge_id: id }) => id === null || id === row.id)
      .map(({ starts_on: from, ends_on: to }) => ({ from, to })),
  }
}

/** What a participation shows now. */
export type MembershipView = { row: ParticipationRow; terms: Terms; shown: ShownLedger; lastCheckIn: CheckInRow | null }

export function viewMembership(membership: Membership, actor: Actor): MembershipView {
  const { row, terms, final } = membership
  if (row.completed && final) return { row, terms, shown: final, lastCheckIn: getStoredLast(row) }
  const { places, states: _states, ...shown } = readMembership(membership, actor)
  const last = membership.checkIns.findLastIndex((_, index) => places[index]?.run === shown.run)
  const found = membership.checkIns[last]
  const lastCheckIn = found ? { ...found, ...places[last] } : shown.progress > 0 ? getStoredLast(row) : null
  return { row, terms, shown, lastCheckIn }
}

export function readMembership({ terms, ledger, checkIns, breaks }: Membership, actor: Actor): LedgerView {
  return readLedger(ledger, { terms, marks: checkIns, breaks, today: getMemberDate(actor, actor.now) })
}

function getStoredLast(row: ParticipationRow): CheckInRow | null {
  const { last_date: date, last_late: late, last_created_at: created_at } = row
  if (date === null || late === null || created_at === null) return null
  const place = { user_challenge_id: row.id, run: row.run, day: row.progress }
  return { ...place, date, late, note: row.last_note, created_at }
}
