import type { ChallengeReminder } from '#contract/reminders.ts'
import type { DayRule } from '../../calendar.ts'
import type { QuietHours } from '../../clock-times.ts'
import { parseKinds } from '../notifications/kinds.ts'
import type { Override, Plan, Sent } from './schedule.ts'
import type { MemberRow, OverrideRow } from './settings-queries.ts'

/** A member with their settings, or the defaults. */
export type ReminderMember = {
  userId: string
  username: string
  clock: DayRule
  quiet: QuietHours
  named: boolean
  channels: { push: boolean; email: boolean }
  settings: ReminderSettingsOfMember
  sent: Sent
  /** When they last changed their settings (UTC). */
  changedAt: string | null
}

export type ReminderSettingsOfMember = {
  on: boolean
  /** Null for the suggested time. */
  time: string | null
  weekdays: number[]
  nudge: boolean
  nudgeTime: string
  laterAt: string | null
  unanswered: number
  pausedAt: string | null
}

export type ChallengeOverride = Override & Pick<ChallengeReminder, 'channel'>
export type Overrides = ReadonlyMap<string, ChallengeOverride>

const everyDay = [1, 2, 3, 4, 5, 6, 7]

export function parseMember(row: MemberRow): ReminderMember {
  const { push, email } = parseKinds(row.kinds).reminder
  return {
    userId: row.id,
    username: row.username,
    clock: { timeZone: row.time_zone, dayStart: row.day_start },
    quiet: { from: row.quiet_from ?? '22:00', until: row.quiet_until ?? '07:00' },
    named: row.named ?? false,
    channels: { push, email },
    settings: {
      on: row.active ?? false,
      time: row.time,
      weekdays: row.weekdays === null ? everyDay : JSON.parse(row.weekdays),
      nudge: row.nudge ?? true,
      nudgeTime: row.nudge_time ?? '20:30',
      laterAt: row.later_at,
      unanswered: row.unanswered ?? 0,
      pausedAt: row.paused_at,
    },
    sent: {
      on: row.sent_on,
      count: row.sent_count ?? 0,
      firstAt: row.last_sent_at === null ? null : Date.parse(row.last_sent_at),
      rounds: { on: row.rounds_on, count: row.rounds_count ?? 0 },
    },
    changedAt: row.updated_at,
  }
}

export function parseOverrides(rows: OverrideRow[]): Overrides {
  return new Map(
    rows.map(({ user_challenge_id: id, off, time, weekdays, channel }) => [
      id,
      { off, time, weekdays: weekdays === null ? null : JSON.parse(weekdays), channel },
    ]),
  )
}

/** @param time the one that the member chose, or the suggested one */
export function createPlan(
  { clock, quiet, settings, changedAt }: ReminderMember,
  overrides: Overrides,
  time: string,
): Plan {
  return {
    clock,
    quiet,
    on: settings.on,
    time,
    weekdays: settings.weekdays,
    nudge: settings.nudge ? settings.nudgeTime : null,
    laterAt: settings.laterAt === null ? null : Date.parse(settings.laterAt),
    overrides,
    changedAt: changedAt === null ? 0 : Date.parse(changedAt),
  }
}

/** Returns the channels of a step: those of the member, or the one chosen for the challenge if the member has it. */
export function getChannels(
  { channels }: Pick<ReminderMember, 'channels'>,
  override: ChallengeOverride | undefined,
): ReminderMember['channels'] {
  const chosen = override?.channel ?? 'both'
  return { push: channels.push && chosen !== 'email', email: channels.email && chosen !== 'push' }
}

export function toSettingsRow({ userId, settings, sent, changedAt }: ReminderMember, nextAt: Date | null) {
  return {
    user_id: userId,
    active: settings.on,
    time: settings.time,
    weekdays: JSON.stringify(settings.weekdays),
    nudge: settings.nudge,
    nudge_time: settings.nudgeTime,
    later_at: settings.laterAt,
    next_at: nextAt?.toISOString() ?? null,
    sent_on: sent.on,
    sent_count: sent.count,
    last_sent_at: sent.firstAt === null ? null : new Date(sent.firstAt).toISOString(),
    unanswered: settings.unanswered,
    paused_at: settings.pausedAt,
    updated_at: changedAt ?? '',
  }
}
