import type { Schedule } from '#contract/days.ts'
import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate, getWeekday, toDayNumber } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { loadMember } from './member.ts'
import { type Membership, viewMembership } from './membership.ts'

export type UpcomingStep = { participationId: string; title: string }
export type UpcomingDay = { date: string; steps: UpcomingStep[] }

/**
 * Lists the dates from today on which a step is due, if the member marks every one of them. Dates of breaks are left
 * out, and today too once everything is marked.
 */
export async function listUpcomingDays(
  database: Database,
  actor: Actor,
  { days }: { days: number },
): Promise<UpcomingDay[]> {
  const today = getMemberDate(actor, actor.now)
  const dates = Array.from({ length: days }, (_, ahead) => addDays(today, ahead))
  const { memberships } = await loadMember(database, actor)
  const active = memberships
    .filter(({ row }) => row.left_at === null && !row.completed)
    .map((membership) => ({
      step: { participationId: membership.row.id, title: membership.row.title },
      due: findDueDates(membership, { actor, dates }),
    }))
  return dates
    .map((date) => ({ date, steps: active.filter(({ due }) => due.has(date)).map(({ step }) => step) }))
    .filter(({ steps }) => steps.length > 0)
}

function findDueDates(membership: Membership, { actor, dates }: { actor: Actor; dates: string[] }): Set<string> {
  const { terms, breaks } = membership
  const { shown } = viewMembership(membership, actor)
  const due = new Set<string>()
  let remaining = terms.duration - shown.progress
  let markedInWeek = 0
  for (const date of dates) {
    const weekday = getWeekday(toDayNumber(date))
    if (weekday === 1) markedInWeek = 0
    if (remaining <= 0 || date < shown.asOf) continue
    const isDue = date === shown.asOf ? shown.today === 'open' : isScheduled(terms.schedule, weekday)
    if (!isDue || breaks.some(({ from, to }) => from <= date && date <= to)) continue
    due.add(date)
    const isMarked = terms.schedule.kind !== 'weekly' || markedInWeek < terms.schedule.times
    if (isMarked) remaining--
    if (isMarked) markedInWeek++
  }
  return due
}

function isScheduled(schedule: Schedule, weekday: number): boolean {
  return schedule.kind !== 'weekdays' || schedule.days.includes(weekday)
}
