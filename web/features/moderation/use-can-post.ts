import { useStanding } from '#web/shell/standing.ts'
import { isMuted } from './ends.ts'

/** Find out whether the member may write in the community now. */
export function useCanPost(): boolean {
  const { mutedUntil, guidelinesDue } = useStanding()
  return !guidelinesDue && !isMuted(mutedUntil)
}
