import type { Actor } from '../../actor.ts'
import { getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { type CheckInRow, deleteCheckIn, insertCheckIn } from './check-in-queries.ts'
import { advanceLedger, readLedger } from './ledger.ts'
import type { Membership, MembershipView, ShownLedger, StoredLedger } from './membership.ts'
import { updateMembership } from './participation-queries.ts'
import type { StoredTerms } from './stored-terms.ts'
import { pruneTerms, type Terms } from './terms.ts'

export type MembershipChange = {
  terms?: Terms
  /** A check-in to write. */
  add?: Pick<CheckInRow, 'date' | 'late' | 'note'>
  /** One of the membership's check-ins to delete. */
  remove?: CheckInRow
  cue?: string | null
  left?: boolean
}

/**
 * Saves a change of a membership with everything that follows from it: its check-ins move to the runs and numbers that
 * the ledger gives them, the last day completes it, and the ledger advances.
 * @returns what it shows now, and whether days have become final
 */
export async function saveMembership(
  tx: Database,
  actor: Actor,
  { row, terms: termsBefore, ledger, checkIns: before, breaks }: Membership,
  { terms = termsBefore, add, remove, cue = row.cue, left = false }: MembershipChange,
): Promise<MembershipView & { advanced: boolean }> {
  const now = actor.now.toISOString()
  const today = getMemberDate(actor, actor.now)
  const kept = before.filter((checkIn) => checkIn !== remove)
  const written = add ? [...kept, add] : kept
  const { places, states: _, ...view } = readLedger(ledger, { terms, marks: written, breaks, today })

  const moved = kept.map((checkIn, index) => ({ ...checkIn, ...places[index] }))
  const isMoved = (index: number) => moved[index]?.run !== kept[index]?.run || moved[index]?.day !== kept[index]?.day
  const place = places[kept.length]
  const added =
    add && place ? { user_challenge_id: row.id, created_at: getWritingTime(kept, now), ...add, ...place } : null
  // A check-in may move to the key of another one, so all of them leave first.
  if (remove) await deleteCheckIn(tx, remove)
  for (const [index, checkIn] of kept.entries()) if (isMoved(index)) await deleteCheckIn(tx, checkIn)
  for (const [index, checkIn] of moved.entries()) if (isMoved(index)) await insertCheckIn(tx, checkIn)
  if (added) await insertCheckIn(tx, added)

  const marks = added ? [...moved, added] : moved
  const completed = view.complete || (row.completed && !remove)
  const isEnd = (completed && !row.completed) || left
  const ended = isEnd ? { ...terms, endedOn: view.asOf } : terms
  const history = { terms: ended, marks, breaks, today }
  const final = completed ? readFinal(ledger, history) : null
  const advanced = advanceLedger(ledger, history)
  const stored: StoredLedger = { ledger: advanced, ...(final && { final }) }
  const isUnsaved = advanced === ledger && row.ledger === null && !completed
  const pruned = pruneTerms(ended, advanced.through)
  const saved = {
    ...row,
    run: view.run,
    // Older versions counted progress without check-ins.
    progress: row.completed && completed ? row.progress : view.progress,
    completed,
    started_on: terms.startedOn,
    completed_at: completed ? (row.completed_at ?? now) : null,
    left_at: left ? now : row.left_at,
    ended_on: ended.endedOn,
    cue,
    terms: JSON.stringify({
      schedule: pruned.schedule,
      passes: pruned.passes,
      rules: pruned.rules,
      startedOver: pruned.startedOver,
    } satisfies StoredTerms),
    ledger: isUnsaved ? null : JSON.stringify(stored),
    folded_through: isUnsaved ? null : advanced.through,
  }
  await updateMembership(tx, saved, row)
  const lastCheckIn = marks.findLast(({ run }) => run === view.run) ?? null
  return {
    row: { ...saved, plan: completed ? null : row.plan },
    terms: ended,
    shown: final ?? view,
    lastCheckIn,
    advanced: advanced !== ledger,
  }
}

function readFinal(...[ledger, history]: Parameters<typeof readLedger>): ShownLedger {
  const { places: _places, states: _states, ...final } = readLedger(ledger, history)
  return final
}

/** Returns a time that is not before the last check-in: a request that waited for another one has an earlier time. */
function getWritingTime(checkIns: CheckInRow[], now: string): string {
  const last = checkIns.at(-1)?.created_at
  return last !== undefined && last > now ? last : now
}
