import type { Schedule, StreakNumbers } from '#contract/days.ts'

/** What the numbers need to go on from a date. */
export type Streaks = {
  streak: number
  longest: number
  /** 0 to 1. */
  strength: number
  /** Letters of the last dates, at most 30. */
  recent: string
}

const windowDays = 30

export const noStreaks: Streaks = { streak: 0, longest: 0, strength: 0, recent: '' }

/**
 * Returns how much of the strength is left after a missed day. After 13 days of a daily schedule it is one half. This is
 * the score of Loop Habit Tracker: multiplier = 0.5 ^ (sqrt(frequency) / 13), where the frequency is days due per day.
 */
export function getDecay(schedule: Schedule): number {
  return 0.5 ** (Math.sqrt(getFrequency(schedule)) / 13)
}

function getFrequency(schedule: Schedule): number {
  switch (schedule.kind) {
    case 'daily':
      return 1
    case 'weekdays':
      return schedule.days.length / 7
    case 'weekly':
      return schedule.times / 7
  }
}

/** Continues the numbers over the letters of the next dates. Days of rest, breaks and open days change nothing. */
export function continueStreaks(before: Streaks, letters: string, decay: number): Streaks {
  let { streak, longest, strength } = before
  for (const letter of letters) {
    if (letter === 'd' || letter === 'l') {
      streak++
      if (streak > longest) longest = streak
      strength = strength * decay + (1 - decay)
    } else if (letter === 'm') {
      streak = 0
      strength *= decay
    }
  }
  return { streak, longest, strength, recent: (before.recent + letters).slice(-windowDays) }
}

/**
 * Returns the numbers as members see them.
 * @param letters of the last dates, the oldest first
 * @param daysAfter how many of the letters are after today
 */
export function presentStreaks(
  { streak, longest, strength }: Streaks,
  letters: string,
  daysAfter: number,
): StreakNumbers {
  const end = letters.length - daysAfter
  let kept = 0
  let missed = 0
  for (const letter of letters.slice(Math.max(0, end - windowDays), end)) {
    if (letter === 'd' || letter === 'l') kept++
    else if (letter === 'm') missed++
  }
  return { streak, longest, kept, due: kept + missed, strength: Math.round(100 * strength) }
}
