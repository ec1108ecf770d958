import type { CheckIn } from '#contract/challenges.ts'
import type { dayLetters } from '#contract/days.ts'
import { addDays, formatDateRange, formatDay, formatLongDate } from '#web/ui/dates.ts'
import { isolate } from '#web/ui/isolate.ts'

/** A brick of a challenge's wall, or the missed days after it. */
export type WallEntry = {
  brick: number
  isGap?: boolean
  title: string
  text: string
  note: string | null
  label: string
}

const missedLetter: (typeof dayLetters)['missed'] = 'm'

type Period = { from: string; states: string }

/**
 * List what a wall shows, in the order of its dates.
 * @param letters those of the participation
 * @param checkIns of the run
 * @param period the states of the days, once they are loaded
 */
export function listWallEntries(letters: string, checkIns: CheckIn[], asOf: string, period?: Period): WallEntry[] {
  const marks = checkIns.toSorted((a, b) => a.date.localeCompare(b.date) || a.day - b.day)
  const hasGap = Array.from(letters.matchAll(/[dl](m?)/g), ([, gap]) => gap !== '')
  return marks.slice(0, hasGap.length).flatMap((mark, brick) => {
    const entry = describeMark(mark, brick, asOf)
    if (!hasGap[brick]) return [entry]
    const missed = period ? listMissedDates(period, mark.date, marks[brick + 1]?.date ?? asOf) : []
    return [entry, describeGap(missed, brick)]
  })
}

function describeMark({ day, date, late, note }: CheckIn, brick: number, asOf: string): WallEntry {
  const title = `Day ${day}`
  const text = late ? `${formatDay(date, asOf)}, marked late` : formatDay(date, asOf)
  return { brick, title, text, note, label: `${title}, ${text}${note ? `: ${isolate(note)}` : ''}` }
}

function describeGap(missed: string[], brick: number): WallEntry {
  const title = 'Missed'
  const text = formatMissedDates(missed)
  return { brick, isGap: true, title, text, note: null, label: text ? `${title}, ${text}` : title }
}

function formatMissedDates(missed: string[]): string {
  const [first, last] = [missed[0], missed.at(-1)]
  if (!first || !last) return ''
  if (first === last) return formatLongDate(first)
  const range = formatDateRange(first, last)
  const isUnbroken = addDays(first, missed.length - 1) === last
  return isUnbroken ? range : `${missed.length} days, ${range}`
}

function listMissedDates({ from, states }: Period, after: string, before: string): string[] {
  return Array.from(states, (state, index) => ({ state, date: addDays(from, index) }))
    .filter(({ state, date }) => state === missedLetter && date > after && date < before)
    .map(({ date }) => date)
}
