import { milestoneDays } from '#contract/milestones.ts'
import type { Pillar } from '#contract/pillars.ts'

/** A mark of the member. `isToday` says that it was written today, whatever its date. */
type WrittenMark = { date: string; isToday: boolean }

type MilestoneOfMark = { kind: 'days'; days: (typeof milestoneDays)[number] } | { kind: 'finish'; pillar: Pillar }

/** From here on, a number of days is rarer than the first finished challenge of a pillar. */
const rareDays = 100

/**
 * Finds the milestone that a mark of today reached, unless an earlier mark of today has reached one. It depends only on
 * what was written before, so every read of the mark finds the same one.
 * @param finalDays dates with a mark, without those of `marks`
 * @param marks the mark and those before it, in the order of writing
 * @param finished the pillar in which the mark finished a challenge for the first time
 * @param hasFinishedToday an earlier mark of today finished the first challenge of its pillar
 */
export function findMilestone({
  finalDays,
  marks,
  finished,
  hasFinishedToday,
}: {
  finalDays: number
  marks: WrittenMark[]
  finished: Pillar | null
  hasFinishedToday: boolean
}): MilestoneOfMark | null {
  const yesterday = finalDays + countDates(marks.filter(({ isToday }) => !isToday))
  const before = finalDays + countDates(marks.slice(0, -1))
  const after = finalDays + countDates(marks)
  if (hasFinishedToday || findReached(yesterday, before) !== undefined) return null
  const days = findReached(before, after)
  if (finished && (days === undefined || days < rareDays)) return { kind: 'finish', pillar: finished }
  return days === undefined ? null : { kind: 'days', days }
}

function findReached(before: number, after: number) {
  return milestoneDays.findLast((days) => before < days && days <= after)
}

function countDates(marks: WrittenMark[]): number {
  return new Set(marks.map(({ date }) => date)).size
}
