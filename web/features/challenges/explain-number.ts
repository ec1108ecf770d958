import type { Days } from '#contract/days.ts'
import { addDays, formatDay } from '#web/ui/dates.ts'

export type NumberKind = 'streak' | 'longest' | 'kept' | 'strength'

type Day = { date: string; letter: string }
export type Explanation = { sentence: string; days: Day[] }

const KEPT_SPAN = 30
/** Rest days, breaks and late days that the sentence names one by one. */
const NAMED_DAYS = 2

/**
 * Explain a number in one or two sentences.
 * @returns also the days behind it, newest first
 */
export function explainNumber(kind: NumberKind, { numbers, states, from, asOf }: Days): Explanation {
  const days = Array.from(states, (letter, index) => ({ date: addDays(from, index), letter })).filter(
    ({ letter, date }) => letter !== '-' && date <= asOf,
  )
  const newest = days.toReversed()
  if (numbers.longest === 0) return { sentence: 'No day is done yet.', days: newest }
  if (kind === 'longest') return explainLongest(days, numbers.longest, asOf)
  if (!days.some(isDone)) return { sentence: 'No day was done in the last year.', days: newest }
  if (kind === 'streak') return explainStreak(days, asOf)
  if (kind === 'strength') {
    const sentence =
      'It rises with each day done, falls with each missed day, and counts recent days most. One missed day never takes it back to zero.'
    return { sentence, days: newest }
  }
  const { kept, due } = numbers
  const counted =
    due === 0
      ? 'No day was due in the last 30 days.'
      : kept === due
        ? 'Every due day of the last 30 days.'
        : `${kept} of ${due} due days in the last 30 days.`
  return {
    sentence: `${counted} Rest days and breaks don’t count.`,
    days: newest.filter(({ date }) => date > addDays(asOf, -KEPT_SPAN)),
  }
}

function explainStreak(days: Day[], asOf: string): Explanation {
  const streak = days.slice(days.findLastIndex(({ letter }) => letter === 'm') + 1)
  const first = streak.find(isDone)
  const lastMissed = days.findLast(({ letter }) => letter === 'm')
  if (!first) {
    const sentence = lastMissed
      ? `${formatDay(lastMissed.date, asOf)} was missed. The next day done starts a new streak.`
      : ''
    return { sentence, days: streak.toReversed() }
  }
  const counted = streak.filter(({ date }) => date >= first.date)
  const isLongerThanShown = !lastMissed && days[0] === first && days.length > 365
  const since = isLongerThanShown ? 'for more than a year' : `since ${formatDay(first.date, asOf)}`
  return {
    sentence: [`Every due day ${since}.`, ...nameNeutralDays(counted, asOf)].join(' '),
    days: counted.toReversed(),
  }
}

function explainLongest(days: Day[], longest: number, asOf: string): Explanation {
  const stretch = listStretches(days).findLast((each) => each.filter(isDone).length === longest)
  const [first, last] = [stretch?.find(isDone), stretch?.findLast(isDone)]
  if (!stretch || !first || !last) {
    const done = longest === 1 ? '1 day' : `${longest} days`
    return { sentence: `${done} done without a missed day, more than a year ago.`, days: [] }
  }
  const counted = stretch.filter(({ date }) => date >= first.date && date <= last.date)
  const period =
    first === last
      ? `On ${formatDay(first.date, asOf)}.`
      : `From ${formatDay(first.date, asOf)} to ${formatDay(last.date, asOf)}, without a missed day.`
  return { sentence: [period, ...nameNeutralDays(counted, asOf)].join(' '), days: counted.toReversed() }
}

/** Divide days at the missed ones. */
function listStretches(days: Day[]): Day[][] {
  const stretches: Day[][] = [[]]
  for (const day of days) {
    if (day.letter === 'm') stretches.push([])
    else stretches.at(-1)?.push(day)
  }
  return stretches
}

/** Say which days were late, or did not count. */
function nameNeutralDays(days: Day[], asOf: string): string[] {
  return [
    describe('r', 'was a rest day', 'rest days don’t count'),
    describe('b', 'was part of a break', 'break days don’t count'),
    describe('l', 'was marked late', 'days were marked late'),
  ].flat()

  function describe(letter: string, one: string, many: string): string[] {
    const matching = days.filter((day) => day.letter === letter)
    if (matching.length > NAMED_DAYS) return [`${matching.length} ${many}.`]
    return matching.map(({ date }) => `${formatDay(date, asOf)} ${one}.`)
  }
}

function isDone({ letter }: Day): boolean {
  return letter === 'd' || letter === 'l'
}
