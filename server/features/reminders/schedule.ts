import { addDays, type DayRule, getMemberDate, getWeekday, toDayNumber } from '../../calendar.ts'
import { getClockTime, getDay, isQuiet, placeTime, type QuietHours } from '../../clock-times.ts'

/** What decides when a member is reminded. */
export type Plan = {
  clock: DayRule
  quiet: QuietHours
  /** Whether reminders are on and not paused. */
  on: boolean
  time: string
  /** 1 is Monday. */
  weekdays: number[]
  /** Null if there is no late message. */
  nudge: string | null
  /** An extra reminder that the member asked for, in milliseconds since 1970. */
  laterAt: number | null
  /** What differs, by participation. */
  overrides: ReadonlyMap<string, Override>
  /** When the member last changed the settings, in milliseconds since 1970. Earlier times are not made up for. */
  changedAt: number
}

export type Override = { off: boolean; time: string | null; weekdays: number[] | null }

/** The messages of the last date with one. `firstAt` is null if the member asked for all of them. */
export type Sent = {
  on: string | null
  count: number
  firstAt: number | null
  /** The reminders of weekly rounds on the last date with one, which share the limit. */
  rounds: { on: string | null; count: number }
}

export type Message = {
  kind: 'first' | 'nudge' | 'later'
  /** Participations. */
  steps: string[]
}

const maxMessagesPerDay = 2
const nudgeGapMs = 2 * 60 * 60_000
/** How much later than planned a server under load sends the first message. */
const lateMs = 15 * 60_000
// Every weekday comes twice, because a zone can leave out a date.
const daysAhead = 14
const stepMs = 5 * 60_000

/** Returns the next instant at which a message may be due; null for never. */
export function findNextCheck(plan: Plan, after: Date): Date | null {
  const now = after.getTime()
  const later = plan.laterAt !== null && plan.laterAt > now ? plan.laterAt : Infinity
  const next = Math.min(later, plan.on ? findNextTime(plan, now) : Infinity)
  return next === Infinity ? null : new Date(next)
}

function findNextTime(plan: Plan, now: number): number {
  const { clock, quiet } = plan
  const today = getMemberDate(clock, new Date(now))
  const slots = [null, ...plan.overrides.keys()]
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const date = addDays(today, ahead)
    const times = slots.map((id) => getTime(plan, id, date)).filter((time) => time !== null)
    if (times.length > 0 && plan.nudge !== null) times.push(plan.nudge)
    const instants = [...new Set(times)].map((time) => placeTime(clock, quiet, date, time) ?? 0)
    const next = Math.min(...instants.filter((instant) => instant > now))
    if (next < Infinity) return next
  }
  return Infinity
}

/**
 * Decides what to send at an instant.
 * @param open participations with a step that can be marked today
 */
export function chooseMessage(plan: Plan, sent: Sent, open: string[], instant: Date): Message | null {
  const now = instant.getTime()
  const { clock, quiet, laterAt } = plan
  const today = getMemberDate(clock, instant)
  if (open.length === 0 || isQuiet(quiet, getClockTime(clock.timeZone, now)) || !canSend(sent, today)) return null
  if (isLaterDue(plan, instant)) return { kind: 'later', steps: open }
  if (!plan.on) return null
  const steps = open.filter((id) => getTime(plan, id, today) !== null)
  const hasPassed = (after: number) =>
    findTimes(plan, steps, today).some((time) => Math.max(after, plan.changedAt) < time && time <= now)
  if (sent.on !== today || sent.firstAt === null) return hasPassed(0) ? { kind: 'first', steps } : null
  // The message that the member asked for takes the place of the late one.
  if (laterAt !== null && laterAt > now && laterAt < getDay(clock, today).endsAt) return null
  const { firstAt } = sent
  // After a flight to the west, all times of the day come again.
  const isRepeated = Math.min(...findTimes(plan, [null, ...plan.overrides.keys()], today)) > firstAt
  if (hasPassed(firstAt) && !isRepeated) return { kind: 'nudge', steps }
  const nudgeAt = plan.nudge === null ? null : placeTime(clock, quiet, today, plan.nudge)
  const isNudgeDue = nudgeAt !== null && nudgeAt <= now && now >= firstAt + nudgeGapMs - lateMs && steps.length > 0
  return isNudgeDue ? { kind: 'nudge', steps } : null
}

/** Whether the member asked for a message that is due, and it is still the same day. */
function isLaterDue({ clock, laterAt }: Plan, now: Date): boolean {
  if (laterAt === null || laterAt > now.getTime()) return false
  return getMemberDate(clock, new Date(laterAt)) === getMemberDate(clock, now)
}

/** Whether a date may have a further message. After a flight to an earlier date, it has had its messages. */
export function canSend({ on, count, rounds }: Sent, today: string): boolean {
  if ((on ?? '') > today || (rounds.on ?? '') > today) return false
  return (on === today ? count : 0) + (rounds.on === today ? rounds.count : 0) < maxMessagesPerDay
}

/** Returns what was sent after one more message. */
export function countMessage(sent: Sent, { kind }: Pick<Message, 'kind'>, today: string, now: Date): Sent {
  const isSameDay = sent.on === today
  const firstAt = kind === 'first' ? now.getTime() : isSameDay ? sent.firstAt : null
  return { ...sent, on: today, count: isSameDay ? sent.count + 1 : 1, firstAt }
}

/** Whether a step belongs into the reminders of a date. */
export function isReminded(plan: Plan, id: string, date: string): boolean {
  return getTime(plan, id, date) !== null
}

/**
 * Returns when an extra reminder comes today: tonight at the time of the late message or in half an hour, or later in
 * two hours. It moves out of the quiet hours.
 * @returns null if the day has no such time any more
 */
export function placeLater(
  { clock, quiet }: Pick<Plan, 'clock' | 'quiet'>,
  { when, nudgeTime, now }: { when: 'tonight' | 'later'; nudgeTime: string; now: Date },
): Date | null {
  const start = now.getTime()
  const today = getMemberDate(clock, now)
  const { endsAt } = getDay(clock, today)
  const tonight = placeTime(clock, quiet, today, nudgeTime) ?? 0
  const soon = tonight > start ? tonight : start + 30 * 60_000
  const wanted = when === 'tonight' ? soon : start + 2 * 60 * 60_000
  const isAllowed = (at: number) => at < endsAt && !isQuiet(quiet, getClockTime(clock.timeZone, at))
  for (let at = wanted; at > start; at -= stepMs) if (isAllowed(at)) return new Date(at)
  for (let at = wanted; at < endsAt; at += stepMs) if (isAllowed(at)) return new Date(at)
  return null
}

/** Returns when the first of some steps is reminded of on a date; null for never. @param ids participations */
export function findFirstTime(plan: Plan, ids: string[], date: string): number | null {
  const first = Math.min(...findTimes(plan, ids, date))
  return first === Infinity ? null : first
}

function findTimes(plan: Plan, ids: (string | null)[], date: string): number[] {
  const times = ids.map((id) => getTime(plan, id, date)).filter((time) => time !== null)
  return times.map((time) => placeTime(plan.clock, plan.quiet, date, time) ?? Infinity)
}

/** Returns the time at which a challenge is reminded of on a date; null if it is not. @param id null for the usual time */
function getTime({ time, weekdays, overrides }: Plan, id: string | null, date: string): string | null {
  const override = id === null ? undefined : overrides.get(id)
  if (override?.off || !(override?.weekdays ?? weekdays).includes(getWeekday(toDayNumber(date)))) return null
  return override?.time ?? time
}
