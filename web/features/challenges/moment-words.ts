import type { MarkedDay, Participation } from '#contract/challenges.ts'
import type { Lifetime } from '#contract/days.ts'
import type { Milestone } from '#contract/milestones.ts'
import { formatDay } from '#web/ui/dates.ts'
import { perLocale } from '#web/ui/locale.ts'

/** Days of a month, and those of ten months, after which a month needs its year. */
const MONTH = 31
const TEN_MONTHS = 304

const monthFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }))
const monthOfYearFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

type Words = { headline: string; lines: string[] }

/**
 * Say which day was marked, and add something to it. A milestone takes the first place.
 * @param reply the reply to the mark, once it has arrived
 */
export function describeMoment(
  participation: Participation,
  reply: MarkedDay | undefined,
  showNumbers: boolean,
): Words {
  const { asOf, progress, challenge } = participation
  const { lifetime, milestone } = (showNumbers && reply) || {}
  const extra = describeWeek(participation) ?? getFirstWeekLine(participation)
  if (lifetime && milestone?.kind === 'days') {
    const day = `Day ${progress} of ${challenge.duration}.`
    return { headline: describeMilestone(milestone), lines: [describeFirst(lifetime, asOf), day] }
  }
  const line = lifetime && describeLifetime(lifetime, { asOf, progress })
  return { headline: `Day ${progress}.`, lines: [line, extra].filter((each) => each !== undefined) }
}

/** Say what a milestone of days is, as a headline. */
export function describeMilestone({ days }: Extract<Milestone, { kind: 'days' }>): string {
  return { 7: 'Seven days.', 30: 'Thirty days.', 100: 'A hundred days.', 365: '365 days.' }[days]
}

/** Say when the member marked the first day. */
export function describeFirst({ firstDate }: Lifetime, asOf: string): string {
  return firstDate ? `The first was on ${formatDay(firstDate, asOf)}.` : ''
}

/** Count all days of the member. Undefined where that only repeats the day of the challenge. */
function describeLifetime(lifetime: Lifetime, { asOf, progress }: { asOf: string; progress: number }) {
  const { days, firstDate } = lifetime
  if (days === 1) return 'Your first day.'
  if (!firstDate) return undefined
  if (days > progress) return `${days} days since ${formatSince(firstDate, asOf)}.`
  return progress > 7 ? describeFirst(lifetime, asOf) : undefined
}

function formatSince(date: string, asOf: string): string {
  const time = Date.parse(date)
  const days = (Date.parse(asOf) - time) / 864e5
  if (days <= MONTH) return formatDay(date, asOf)
  return (days < TEN_MONTHS ? monthFormat : monthOfYearFormat)().format(time)
}

/** Count the days of this week in a challenge of some days a week. */
function describeWeek({ schedule, week }: Participation): string | undefined {
  return schedule.kind === 'weekly' && week ? `${week.done} of ${schedule.times} this week.` : undefined
}

/** Shown after each of the first seven days. */
const firstWeekLines = [
  'One small step at a time is enough.',
  'The same hour each time makes this easier to remember.',
  'On a full day, five minutes count.',
  'A short note helps you see later what worked.',
  'If you forget to mark a day, you can still do it the day after.',
  'Going away? Plan a break on the challenge’s page.',
  'You can look back on each of them in Your days.',
]

function getFirstWeekLine({ run, progress }: Pick<Participation, 'run' | 'progress'>): string | undefined {
  return run === 1 ? firstWeekLines[progress - 1] : undefined
}
