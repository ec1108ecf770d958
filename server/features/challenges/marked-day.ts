import type { MarkedDay } from '#contract/challenges.ts'
import type { Actor } from '../../actor.ts'
import { getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { presentLifetime } from './day-present.ts'
import { readMemberLedger } from './member-ledger.ts'
import { loadMember, type Member } from './member.ts'
import { findMilestone } from './milestones.ts'
import { type CheckInRow, listFirstFinishes } from './participation-queries.ts'

/** Reads what the last mark of a participation adds to all that the member has marked. */
export async function readMarkedDay(
  database: Database,
  actor: Actor,
  id: string,
): Promise<Pick<MarkedDay, 'lifetime' | 'milestone'>> {
  const member = await loadMember(database, actor)
  const mark = member.marks.findLast((each) => each.user_challenge_id === id)
  return {
    lifetime: presentLifetime(readMemberLedger(member.ledger, member.history).lifetime),
    milestone: mark && wasToday(mark.created_at, actor) ? await readMilestone(database, actor, { member, mark }) : null,
  }
}

async function readMilestone(
  database: Database,
  actor: Actor,
  { member: { ledger, marks, participations }, mark }: { member: Member; mark: CheckInRow },
): Promise<MarkedDay['milestone']> {
  const participation = participations.find(({ row }) => row.id === mark.user_challenge_id)
  const hasFinished = participations.some(({ row }) => row.completed_at !== null && wasToday(row.completed_at, actor))
  const firsts = hasFinished ? await listFirstFinishes(database, actor.userId) : []
  const isOwn = ({ pillar, at }: (typeof firsts)[number]) =>
    pillar === participation?.row.pillar && at === participation.row.completed_at
  const milestone = findMilestone({
    finalDays: ledger.lifetime.days,
    marks: marks
      .slice(0, marks.indexOf(mark) + 1)
      .map(({ date, created_at }) => ({ date, isToday: wasToday(created_at, actor) })),
    finished: firsts.find(isOwn)?.pillar ?? null,
    hasFinishedToday: firsts.some((each) => !isOwn(each) && each.at <= mark.created_at && wasToday(each.at, actor)),
  })
  if (milestone?.kind !== 'days') return milestone
  const first = participation?.checkIns.find(({ run, day }) => run === mark.run && day === 1)
  return { ...milestone, note: first && first !== mark ? first.note : null }
}

function wasToday(instant: string, actor: Actor): boolean {
  return getMemberDate(actor, new Date(instant)) === getMemberDate(actor, actor.now)
}
