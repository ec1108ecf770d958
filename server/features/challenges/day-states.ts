import { getWeekday, toDayNumber } from '../../calendar.ts'
import type { Agreement } from './agreement.ts'

/** A check-in: the date that it counts for, and whether it was written on a later date. */
export type Mark = { date: string; late: boolean }

/** First and last date, inclusive. */
export type Break = { from: string; to: string }

/** One letter of `dayLetters`, or `-` outside the participation. */
export type Letter = 'd' | 'l' | 'r' | 'b' | 'm' | 'o' | '-'

/**
 * Returns one letter per date from `from` to `to`. They depend on the schedule, marks and breaks, never on runs or rules.
 * @param marks at least those from seven days before `from` to seven days after `to`
 * @param breaks at least those in the same period, of this participation or all
 * @param today the member's date
 */
export function getDayStates({
  agreement,
  marks,
  breaks,
  from,
  to,
  today,
}: {
  agreement: Agreement
  marks: Mark[]
  breaks: Break[]
  from: string
  to: string
  today: string
}): string {
  const days = marks.map(({ date }) => toDayNumber(date))
  const readState = createStateReader({ agreement, marks, days, breaks, asOf: getAsOf(agreement, { marks, today }) })
  const last = toDayNumber(to)
  let states = ''
  for (let day = toDayNumber(from); day <= last; day++) states += readState(day)
  return states
}

/** What decides on which date a participation is read: its marks, and the member's date. */
type Moment = { marks: Mark[]; today: string }

/**
 * Whether a participation waits for its first day. Once a day is marked, its first day has come, and only a flight over
 * the date line can have taken the member back to a date before it.
 */
export function isWaiting(
  { planned, startedOn, endedOn }: Pick<Agreement, 'planned' | 'startedOn' | 'endedOn'>,
  { marks, today }: Moment,
): boolean {
  return planned === true && endedOn === null && marks.length === 0 && today < startedOn
}

/**
 * Returns the day number that a participation is read as of: today for the member, but never after its end. A flight over
 * the date line can take the member to a date before they joined or started over. That date is the participation's today
 * until the member's date catches up. A participation that waits is read as of the member's date.
 */
export function getAsOf(agreement: Agreement, moment: Moment): number {
  const { startedOn, startedOver, endedOn } = agreement
  let asOf = moment.today
  const newStart = startedOver.at(-1)
  if (startedOn > asOf && !isWaiting(agreement, moment)) asOf = startedOn
  if (newStart !== undefined && newStart > asOf) asOf = newStart
  if (endedOn !== null && endedOn < asOf) asOf = endedOn
  return toDayNumber(asOf)
}

type Week = {
  monday: number
  /** Dates with a mark. */
  marked: number
  missed: Set<number>
}

/**
 * Returns a function from a day number to its letter.
 * @param days the day numbers of the marks
 * @param asOf day number
 */
export function createStateReader({
  agreement,
  marks,
  days,
  breaks,
  asOf,
}: {
  agreement: Agreement
  marks: Mark[]
  days: number[]
  breaks: Break[]
  asOf: number
}): (day: number) => Letter {
  const { schedule } = agreement
  const started = toDayNumber(agreement.startedOn)
  const ended = agreement.endedOn === null ? Infinity : toDayNumber(agreement.endedOn)
  const spans = breaks.map(({ from, to }) => [toDayNumber(from), toDayNumber(to)] as const)
  const marked = new Map<number, 'd' | 'l'>()
  for (const [index, day] of days.entries()) {
    if (!marks[index]?.late) marked.set(day, 'd')
    else if (!marked.has(day)) marked.set(day, 'l')
  }
  let week: Week | undefined
  return readState

  function readState(day: number): Letter {
    const letter = marked.get(day)
    if (letter) return letter
    if (day < started || day > asOf) return '-'
    if (isInBreak(day)) return 'b'
    const open = day >= asOf - 1
    switch (schedule.kind) {
      case 'daily':
        break
      case 'weekdays':
        if (!schedule.days.includes(getWeekday(day))) return 'r'
        break
      case 'weekly':
        if (open) return getWeek(day).marked >= schedule.times ? 'r' : 'o'
        return getWeek(day).missed.has(day) ? 'm' : 'r'
    }
    if (open) return 'o'
    return day === started ? 'r' : 'm'
  }

  function isInBreak(day: number): boolean {
    for (const [from, to] of spans) if (day >= from && day <= to) return true
    return false
  }

  function getWeek(day: number): Week {
    const monday = day - getWeekday(day) + 1
    if (week?.monday !== monday) week = readWeek(monday)
    return week
  }

  /** A week lacks days only when its last day can no longer be marked. The last unmarked days are the missed ones. */
  function readWeek(monday: number): Week {
    const times = schedule.kind === 'weekly' ? schedule.times : 7
    const unmarked: number[] = []
    let available = 0
    let markedDates = 0
    for (let day = monday; day < monday + 7; day++) {
      const isMarked = marked.has(day)
      if (isMarked) markedDates++
      if (day <= started || day > ended || isInBreak(day)) continue
      available++
      if (!isMarked) unmarked.push(day)
    }
    const required = Math.floor((times * available) / 7)
    const isOver = monday + 6 <= asOf - 2
    const shortfall = isOver ? Math.max(0, required - markedDates) : 0
    return { monday, marked: markedDates, missed: new Set(unmarked.slice(unmarked.length - shortfall)) }
  }
}
