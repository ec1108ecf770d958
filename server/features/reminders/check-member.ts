import { getMemberDate } from '../../calendar.ts'
import { findQuietStart, getDay } from '../../clock-times.ts'
import { generateId } from '../../database/ids.ts'
import type { DueSteps } from '../challenges/due-steps.ts'
import type { NewMessage } from '../delivery/outbox.ts'
import { createPlan, getChannels, type Overrides, type ReminderMember } from './member.ts'
import { chooseMessage, countMessage, findNextCheck, type Message, type Plan } from './schedule.ts'

/** What the composer needs to write the message. */
export type ReminderData = {
  kind: Message['kind'] | 'last'
  /** The member's date. */
  date: string
  /** Idempotency-Key with which the message marks its step. */
  key: string
}

type Check = {
  /** As it is if no message reaches the member. */
  unsent: ReminderMember
  /** As it is after the message. */
  sent: ReminderMember
  nextAt: Date | null
  message: NewMessage | null
}

const reminderKind = 'reminder'
const daysUntilPause = 10

/** Decides what a member gets now, and when to check next. @param time the chosen or suggested one */
export function checkMember(
  member: ReminderMember,
  {
    overrides,
    time,
    due: { steps, lastMarkedAt },
    now,
  }: { overrides: Overrides; time: string; due: DueSteps; now: Date },
): Check {
  const resumed = resumeAfterMark(member, lastMarkedAt)
  const { on, pausedAt } = resumed.settings
  const plan = createPlan(resumed, overrides, time)
  const open = steps.map(({ participationId }) => participationId)
  const message = chooseMessage({ ...plan, on: on && pausedAt === null }, resumed.sent, open, now)
  const unsent = isPast(resumed.settings.laterAt, now) ? changeSettings(resumed, { laterAt: null }) : resumed
  const nextAt = findNextCheck({ ...plan, laterAt: parseTime(unsent.settings.laterAt) }, now)
  if (!message) return { unsent, sent: unsent, nextAt, message: null }

  const today = getMemberDate(plan.clock, now)
  const unanswered = message.kind === 'first' ? countUnanswered(resumed, lastMarkedAt) : resumed.settings.unanswered
  const isLast = message.kind === 'first' && unanswered >= daysUntilPause
  const sent = {
    ...changeSettings(unsent, { unanswered, pausedAt: isLast ? now.toISOString() : pausedAt }),
    sent: countMessage(resumed.sent, message, today, now),
  }
  const data: ReminderData = { kind: isLast ? 'last' : message.kind, date: today, key: `reminder-${generateId()}` }
  const channels = message.steps.map((id) => getChannels(resumed, overrides.get(id)))
  return {
    unsent,
    sent,
    nextAt,
    message: {
      userId: member.userId,
      kind: reminderKind,
      subjectId: null,
      data: JSON.stringify(data),
      channels: { push: channels.some(({ push }) => push), email: channels.some(({ email }) => email) },
      once: true,
      expiresAt: findExpiry(plan, today, now),
    },
  }
}

/** Marking a day ends the pause. */
export function resumeAfterMark(member: ReminderMember, lastMarkedAt: string | null): ReminderMember {
  const { pausedAt } = member.settings
  if (pausedAt === null || lastMarkedAt === null || lastMarkedAt <= pausedAt) return member
  return changeSettings(member, { pausedAt: null, unanswered: 0 })
}

/** Counts the days in a row with a reminder but no marked day since, without today. */
function countUnanswered({ sent, settings }: ReminderMember, lastMarkedAt: string | null): number {
  if (sent.firstAt === null) return 0
  const isAnswered = lastMarkedAt !== null && Date.parse(lastMarkedAt) > sent.firstAt
  return isAnswered ? 0 : settings.unanswered + 1
}

function findExpiry({ clock, quiet }: Plan, today: string, now: Date): Date {
  return new Date(Math.min(getDay(clock, today).endsAt, findQuietStart(clock, quiet, now.getTime())))
}

function changeSettings(member: ReminderMember, change: Partial<ReminderMember['settings']>): ReminderMember {
  return { ...member, settings: { ...member.settings, ...change } }
}

function isPast(instant: string | null, now: Date): boolean {
  return instant !== null && instant <= now.toISOString()
}

function parseTime(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant)
}
