import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Challenge, Participation } from '#contract/challenges.ts'
import { ApiError, call, query } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { sayFailure } from '#web/shell/show-error-toast.ts'
import { useToday } from '#web/shell/today.ts'
import { toast } from '#web/ui/toast.ts'

const participationsQuery = query('GET /api/user-challenges')
const checkInsQuery = (id: string) => query('GET /api/user-challenges/{id}/check-ins', { params: { id } })
const nothing: Participation[] = []

/** The member's challenges, newest first. A visitor has none, and nothing is asked for him. */
export function useParticipations() {
  const isMember = useUser() !== null
  const { data, isPending, ...rest } = useQuery({ ...participationsQuery, enabled: isMember })
  return { ...rest, participations: data ?? nothing, isPending: isMember && isPending, error: data ? null : rest.error }
}

/** The membership that counts now: the active one, else the one completed last. */
export function participationIn(challengeId: string, participations: Participation[]): Participation | undefined {
  const memberships = participations.filter((each) => each.challengeId === challengeId)
  return memberships.find(({ completed }) => !completed) ?? memberships[0]
}

/** Whether this challenge has a day marked today. */
export function isMarked({ lastCheckIn }: Participation, today: string): boolean {
  return lastCheckIn?.date === today
}

/** The days marked, first to last. */
export function useCheckIns(id: string) {
  return useQuery(checkInsQuery(id))
}

/** Joins, or joins anew, and if he is still there goes to the men who are in that pillar. */
export function useJoin() {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Challenge) => call('POST /api/user-challenges', { body: { challengeId: id } }),
    onSuccess: (joined) => {
      const { challenge } = joined
      const { queryKey } = participationsQuery
      queryClient.setQueryData(queryKey, (rows) => rows && [joined, ...rows.filter(({ id }) => id !== joined.id)])
      void queryClient.invalidateQueries({ queryKey: query('GET /api/challenges').queryKey })
      void queryClient.invalidateQueries({
        queryKey: query('GET /api/challenges/{id}', { params: { id: challenge.id } }).queryKey,
      })
      toast({ title: 'Challenge Joined!', description: challenge.title })
    },
    onError: (error) => sayFailure(error),
  })
  return {
    isPending,
    join(challenge: Challenge) {
      mutate(challenge, { onSuccess: () => void navigate(paths.community({ pillar: challenge.pillar })) })
    },
  }
}

/** Marks the next day complete. The brick is laid at once, and taken back when the server refuses. */
export function useMarkDay() {
  const today = useToday()
  const undo = useUndoDay()
  return useMutation({
    mutationFn: async ({ participation, note }: { participation: Participation; note?: string }) => {
      try {
        const { id, progress } = participation
        const body = { progress: progress + 1, note: note || undefined }
        return await call('PATCH /api/user-challenges/{id}/progress', { params: { id }, body })
      } catch (error) {
        // Here and not in onError: by then a session that has ended has emptied the cache, and the brick would stay.
        takeBack(error, participation)
        throw error
      }
    },
    onMutate: async ({ participation, note }) => {
      await queryClient.cancelQueries({ queryKey: participationsQuery.queryKey })
      const day = participation.progress + 1
      // Completed only when the server says so: until then the screen keeps its form, and the note in it.
      put({
        ...participation,
        progress: day,
        lastCheckIn: { day, date: today, note: note || null, createdAt: new Date().toISOString() },
      })
    },
    onSuccess: (marked) => {
      const { progress, completed, challenge } = marked
      put(marked)
      readCheckInsAgain(marked.id)
      toast({
        title: 'Progress Updated!',
        description: completed ? `Challenge Completed: ${challenge.title}` : `Day ${progress} of ${challenge.duration}`,
        action: { label: 'Undo', onAction: () => undo.mutate(marked) },
      })
    },
  })
}

/** Takes back the last day marked. Allowed on the day it was marked. */
export function useUndoDay() {
  return useMutation({
    mutationFn: ({ id, progress }: Participation) =>
      call('DELETE /api/user-challenges/{id}/check-ins/{day}', { params: { id, day: String(progress) } }),
    onSuccess: (reopened) => {
      put(reopened)
      readCheckInsAgain(reopened.id)
    },
    onError: takeBack,
  })
}

export function useLeave() {
  return useMutation({
    mutationFn: ({ id }: Participation) => call('DELETE /api/user-challenges/{id}', { params: { id } }),
    onSuccess: (_, left) => {
      queryClient.setQueryData(participationsQuery.queryKey, (rows) => rows?.filter(({ id }) => id !== left.id))
      queryClient.removeQueries({ queryKey: checkInsQuery(left.id).queryKey })
      toast({ title: 'Challenge left', description: left.challenge.title })
    },
    onError: takeBack,
  })
}

/** What the server holds where it says so, else what stood here before. */
function takeBack(error: unknown, before: Participation): void {
  const current = error instanceof ApiError ? error.current : undefined
  put(isParticipation(current) ? current : before)
  if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'not-found')) {
    readCheckInsAgain(before.id)
    if (!current) void queryClient.invalidateQueries({ queryKey: participationsQuery.queryKey })
  }
  sayFailure(error)
}

function put(participation: Participation): void {
  queryClient.setQueryData(participationsQuery.queryKey, (rows) =>
    rows?.map((row) => (row.id === participation.id ? participation : row)),
  )
}

function readCheckInsAgain(id: string): void {
  void queryClient.invalidateQueries({ queryKey: checkInsQuery(id).queryKey })
}

function isParticipation(value: unknown): value is Participation {
  return typeof value === 'object' && value !== null && 'progress' in value && 'challenge' in value
}
