import type { DayState } from '#contract/days.ts'
import { getWeekday, toDate, toDayNumber } from '../../calendar.ts'
import type { Agreement } from './agreement.ts'
import type { Break } from './day-states.ts'

export type Week = {
  /** Dates marked since Monday. */
  done: number
  /** Today can be left out. */
  rest: boolean
}

/**
 * Reads the week of a challenge of some days a week, on its today. The day after a marked one can be left out while the
 * later days of the week are enough for those still to do. A day is never left out twice in a row, so that a member does
 * not put all of them off until the end of the week. The first week and one with a break need fewer days.
 * @param getState finds the state of a date up to today
 */
export function readWeek({
  agreement,
  times,
  breaks,
  asOf,
  getState,
}: {
  agreement: Pick<Agreement, 'startedOn'>
  times: number
  breaks: Break[]
  asOf: string
  getState: (date: string) => DayState
}): Week {
  const today = toDayNumber(asOf)
  const monday = today - getWeekday(today) + 1
  const started = toDayNumber(agreement.startedOn)
  const isMarked = (day: number) => ['done', 'late'].includes(getState(toDate(day)))
  let done = 0
  let available = 0
  let left = 0
  for (let day = monday; day < monday + 7; day++) {
    if (day <= today && isMarked(day)) done++
    if (day <= started || isInBreak(day, breaks)) continue
    available++
    if (day > today) left++
  }
  const missing = Math.floor((times * available) / 7) - done
  const canRest = (done > 0 && missing <= 0) || (isMarked(today - 1) && missing <= left)
  const state = getState(asOf)
  return { done, rest: state === 'rest' || (state === 'open' && canRest) }
}

function isInBreak(day: number, breaks: Break[]): boolean {
  const date = toDate(day)
  return breaks.some(({ from, to }) => from <= date && date <= to)
}
