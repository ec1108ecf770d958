import type { Challenge } from '#contract/challenges.ts'

type Timed = Pick<Challenge, 'duration' | 'schedule'>

/** Count the days from the first to the last: six sessions, one a week, take six weeks. */
export function countCalendarDays({ duration, schedule }: Timed): number {
  if (schedule.kind === 'daily') return duration
  const times = schedule.kind === 'weekly' ? schedule.times : schedule.days.length
  return Math.ceil(duration / times) * 7
}

/** Say how long a challenge takes: "21 days", "9 weeks". */
export function describeLength(challenge: Timed): string {
  const days = countCalendarDays(challenge)
  if (challenge.schedule.kind === 'daily') return days === 1 ? '1 day' : `${days} days`
  return days === 7 ? '1 week' : `${days / 7} weeks`
}
