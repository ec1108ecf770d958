import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { MarkedDay, Participation } from '#contract/challenges.ts'
import { ApiError, callApi } from '#web/api/client.ts'
import { createIdempotencyKey } from '#web/api/idempotency-key.ts'
import { paths } from '#web/paths.ts'
import { isolate } from '#web/ui/isolate.ts'
import { toast } from '#web/ui/toast.ts'
import {
  cacheMarkedDay,
  cacheParticipation,
  cancelParticipationRequests,
  findCurrentState,
  isMarkedToday,
  refetchCheckIns,
  refetchParticipations,
  refetchToday,
  rollBackOptimisticUpdate,
} from './participations.ts'

export type Mark = {
  participation: Participation
  /** Today unless given. */
  date?: string
  note?: string
  /** Marks one more day on a marked date. */
  again?: boolean
}

/** State of the navigation to the finish of a challenge whose last day was marked just now. */
export type FinishedNow = { finishedNow: Pick<MarkedDay, 'lifetime' | 'milestone'> }

export function isFinishedNow(state: unknown): state is FinishedNow {
  return typeof state === 'object' && state !== null && 'finishedNow' in state
}

/** Keys of requests without a reply. A retry sends the same key, so that it does not mark a second day. */
const pendingKeys = new Map<string, string>()

/** Mark a day complete. Today is shown as done at once; an earlier date changes more and waits for the reply. */
export function useMarkDay() {
  const navigate = useNavigate()
  const undo = useUndoDay()
  return useMutation({
    mutationFn: async (mark: Mark) => {
      try {
        return await sendMark(mark)
      } catch (error) {
        // Not in onError: an expired session has cleared the cache by then, and the day would stay marked.
        rollBackOptimisticUpdate(error, mark.participation)
        if (isForToday(mark)) showAlreadyMarked(findCurrentState(error))
        throw error
      }
    },
    onMutate: async (mark) => {
      await cancelParticipationRequests()
      if (isForToday(mark)) cacheParticipation(addToday(mark))
      return { startedOn: location.pathname }
    },
    onSuccess: (marked, { participation }, { startedOn }) => {
      const { progress, completed, challenge, lifetime, milestone } = marked
      cacheMarkedDay(marked)
      refetchCheckIns(marked.id)
      if (marked.asOf !== participation.asOf) refetchParticipations()
      toast({
        title: 'Progress Updated!',
        description: completed
          ? `Challenge Completed: ${isolate(challenge.title)}`
          : `Day ${progress} of ${challenge.duration}`,
        action: { label: 'Undo', onAction: () => undo.mutate(marked) },
      })
      if (completed && location.pathname === startedOn) {
        const state: FinishedNow = { finishedNow: { lifetime, milestone } }
        void navigate(paths.finished(marked.id), { state })
      }
    },
  })
}

/**
 * Undo the day marked last. The server allows it only on the day on which it was marked. The screen of a finished
 * challenge gives way to that of the challenge.
 */
export function useUndoDay() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ id, progress }: Participation) =>
      callApi('DELETE /api/user-challenges/{id}/check-ins/{day}', { params: { id, day: String(progress) } }),
    onMutate: cancelParticipationRequests,
    onSuccess: (reopened, { asOf }) => {
      cacheParticipation(reopened)
      refetchCheckIns(reopened.id)
      refetchToday()
      if (reopened.asOf !== asOf) refetchParticipations()
      if (location.pathname === paths.finished(reopened.id))
        void navigate(paths.challenge(reopened.challengeId), { replace: true })
      else requestAnimationFrame(() => focusButtonOf(reopened))
    },
    onError: rollBackOptimisticUpdate,
  })
}

/** The notice is gone, and with it the button that was pressed. On a slow device, the other one appears frames later. */
function focusButtonOf(participation: Participation, frames = 30): void {
  if (document.activeElement?.closest('main')) return
  const label = CSS.escape(`Mark Day Complete: ${participation.challenge.title}`)
  const button = document.querySelector<HTMLElement>(`[aria-label="${label}"], form[data-sticky] [type=submit]`)
  if (!button && frames > 0) requestAnimationFrame(() => focusButtonOf(participation, frames - 1))
  else (button ?? document.getElementById('main'))?.focus()
}

async function sendMark({ participation, date, note, again }: Mark): Promise<MarkedDay> {
  const { id, run, progress, asOf } = participation
  const body = { date: date ?? asOf, note: note || undefined, again }
  // With another note, the server says that the date is marked. A second day on a date is always sent with one key.
  const attempt = JSON.stringify([id, run, progress, again ? body.date : body])
  const idempotencyKey = pendingKeys.get(attempt) ?? createIdempotencyKey()
  pendingKeys.set(attempt, idempotencyKey)
  try {
    const marked = await callApi('POST /api/user-challenges/{id}/check-ins', { params: { id }, body, idempotencyKey })
    pendingKeys.delete(attempt)
    return marked
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) pendingKeys.delete(attempt)
    throw error
  }
}

/** Replace the error: another device has done what the member wanted. */
function showAlreadyMarked(current: Participation | undefined): void {
  if (!current || !isMarkedToday(current)) return
  toast({ title: 'Today is already marked', description: `Day ${current.progress} of ${current.challenge.duration}` })
}

function isForToday({ participation, date }: Mark): boolean {
  return date === undefined || date === participation.asOf
}

function addToday({ participation, note }: Mark): Participation {
  const { run, progress, asOf, wall, numbers } = participation
  const day = progress + 1
  const streak = isMarkedToday(participation) ? numbers.streak : numbers.streak + 1
  // Leave `completed` to the server, so that the form and its note stay mounted until the reply.
  return {
    ...participation,
    progress: day,
    today: 'done',
    lastMarked: asOf,
    wall: `${wall}d`,
    numbers: { ...numbers, streak, longest: Math.max(streak, numbers.longest) },
    lastCheckIn: { run, day, date: asOf, late: false, note: note || null, createdAt: new Date().toISOString() },
  }
}
