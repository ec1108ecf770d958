import type { Participation } from '#contract/challenges.ts'
import { useMarkDay } from './marking.ts'
import { isMarkedToday } from './participations.ts'

export type TodayMarking = ReturnType<typeof useMarkToday>

/** Mark today on Home. */
export function useMarkToday(participation: Participation) {
  const mark = useMarkDay()
  return {
    isPending: mark.isPending,
    markToday() {
      if (!mark.isPending && !isMarkedToday(participation) && !participation.completed) mark.mutate({ participation })
    },
  }
}
