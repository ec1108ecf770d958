import type { Participation } from '#contract/challenges.ts'
import { saveDraft, useDraft } from '#web/shell/drafts.ts'

/** Remember on this device that the member continues after a gap, so that each gap asks once. */
export function useGapAnswer({ id, userId, lastMarked }: Participation) {
  const name = `gap:${id}`
  return {
    isAnswered: useDraft(userId, name)?.['lastMarked'] === lastMarked,
    saveAnswer: () => void saveDraft(userId, name, { lastMarked: lastMarked ?? '' }),
  }
}
