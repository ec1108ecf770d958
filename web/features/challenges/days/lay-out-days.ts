import type { YearDay } from './year-days.ts'

const COURSE = 14
const monthFormat = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })

type Period = {
  /** Null for a member without a marked day. */
  firstDate: string | null
  /** A calendar year, and not the last twelve months. */
  isYear: boolean
}

/**
 * Select the days that a wall shows: none before the first marked one, and none to come. The courses of the last twelve
 * months are counted from the first day, so that each day keeps its place in its course, and the oldest is complete.
 */
export function selectDays(days: readonly YearDay[], { firstDate, isYear }: Period): YearDay[] {
  const first = days[0]
  const past = days.filter(({ isFuture, entries }) => !isFuture || entries.length)
  if (!first || firstDate === null) return past
  const before = (Date.parse(first.date) - Date.parse(firstDate)) / 864e5
  if (before <= 0) return past.filter(({ date }) => date >= firstDate)
  return isYear ? past : past.slice((COURSE - (before % COURSE)) % COURSE)
}

/**
 * Divide days into courses of two weeks, oldest first. The latest is filled up with nulls.
 * @returns also a month for the first course that it fills most
 */
export function layOutDays(days: readonly YearDay[]): { courses: (YearDay | null)[][]; labels: string[] } {
  const courses = Array.from({ length: Math.ceil(days.length / COURSE) }, (_, course) =>
    Array.from({ length: COURSE }, (__, index) => days[course * COURSE + index] ?? null),
  )
  const months = courses.map((course) => {
    const dated = course.flatMap((day) => day ?? [])
    const middle = dated[Math.floor(dated.length / 2)]
    return middle ? monthFormat.format(new Date(middle.date)) : ''
  })
  return { courses, labels: months.map((month, course) => (month === months[course - 1] ? '' : month)) }
}
