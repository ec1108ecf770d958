import { addDays, type DayRule, getMemberDate, getWeekday, toDayNumber } from '../../calendar.ts'
import { formatTime, getDay, placeTime } from '../../clock-times.ts'

/** When the rounds of a crew take place. */
export type RoundSchedule = {
  /** 1 is Monday. */
  weekday: number
  /** From 0 to 23, on the clock of each member. */
  hour: number
  /** The date of the first round. */
  from: string
  /** The date of the round that is open until the first one; null if there is none. */
  before: string | null
}

/** The round that is open for a member, and the one after it. */
export type CurrentRound = {
  /** Null before the first one. */
  on: string | null
  nextOn: string
  /** When the next one opens for the member. */
  nextAt: Date
}

const week = 7
const noQuietHours = { from: '00:00', until: '00:00' }

/** Finds the round that is open at an instant, on the calendar of a member. */
export function findCurrentRound(schedule: RoundSchedule, clock: DayRule, now: Date): CurrentRound {
  const today = getMemberDate(clock, now)
  const sinceWeekday = (getWeekday(toDayNumber(today)) - schedule.weekday + week) % week
  const latest = addDays(today, -sinceWeekday)
  const current = getOpening(schedule, clock, latest) > now ? addDays(latest, -week) : latest
  const [on, nextOn] = current < schedule.from ? [schedule.before, schedule.from] : [current, addDays(current, week)]
  return { on, nextOn, nextAt: getOpening(schedule, clock, nextOn) }
}

/** Returns when a round opens for a member. Hours before their day starts come after midnight. */
export function getOpening({ hour }: Pick<RoundSchedule, 'hour'>, clock: DayRule, on: string): Date {
  // A date that the zone left out has no times, and is over when it starts.
  const at = placeTime(clock, noQuietHours, on, formatTime(hour * 60)) ?? getDay(clock, on).startsAt
  return new Date(at)
}

/** Starts a schedule on another weekday: with the next date whose hour has not passed for the founder. */
export function startSchedule(
  { weekday, hour }: Pick<RoundSchedule, 'weekday' | 'hour'>,
  earlier: RoundSchedule | null,
  clock: DayRule,
  now: Date,
): RoundSchedule {
  const { nextOn } = findCurrentRound({ weekday, hour, from: '', before: null }, clock, now)
  const before = earlier && findCurrentRound(earlier, clock, now).on
  return { weekday, hour, from: nextOn, before }
}
