import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { listBreaks } from './break-queries.ts'
import { listRecentCheckIns } from './check-in-queries.ts'
import { advanceLedger } from './ledger.ts'
import { findMemberLedger, saveMemberLedger } from './member-ledger-queries.ts'
import { type MemberLedger, advanceMemberLedger, openMemberLedger } from './member-ledger.ts'
import { type Membership, createMembership } from './membership.ts'
import { listRecentParticipations } from './participation-queries.ts'
import { saveMembership } from './save-membership.ts'

/** The challenges of a member together, as far as they are not final. */
export type Member = {
  ledger: MemberLedger
  /** The active ones, and those that ended since two days before `ledger.through`, first joined first. */
  memberships: Membership[]
  /** Of the memberships, as `MemberLedger` needs them. */
  history: Parameters<typeof advanceMemberLedger>[1]
}

// A flight can move the date of the member back by two days, so that days are marked after the end.
const daysAfterEnd = 2

export async function loadMember(database: Database, actor: Actor): Promise<Member> {
  const { userId } = actor
  const today = getMemberDate(actor, actor.now)
  const json = await findMemberLedger(database, userId)
  const saved: MemberLedger | null = json === null ? null : JSON.parse(json)
  const through = saved?.through ?? ''
  const endedSince = saved ? addDays(saved.through, -daysAfterEnd) : ''
  const [checkIns, breaks] = await Promise.all([
    listRecentCheckIns(database, { userId, endedSince, through }),
    listBreaks(database, userId, { endingAfter: through }),
  ])
  // Read last: a write in between could fold check-ins that an earlier row still needs.
  const rows = await listRecentParticipations(database, { userId, endedSince })
  const checkInsById = Map.groupBy(checkIns, ({ user_challenge_id: id }) => id)
  const memberships = rows.map((row) =>
    createMembership(row, { checkIns: checkInsById.get(row.id) ?? [], breaks, actor }),
  )
  const ledger = saved ?? openMemberLedger(memberships, today)
  const history = memberships.map(({ row, terms, breaks: own }) => ({
    pillar: row.pillar,
    terms,
    marks: (checkInsById.get(row.id) ?? []).filter(({ date }) => date > ledger.through),
    breaks: own,
  }))
  return { ledger, memberships, history: { memberships: history, today } }
}

/** Saves what has become final in all challenges of a member, so that later reads need not fold it. */
export async function advanceMember(tx: Database, actor: Actor): Promise<void> {
  const { ledger, memberships, history } = await loadMember(tx, actor)
  for (const membership of memberships)
    if (isBehind(membership, history.today)) await saveMembership(tx, actor, membership, {})
  const advanced = advanceMemberLedger(ledger, history)
  if (advanced !== ledger) await saveMemberLedger(tx, { user_id: actor.userId, ledger: JSON.stringify(advanced) })
}

function isBehind({ row, terms, ledger, final, checkIns, breaks }: Membership, today: string): boolean {
  if (row.left_at !== null) return false
  if (row.completed) return final === null
  return advanceLedger(ledger, { terms, marks: checkIns, breaks, today }) !== ledger
}
