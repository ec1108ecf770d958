import type { Profile } from '#contract/profiles.ts'
import { formatMonth } from '#web/ui/dates.ts'

/** Describe since when someone is a member: "Joined 24 days ago, in November". */
export function formatJoined({ joinedOn, daysSinceJoining: days }: Profile, today: string): string {
  if (days <= 0) return 'Joined today'
  const ago = days === 1 ? '1 day' : `${days.toLocaleString('en')} days`
  return `Joined ${ago} ago, in ${formatMonth(joinedOn, today)}`
}
