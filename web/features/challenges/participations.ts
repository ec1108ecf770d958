import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Challenge, Participation } from '#contract/challenges.ts'
import { ApiError, callApi, apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { useToday } from '#web/shell/today.ts'
import { isolate } from '#web/ui/isolate.ts'
import { toast } from '#web/ui/toast.ts'

const participationsQuery = apiQuery('GET /api/user-challenges')
const checkInsQuery = (id: string) => apiQuery('GET /api/user-challenges/{id}/check-ins', { params: { id } })
const noParticipations: Participation[] = []

/** Read the member's challenges, newest first. Make no request for visitors. */
export function useParticipations() {
  const isMember = useUser() !== null
  const { data, isPending, ...rest } = useQuery({ ...participationsQuery, enabled: isMember })
  return {
    ...rest,
    participations: data ?? noParticipations,
    isPending: isMember && isPending,
    error: data ? null : rest.error,
  }
}

/** Find the active participation, or else the one completed last. */
export function findCurrentParticipation(
  challengeId: string,
  participations: Participation[],
): Participation | undefined {
  const matches = participations.filter((participation) => participation.challengeId === challengeId)
  return matches.find(({ completed }) => !completed) ?? matches[0]
}

export function isMarkedToday({ lastCheckIn }: Participation, today: string): boolean {
  return lastCheckIn?.date === today
}

/** Read the completed days, oldest first. */
export function useCheckIns(id: string) {
  return useQuery(checkInsQuery(id))
}

/** Join a challenge and open its pillar's community, unless the member has already left the screen. */
export function useJoinChallenge() {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Challenge) => callApi('POST /api/user-challenges', { body: { challengeId: id } }),
    onSuccess: (joined) => {
      const { challenge } = joined
      const { queryKey } = participationsQuery
      queryClient.setQueryData(queryKey, (rows) => rows && [joined, ...rows.filter(({ id }) => id !== joined.id)])
      void queryClient.invalidateQueries({ queryKey: apiQuery('GET /api/challenges').queryKey })
      void queryClient.invalidateQueries({
        queryKey: apiQuery('GET /api/challenges/{id}', { params: { id: challenge.id } }).queryKey,
      })
      toast({ title: 'Challenge Joined!', description: isolate(challenge.title) })
    },
    onError: (error) => showErrorToast(error),
  })
  return {
    isPending,
    join(challenge: Challenge) {
      mutate(challenge, { onSuccess: () => void navigate(paths.community({ pillar: challenge.pillar })) })
    },
  }
}

/** Mark the next day complete, with an optimistic update. */
export function useMarkDay() {
  const today = useToday()
  const undo = useUndoDay()
  return useMutation({
    mutationFn: async ({ participation, note }: { participation: Participation; note?: string }) => {
      try {
        const { id, progress } = participation
        const body = { progress: progress + 1, note: note || undefined }
        return await callApi('PATCH /api/user-challenges/{id}/progress', { params: { id }, body })
      } catch (error) {
        // Not in onError: an expired session has cleared the cache by then, and the day would stay marked.
        rollBackOptimisticUpdate(error, participation)
        throw error
      }
    },
    onMutate: async ({ participation, note }) => {
      await queryClient.cancelQueries({ queryKey: participationsQuery.queryKey })
      const day = participation.progress + 1
      // Leave `completed` to the server, so that the form and its note stay mounted until the reply.
      cacheParticipation({
        ...participation,
        progress: day,
        lastCheckIn: {
          run: participation.run,
          day,
          date: today,
          late: false,
          note: note || null,
          createdAt: new Date().toISOString(),
        },
      })
    },
    onSuccess: (marked) => {
      const { progress, completed, challenge } = marked
      cacheParticipation(marked)
      refetchCheckIns(marked.id)
      toast({
        title: 'Progress Updated!',
        description: completed
          ? `Challenge Completed: ${isolate(challenge.title)}`
          : `Day ${progress} of ${challenge.duration}`,
        action: { label: 'Undo', onAction: () => undo.mutate(marked) },
      })
    },
  })
}

/** Undo the last completed day. The server allows it only on the same date. */
export function useUndoDay() {
  return useMutation({
    mutationFn: ({ id, progress }: Participation) =>
      callApi('DELETE /api/user-challenges/{id}/check-ins/{day}', { params: { id, day: String(progress) } }),
    onSuccess: (reopened) => {
      cacheParticipation(reopened)
      refetchCheckIns(reopened.id)
    },
    onError: rollBackOptimisticUpdate,
  })
}

export function useLeaveChallenge() {
  return useMutation({
    mutationFn: ({ id }: Participation) => callApi('DELETE /api/user-challenges/{id}', { params: { id } }),
    onSuccess: (_, removed) => {
      queryClient.setQueryData(participationsQuery.queryKey, (rows) => rows?.filter(({ id }) => id !== removed.id))
      queryClient.removeQueries({ queryKey: checkInsQuery(removed.id).queryKey })
      toast({ title: 'Challenge left', description: isolate(removed.challenge.title) })
    },
    onError: rollBackOptimisticUpdate,
  })
}

/** Restore the row from the error if the server sent one, or else the previous row. */
function rollBackOptimisticUpdate(error: unknown, previous: Participation): void {
  const current = error instanceof ApiError ? error.current : undefined
  cacheParticipation(isParticipation(current) ? current : previous)
  if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'not-found')) {
    refetchCheckIns(previous.id)
    if (!current) void queryClient.invalidateQueries({ queryKey: participationsQuery.queryKey })
  }
  showErrorToast(error)
}

function cacheParticipation(participation: Participation): void {
  queryClient.setQueryData(participationsQuery.queryKey, (rows) =>
    rows?.map((row) => (row.id === participation.id ? participation : row)),
  )
}

function refetchCheckIns(id: string): void {
  void queryClient.invalidateQueries({ queryKey: checkInsQuery(id).queryKey })
}

function isParticipation(value: unknown): value is Participation {
  return typeof value === 'object' && value !== null && 'progress' in value && 'challenge' in value
}
