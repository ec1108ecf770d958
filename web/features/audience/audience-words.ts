import type { Audience } from '#contract/audience.ts'

export const audienceChoices = [
  { value: 'nobody', label: 'Only me', hint: 'Nobody sees that you take part.' },
  { value: 'crews', label: 'My crews', hint: 'Members of the crews you’re in.' },
  {
    value: 'challenge',
    label: 'Everyone in the challenge',
    hint: 'Your crews, and members who take part in the same challenge.',
  },
  { value: 'site', label: 'All members', hint: 'Everyone who has an account on this site.' },
] as const satisfies readonly { value: Audience; label: string; hint: string }[]

/** What those who see a challenge of the member see of it. */
export const whatTheySee =
  'They see your name, and the days you’ve done it, including earlier ones. Notes stay private unless you share them with a crew.'

const descriptions: Record<Audience, string> = {
  nobody: 'Only you can see this.',
  crews: 'Seen by the crews you share it with.',
  challenge: 'Seen by everyone in this challenge and the crews you share it with.',
  site: 'Seen by all members.',
}

/** Say who sees that the member takes part in a challenge. */
export function describeAudience(audience: Audience): string {
  return descriptions[audience]
}
