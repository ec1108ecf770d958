import type { ReminderSettings } from '#contract/reminders.ts'
import type { ActiveChallenge } from '../challenges/active-challenges.ts'
import type { Overrides, ReminderMember } from './member.ts'

export function presentReminders(
  { settings }: ReminderMember,
  {
    overrides,
    suggestedTime,
    challenges,
    isPaused,
    now,
  }: { overrides: Overrides; suggestedTime: string; challenges: ActiveChallenge[]; isPaused: boolean; now: Date },
): ReminderSettings {
  const { on, time, weekdays, nudge, nudgeTime, laterAt, pausedAt } = settings
  return {
    on,
    time,
    suggestedTime,
    weekdays,
    nudge,
    nudgeTime,
    pausedSince: isPaused ? pausedAt : null,
    laterAt: laterAt !== null && laterAt > now.toISOString() ? laterAt : null,
    challenges: challenges.map(({ participationId, challengeId, title, cue }) => {
      const override = overrides.get(participationId)
      return {
        participationId,
        challengeId,
        title,
        cue,
        off: override?.off ?? false,
        time: override?.time ?? null,
        weekdays: override?.weekdays ?? null,
        channel: override?.channel ?? null,
      }
    }),
  }
}
