import type { Profile } from '#contract/profiles.ts'
import { formatMonth } from '#web/ui/dates.ts'

/** Describe since when someone is a member: "Joined in November · 24 days". */
export function formatJoined({ joinedOn, daysSinceJoining: days }: Profile, today: string): string {
  if (days <= 0) return 'Joined today'
  return `Joined in ${formatMonth(joinedOn, today)} · ${days === 1 ? '1 day' : `${days.toLocaleString('en')} days`}`
}
