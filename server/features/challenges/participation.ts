import type { Participation } from '#contract/challenges.ts'
import type { Actor } from '../../actor.ts'
import { getMemberDate } from '../../calendar.ts'
import type { PageRows } from '../../database/page-query.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database, Row } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import type { Page } from '../../page.ts'
import { type StoredAgreement, type Agreement, parseAgreement } from './agreement.ts'
import { listBreaks } from './break-queries.ts'
import type { Break } from './day-states.ts'
import { type Ledger, type LedgerView, openLedger, readLedger } from './ledger.ts'
import {
  type CheckInRow,
  deleteCheckIn,
  findParticipation,
  insertCheckIn,
  listCheckInsAfter,
  listFoldedCheckIns,
  listParticipations,
  type ParticipationRow,
  updateParticipation,
  updateProgress,
} from './participation-queries.ts'
import { type ParticipationView, presentParticipation } from './present.ts'

/** A participation with everything that its ledger needs. */
export type LoadedParticipation = {
  row: ParticipationRow
  agreement: Agreement
  /** Where the fold begins: before the first day, or after the days that an older version has folded. */
  opening: Ledger
  /** What an ended participation shows, once nothing can change it. */
  totals: ParticipationView['shown'] | null
  /** Those after `opening.through`, in the order of writing. */
  checkIns: CheckInRow[]
  /** Those of the participation and of all challenges that end after `opening.through`. */
  breaks: Break[]
}

/** Reads a participation for a change, which other changes wait for. @throws not-found without a participation */
export async function lockParticipation(tx: Database, actor: Actor, id: string): Promise<LoadedParticipation> {
  await lockRow(tx, 'users', actor.userId)
  return requireParticipation(tx, actor, id)
}

/** @throws not-found without a participation */
export async function requireParticipation(database: Database, actor: Actor, id: string): Promise<LoadedParticipation> {
  const row = await findParticipation(database, actor.userId, id)
  if (!row) throw refuse('not-found', 'No active challenge found')
  return loadParticipation(database, actor, row)
}

export async function loadParticipation(
  database: Database,
  actor: Actor,
  row: ParticipationRow,
): Promise<LoadedParticipation> {
  const { userId } = actor
  const checkIns = await listCheckInsAfter(database, { userId, id: row.id, after: row.folded_through ?? '' })
  const breaks = await listBreaks(database, userId, { endingAfter: findEarliestOpening([row]) })
  return createParticipation(row, { checkIns, breaks, actor })
}

/** @param records rows that contain at least those of the participation */
export function createParticipation(
  row: ParticipationRow,
  { checkIns, breaks, actor }: { checkIns: CheckInRow[]; breaks: Row<'breaks'>[]; actor: Actor },
): LoadedParticipation {
  const agreement = parseAgreement(row, actor.timeZone)
  const opening: Ledger = row.ledger === null ? openLedger(agreement) : JSON.parse(row.ledger).ledger
  return {
    row,
    agreement,
    opening,
    totals: row.totals === null ? null : JSON.parse(row.totals),
    checkIns: checkIns.filter(({ date }) => date > opening.through),
    breaks: breaks
      .filter(({ user_challenge_id: id }) => id === null || id === row.id)
      .map(({ starts_on: from, ends_on: to }) => ({ from, to })),
  }
}

// Sorts after every date.
const never = '~'

/** Lists a page of participations, newest first. */
export async function listOwnParticipations(
  database: Database,
  actor: Actor,
  page: Page,
): Promise<PageRows<Participation>> {
  const { userId } = actor
  // In this order: a write in between could save totals and so leave out check-ins that an earlier row still needs.
  const checkIns = await listFoldedCheckIns(database, { userId, endedSince: never, through: never })
  const { rows, next } = await listParticipations(database, userId, page)
  const breaks = await listBreaks(database, userId, { endingAfter: findEarliestOpening(rows) })
  const checkInsById = Map.groupBy(checkIns, ({ user_challenge_id: id }) => id)
  const show = (row: ParticipationRow) =>
    showParticipation(createParticipation(row, { checkIns: checkInsById.get(row.id) ?? [], breaks, actor }), actor)
  return { rows: rows.map(show), next }
}

/** Lists all pages of participations, newest first. */
export async function listAllOwnParticipations(database: Database, actor: Actor): Promise<Participation[]> {
  const all: Participation[] = []
  let after: string | null = null
  do {
    const { rows, next }: PageRows<Participation> = await listOwnParticipations(database, actor, { limit: null, after })
    all.push(...rows)
    after = next
  } while (after !== null)
  return all
}

/** Returns a date before which no breaks count in the ledgers of some participations. */
export function findEarliestOpening(rows: ParticipationRow[]): string {
  return rows
    .filter(({ totals }) => totals === null)
    .map(
      (row) => row.folded_through ?? (row.started_on === null ? '' : openLedger({ startedOn: row.started_on }).through),
    )
    .reduce((earliest, each) => (each < earliest ? each : earliest), never)
}

/** @throws not-found without a participation */
export async function getParticipation(database: Database, actor: Actor, id: string): Promise<Participation> {
  return showParticipation(await requireParticipation(database, actor, id), actor)
}

