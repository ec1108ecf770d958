import { createEmptyDay, type Day, type DayRange, isEmptyDay } from './plan-days.ts'

const WEEK = 7

/** Change the days of a range. */
export function changeDays(days: readonly Day[], { from, to }: DayRange, change: Partial<Day>): Day[] {
  return days.map((day, index) => (index < from || index > to ? day : { ...day, ...change }))
}

/** Copy the day before a range onto it. */
export function copyDayBefore(days: readonly Day[], { from, to }: DayRange): Day[] {
  const before = days[from - 1]
  return before ? changeDays(days, { from, to }, before) : [...days]
}

/** Copy what is written for the days of the first week onto the same days of all later weeks. */
export function repeatWeekly(days: readonly Day[], duration: number): Day[] {
  return days.map((day, index) => {
    const first = days[index % WEEK]
    return index < WEEK || index >= duration || !first || isEmptyDay(first) ? day : { ...first }
  })
}

/** Copy a day onto all later days that are empty. */
export function fillEmptyDays(days: readonly Day[], source: number, duration: number): Day[] {
  const day = days[source]
  return days.map((later, index) =>
    day && index > source && index < duration && isEmptyDay(later) ? { ...day } : later,
  )
}

/** Return the lines of a text, without a number or a dash before them. */
export function readTitles(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map(trimMark)
    .filter(Boolean)
}

/** Give one title after the other to the empty days from `first` on. Written days stay. */
export function pasteTitles(
  days: readonly Day[],
  first: number,
  titles: readonly string[],
): { days: Day[]; count: number } {
  const left = [...titles]
  const pasted = days.map((day, index) => {
    const title = index >= first && isEmptyDay(day) ? left.shift() : undefined
    return title === undefined ? day : { ...day, title }
  })
  return { days: pasted, count: titles.length - left.length }
}

function trimMark(line: string): string {
  return line.replace(/^\s*(?:(?:day\s+)?\d+\s*[.):]|[-–—*•])\s*/i, '').trim()
}

/** Move the days of a range by one day. The day that was there takes their place. */
export function moveDays(days: readonly Day[], { from, to }: DayRange, step: -1 | 1): { days: Day[]; range: DayRange } {
  const neighbour = step < 0 ? from - 1 : to + 1
  const passed = days[neighbour]
  if (!passed) return { days: [...days], range: { from, to } }
  return {
    days: days.toSpliced(neighbour, 1).toSpliced(step < 0 ? to : from, 0, passed),
    range: { from: from + step, to: to + step },
  }
}

export function removeDays(days: readonly Day[], { from, to }: DayRange): Day[] {
  return days.toSpliced(from, to - from + 1)
}

/** Make the list as long as the challenge. Days beyond its end stay, in case it becomes longer again. */
export function extendDays(days: readonly Day[], duration: number): Day[] {
  const missing = Math.max(0, duration - days.length)
  return [...days, ...Array.from({ length: missing }, createEmptyDay)]
}
