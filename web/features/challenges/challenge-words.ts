import type { Participation } from '#contract/challenges.ts'
import type { Rule, Schedule } from '#contract/days.ts'

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const strictness: Rule[] = ['flexible', 'passes', 'strict']

export const ruleLabels: Record<Rule, string> = { flexible: 'Flexible', passes: 'A few passes', strict: 'Strict' }

export function describeParticipants(participants: number): string {
  return participants === 1 ? '1 participant' : `${participants.toLocaleString('en')} participants`
}

/** Say which days a challenge expects: "Every day", "Monday and Friday", "3 times a week". */
export function describeSchedule(schedule: Schedule): string {
  if (schedule.kind === 'daily') return 'Every day'
  if (schedule.kind === 'weekly') return schedule.times === 1 ? 'Once a week' : `${schedule.times} times a week`
  const days = schedule.days.toSorted((a, b) => a - b)
  if (days.length === 7) return 'Every day'
  return joinWords(days.map((day) => weekdayNames[day - 1] ?? ''))
}

/** Say in one sentence when a day counts as missed. */
export function describeMissedDay(schedule: Schedule): string {
  if (schedule.kind !== 'weekly') {
    const day = describeSchedule(schedule) === 'Every day' ? 'A day' : 'One of these days'
    return `${day} counts as missed when you haven’t marked it by the end of the next day.`
  }
  if (schedule.times === 1) return 'A week without a marked day counts as a missed day.'
  return `In a week with fewer than ${schedule.times} days marked, each day you’re short counts as a missed day.`
}

/** Say in one sentence what a missed day does. */
export function describeRule(rule: Rule, passes: number): string {
  if (rule === 'flexible') return 'A missed day only moves the end date.'
  if (rule === 'strict') return 'A missed day starts the challenge over at day 1.'
  const days = passes === 1 ? '1 day' : `${passes} days`
  return `You can miss ${days}, and the next missed day starts the challenge over at day 1.`
}

/** Say what a missed day does now, with the passes that are left. */
export function describeRuleInForce({ rule, passesLeft }: Participation): string {
  if (rule !== 'passes' || passesLeft === null) return describeRule(rule, 0)
  if (passesLeft === 0) return 'You have no passes left, so a missed day starts the challenge over at day 1.'
  const days = passesLeft === 1 ? '1 more day' : `${passesLeft} more days`
  return `You can miss ${days}, and the next missed day starts the challenge over at day 1.`
}

export function isEasier(rule: Rule, other: Rule): boolean {
  return strictness.indexOf(rule) < strictness.indexOf(other)
}

function joinWords(words: string[]): string {
  return new Intl.ListFormat('en-GB').format(words)
}