/** Returns a participation as members see it. */
export function showParticipation(participation: LoadedParticipation, actor: Actor): Participation {
  return presentParticipation(viewParticipation(participation, actor))
}

export function viewParticipation(participation: LoadedParticipation, actor: Actor): ParticipationView {
  const { row, agreement, totals } = participation
  if (row.completed && totals) return { row, agreement, shown: totals, lastCheckIn: getStoredLast(row) }
  const { places, states: _states, ...shown } = readParticipation(participation, actor)
  const last = participation.checkIns.findLastIndex((_, index) => places[index]?.run === shown.run)
  const found = participation.checkIns[last]
  const lastCheckIn = found ? { ...found, ...places[last] } : shown.progress > 0 ? getStoredLast(row) : null
  return { row, agreement, shown, lastCheckIn }
}

/** Folds the check-ins of a participation. A completed one is read as of its end, wherever the member has flown since. */
export function readParticipation(
  { row, agreement, opening, checkIns, breaks }: LoadedParticipation,
  actor: Actor,
): LedgerView {
  const today = (row.completed && agreement.endedOn) || getMemberDate(actor, actor.now)
  return readLedger(opening, { agreement, marks: checkIns, breaks, today })
}

function getStoredLast(row: ParticipationRow): CheckInRow | null {
  const { last_date: date, last_late: late, last_created_at: created_at } = row
  if (date === null || late === null || created_at === null) return null
  const place = { user_challenge_id: row.id, run: row.run, day: row.progress }
  return { ...place, date, late, note: row.last_note, created_at }
}

export type ParticipationChange = {
  agreement?: Agreement
  /** A check-in to write. */
  add?: Pick<CheckInRow, 'date' | 'late' | 'note'>
  /** One of the participation's check-ins to delete. */
  remove?: CheckInRow
  cue?: string | null
  left?: boolean
  /** It no longer belongs to the start on a date that it was joined with. */
  alone?: boolean
}

/**
 * Saves a change of a participation with everything that follows from it: its check-ins move to the runs and numbers
 * that the ledger gives them, and the last day completes it.
 * @returns what it shows now
 */
export async function saveParticipation(
  tx: Database,
  actor: Actor,
  { row, agreement: agreementBefore, opening, checkIns: before, breaks }: LoadedParticipation,
  { agreement = agreementBefore, add, remove, cue = row.cue, left = false, alone = false }: ParticipationChange,
): Promise<ParticipationView> {
  const now = actor.now.toISOString()
  const today = getMemberDate(actor, actor.now)
  const kept = before.filter((checkIn) => checkIn !== remove)
  const written = add ? [...kept, { user_challenge_id: row.id, created_at: getWritingTime(kept, now), ...add }] : kept
  const { places, states: _, ...shown } = readLedger(opening, { agreement, marks: written, breaks, today })
  const checkIns = written.map((checkIn, index): CheckInRow => {
    const { run, day } = places[index] ?? { run: 0, day: 0 }
    const stored = kept[index]
    return stored?.run === run && stored.day === day ? stored : { ...checkIn, run, day }
  })

  // A check-in may move to the key of another one, so all of them leave first.
  if (remove) await deleteCheckIn(tx, remove)
  for (const [index, checkIn] of kept.entries()) if (checkIn !== checkIns[index]) await deleteCheckIn(tx, checkIn)
  for (const [index, checkIn] of checkIns.entries()) if (checkIn !== kept[index]) await insertCheckIn(tx, checkIn)

  const completed = shown.complete || (row.completed && !remove)
  const isEnd = (completed && !row.completed) || left
  const ended = isEnd ? { ...agreement, endedOn: shown.asOf } : agreement
  const saved = {
    ...row,
    run: shown.run,
    // Older versions counted progress without check-ins.
    progress: row.completed && completed ? row.progress : shown.progress,
    completed,
    started_on: agreement.startedOn,
    completed_at: completed ? (row.completed_at ?? now) : null,
    left_at: left ? now : row.left_at,
    ended_on: ended.endedOn,
    cue,
    terms: JSON.stringify({
      schedule: agreement.schedule,
      passes: agreement.passes,
      rules: agreement.rules,
      startedOver: agreement.startedOver,
      planned: agreement.planned,
    } satisfies StoredAgreement),
    start_id: alone ? null : row.start_id,
    totals: completed ? row.totals : null,
  }
  const hasOnlyProgressed =
    saved.terms === row.terms && saved.cue === row.cue && saved.completed === row.completed && !left
  if (hasOnlyProgressed) await updateProgress(tx, saved)
  else await updateParticipation(tx, saved)
  return { row: saved, agreement: ended, shown, lastCheckIn: checkIns.findLast(({ run }) => run === shown.run) ?? null }
}

/** Returns a time that is not before the last check-in: a request that waited for another one has an earlier time. */
function getWritingTime(checkIns: CheckInRow[], now: string): string {
  const last = checkIns.at(-1)?.created_at
  return last !== undefined && last > now ? last : now
}
