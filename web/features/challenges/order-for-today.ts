import type { Participation } from '#contract/challenges.ts'
import { getDayStatus } from './day-status.ts'

const dueStatuses = ['due', 'gap']

/** Put the challenges that wait for a mark first, and those completed today last. */
export function orderForToday(participations: readonly Participation[]): Participation[] {
  return participations.toSorted((a, b) => getRank(a) - getRank(b))
}

/** Say that nothing is left to do today. A day that can be left out counts as done, but a break or a wait does not. */
export function describeWholeDay(participations: readonly Participation[]): string | undefined {
  const statuses = participations.map(getDayStatus)
  if (statuses.length === 0 || statuses.some((status) => dueStatuses.includes(status))) return undefined
  return statuses.some((status) => status !== 'break' && status !== 'waiting')
    ? 'All done for today.'
    : 'Nothing is due today.'
}

function getRank(participation: Participation): number {
  const status = getDayStatus(participation)
  if (dueStatuses.includes(status)) return 0
  return status === 'completed' ? 2 : 1
}
