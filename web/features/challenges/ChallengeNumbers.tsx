import type { Participation } from '#contract/challenges.ts'
import { usePreferences } from '#web/shell/preferences.ts'
import { getDaysPeriod } from './days.ts'
import { Numbers } from './Numbers.tsx'

/** The numbers of one challenge, from its first completed day, unless the member hides them. */
export function ChallengeNumbers({ participation }: { participation: Participation }) {
  const { showNumbers } = usePreferences()
  const { lastMarked, run, numbers } = participation
  if (!showNumbers || (lastMarked === null && run === 1)) return null
  return <Numbers numbers={numbers} query={getDaysPeriod(participation)} />
}
