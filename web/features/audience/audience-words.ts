import type { Audience } from '#contract/audience.ts'

export const audienceChoices = [
  { value: 'nobody', label: 'Only me' },
  { value: 'crews', label: 'My crews' },
  { value: 'challenge', label: 'Everyone in this challenge' },
  { value: 'site', label: 'All members' },
] as const satisfies readonly { value: Audience; label: string }[]

/** Finishes the sentence "Seen by". */
const seenBy: Record<Audience, string> = {
  nobody: 'only you',
  crews: 'your crews',
  challenge: 'everyone in this challenge',
  site: 'all members',
}

/** Say who sees that the member takes part in a challenge. */
export function describeAudience(audience: Audience): string {
  return `Seen by ${seenBy[audience]}.`
}
