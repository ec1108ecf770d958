import type { Participation } from '#contract/challenges.ts'
import { addDays, formatRecentDay } from '#web/ui/dates.ts'

/**
 * After a `gap`, the member continues or starts over. On a `rest` day or in a `break`, nothing is due. One that is
 * `waiting` starts on a later date.
 */
export type DayStatus = 'completed' | 'waiting' | 'marked' | 'break' | 'rest' | 'gap' | 'due'

type DayFields = Pick<Participation, 'asOf' | 'completed' | 'lastMarked' | 'startsOn' | 'today' | 'wall' | 'week'>

/** Find what a challenge asks of the member today. */
export function getDayStatus({ asOf, completed, lastMarked, startsOn, today, wall, week }: DayFields): DayStatus {
  if (completed) return 'completed'
  if (startsOn) return 'waiting'
  if (today === 'done' || today === 'late') return 'marked'
  if (today === 'break' || today === 'rest') return today
  if (week?.rest) return 'rest'
  // Days after the last mark are known to be missed.
  const hasMissedDays = wall.endsWith('m') && lastMarked !== null && lastMarked < addDays(asOf, -1)
  return hasMissedDays ? 'gap' : 'due'
}

/** Find the date that the last check-in counts for, if it was written today and can be undone. */
export function findUndoableDate(
  { asOf, lastCheckIn }: Pick<Participation, 'asOf' | 'lastCheckIn'>,
  toMemberDate: (instant: string) => string,
): string | undefined {
  return lastCheckIn && toMemberDate(lastCheckIn.createdAt) === asOf ? lastCheckIn.date : undefined
}

/** Find yesterday's date while it can be marked. */
export function findFillableYesterday({ asOf, fillable }: Pick<Participation, 'asOf' | 'fillable'>) {
  const yesterday = addDays(asOf, -1)
  return fillable.includes(yesterday) ? yesterday : undefined
}

/** Name the next day on which something is due: "Tomorrow", "Monday" or, with any days of the week, "Next". */
export function nameNextDay({ asOf, schedule }: Pick<Participation, 'asOf' | 'schedule'>): string {
  if (schedule.kind === 'weekly') return 'Next'
  if (schedule.kind === 'daily') return 'Tomorrow'
  const offset = [1, 2, 3, 4, 5, 6, 7].find((days) => schedule.days.includes(getWeekday(addDays(asOf, days)))) ?? 1
  return offset === 1 ? 'Tomorrow' : formatRecentDay(addDays(asOf, offset), asOf)
}

/** @returns 1 for Monday to 7 for Sunday */
function getWeekday(date: string): number {
  return new Date(date).getUTCDay() || 7
}
