import { useRef } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { useMarkDay, useUndoDay } from './marking.ts'
import { isMarkedToday } from './participations.ts'

export type TodayMarking = ReturnType<typeof useMarkToday>

/** Mark today, and undo it with a second press, even before the reply to the first. */
export function useMarkToday(participation: Participation) {
  const mark = useMarkDay()
  const undo = useUndoDay()
  const pendingMark = useRef<{ undoRequested: boolean }>(null)

  async function markToday() {
    const pending = { undoRequested: false }
    pendingMark.current = pending
    // Runs even after the screen has unmounted. The mutation has already shown any error.
    const done = await mark.mutateAsync({ participation }).catch(() => null)
    pendingMark.current = null
    if (done && pending.undoRequested) undo.mutate(done)
  }

  return {
    isPending: mark.isPending,
    isBusy: mark.isPending || undo.isPending,
    toggle() {
      if (pendingMark.current) pendingMark.current.undoRequested = !pendingMark.current.undoRequested
      else if (!isMarkedToday(participation) && !participation.completed) void markToday()
      else if (!undo.isPending) undo.mutate(participation)
    },
  }
}
