import type { Participation } from '#contract/challenges.ts'
import { useMarkDay } from './marking.ts'
import { findMoment } from './moment.ts'
import { isMarkedToday } from './participations.ts'

export type TodayMarking = ReturnType<typeof useMarkToday>

/** Mark today or an earlier day on Home. */
export function useMarkToday(participation: Participation) {
  const mark = useMarkDay()
  const moment = findMoment(participation, mark)
  const isDone = isMarkedToday(participation) || participation.completed
  return {
    mark,
    /** Takes the place of the card. */
    moment: isDone ? moment : undefined,
    /** Today can still be marked. */
    lateMoment: isDone ? undefined : moment,
    isPending: mark.isPending,
    markToday() {
      if (!mark.isPending && !isDone) mark.mutate({ participation })
    },
  }
}
