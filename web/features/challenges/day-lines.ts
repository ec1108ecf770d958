import type { Participation } from '#contract/challenges.ts'
import { addDays, formatDay, formatRecentDay } from '#web/ui/dates.ts'

type MissFields = Pick<
  Participation,
  'asOf' | 'lastMarked' | 'passesLeft' | 'rule' | 'schedule' | 'today' | 'wall' | 'yesterday'
>

/** Say what one missed day changes under the rule in force, on the days after one. */
export function describeMiss(participation: MissFields): string | undefined {
  const { asOf, lastMarked, passesLeft, rule, schedule, today, wall, yesterday } = participation
  if (today !== 'open' || lastMarked === null) return undefined
  if (wall.endsWith('m')) {
    if (rule === 'flexible')
      return 'Missed days don’t undo anything: the challenge just ends later. Five minutes count.'
    return rule === 'passes' ? `${countPasses(passesLeft)} Five minutes count.` : undefined
  }
  if (yesterday !== 'open' || schedule.kind === 'weekly' || lastMarked >= addDays(asOf, -1)) return undefined
  if (rule === 'flexible')
    return 'One missed day doesn’t undo anything: the challenge just ends a day later. Five minutes count.'
  if (rule === 'passes' && passesLeft)
    return `One missed day uses a pass and changes nothing else. ${countPasses(passesLeft)} Five minutes count.`
  return 'A missed day starts the challenge over. You can still mark yesterday until the end of today.'
}

/** Say when a challenge that waits begins, and for how many: "Starts Monday, 6 of you". */
export function describeWait({ startsOn, start, asOf }: Pick<Participation, 'startsOn' | 'start' | 'asOf'>): string {
  const day = startsOn === addDays(asOf, 1) ? 'tomorrow' : formatRecentDay(startsOn ?? asOf, asOf)
  return start && start.members > 1 ? `Starts ${day}, ${start.members} of you` : `Starts ${day}`
}

/** Say that today is in a break. `breakUntil` is its last day. */
export function describeBreak({ asOf, breakUntil }: { asOf: string; breakUntil: string }): string {
  return `On a break. Back on ${formatReturn(breakUntil, asOf)}.`
}

/** @param last the last day of the break */
export function formatReturn(last: string, asOf: string): string {
  return formatDay(addDays(last, 1), asOf)
}

function countPasses(passesLeft: number | null): string {
  if (!passesLeft) return 'You have no passes left.'
  return passesLeft === 1 ? 'You have 1 pass left.' : `You have ${passesLeft} passes left.`
}
