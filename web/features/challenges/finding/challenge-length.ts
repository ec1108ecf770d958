import type { Challenge, Participation } from '#contract/challenges.ts'
import { describeWait } from '../day-lines.ts'

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

type Run = Pick<Participation, 'challenge' | 'progress' | 'completed' | 'startsOn' | 'asOf'>

/** Say how far a member is: "7 of 30 days". */
export function describeProgress({ challenge, progress, completed, startsOn, asOf }: Run): string {
  if (completed) return 'Completed'
  return startsOn ? describeWait({ startsOn, start: null, asOf }) : `${progress} of ${challenge.duration} days`
}
