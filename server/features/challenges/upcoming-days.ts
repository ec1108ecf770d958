import type { Schedule } from '#contract/days.ts'
import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate, getWeekday, toDayNumber } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { loadMember } from './member.ts'
import { type LoadedParticipation, viewParticipation } from './participation.ts'

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
  const { participations } = await loadMember(database, actor)
  const active = participations
    .filter(({ row }) => row.left_at === null && !row.completed)
    .map((participation) => ({
      step: { participationId: participation.row.id, title: participation.row.title },
      due: findDueDates(participation, { actor, dates }),
    }))
  return dates
    .map((date) => ({ date, steps: active.filter(({ due }) => due.has(date)).map(({ step }) => step) }))
    .filter(({ steps }) => steps.length > 0)
}

function findDueDates(
  participation: LoadedParticipation,
  { actor, dates }: { actor: Actor; dates: string[] },
): Set<string> {
  const { agreement, breaks } = participation
  const { shown } = viewParticipation(participation, actor)
  const due = new Set<string>()
  let remaining = agreement.duration - shown.progress
  let markedInWeek = 0
  for (const date of dates) {
    const weekday = getWeekday(toDayNumber(date))
    if (weekday === 1) markedInWeek = 0
    if (remaining <= 0 || date < shown.asOf || (shown.startsOn !== null && date < shown.startsOn)) continue
    const isDue = date === shown.asOf ? shown.today === 'open' : isScheduled(agreement.schedule, weekday)
    if (!isDue || breaks.some(({ from, to }) => from <= date && date <= to)) continue
    due.add(date)
    const isMarked = agreement.schedule.kind !== 'weekly' || markedInWeek < agreement.schedule.times
    if (isMarked) remaining--
    if (isMarked) markedInWeek++
  }
  return due
}

function isScheduled(schedule: Schedule, weekday: number): boolean {
  return schedule.kind !== 'weekdays' || schedule.days.includes(weekday)
}
