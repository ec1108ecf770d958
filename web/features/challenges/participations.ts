import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Challenge, MarkedDay, Participation } from '#contract/challenges.ts'
import type { Today } from '#contract/today.ts'
import { ApiError, callApi, apiQuery, type RequestBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { useToday } from '#web/shell/today.ts'
import { isolate } from '#web/ui/isolate.ts'
import { toast } from '#web/ui/toast.ts'

const participationsQuery = apiQuery('GET /api/user-challenges')
const todayQuery = apiQuery('GET /api/today')
const checkInsQuery = (id: string) => apiQuery('GET /api/user-challenges/{id}/check-ins', { params: { id } })
const noParticipations: Participation[] = []

/** Milliseconds between reads while the server is on another day than this device, or cannot be reached. */
const NEW_DAY_RETRY = 60_000

/** Read the member's challenges, newest first. Make no request for visitors. */
export function useParticipations() {
  const isMember = useUser() !== null
  const { data, isPending, ...rest } = useQuery({ ...participationsQuery, enabled: isMember })
  // A completed one describes the day on which it was completed.
  useRefetchOnNewDay(data?.find(({ completed }) => !completed)?.asOf, refetchParticipations)
  return {
    ...rest,
    participations: data ?? noParticipations,
    isPending: isMember && isPending,
    error: data ? null : rest.error,
  }
}

/**
 * Read what the member can do today, or a part of it: a component that reads less renders less often, because marking
 * a day changes the list.
 */
export function useTodayList<Part = Today>(select?: (list: Today) => Part) {
  return useQuery({ ...todayQuery, select })
}

/** Find the active participation, or else the one completed last. */
export function findCurrentParticipation(
  challengeId: string,
  participations: Participation[],
): Participation | undefined {
  const matches = participations.filter((participation) => participation.challengeId === challengeId)
  return matches.find(({ completed }) => !completed) ?? matches[0]
}

export function isMarkedToday({ today }: Participation): boolean {
  return today === 'done' || today === 'late'
}

/** Read the completed days of all runs, in the order of marking. */
export function useCheckIns(id: string) {
  return useQuery(checkInsQuery(id))
}

export type JoinOptions = Pick<RequestBody<'POST /api/user-challenges'>, 'rule' | 'cue' | 'audience' | 'startId'>

/** Join a challenge and open its pillar's community, unless the member has already left the screen. */
export function useJoinChallenge() {
  const navigate = useNavigate()
  const { mutate, isPending } = useJoin()
  return {
    isPending,
    join(challenge: Challenge, options?: JoinOptions) {
      const { id, title, pillar } = challenge
      mutate(
        { challenge, options },
        {
          onSuccess: () => void navigate(paths.community({ pillar }), { state: { joined: { id, title } } }),
        },
      )
    },
  }
}

/** Join a challenge and stay on the screen. */
export function useJoin() {
  return useMutation({
    mutationFn: ({ challenge, options }: { challenge: Challenge; options?: JoinOptions }) =>
      callApi('POST /api/user-challenges', { body: { challengeId: challenge.id, ...options } }),
    onSuccess: (joined) => {
      const { challenge } = joined
      queryClient.setQueryData(
        participationsQuery.queryKey,
        (rows) => rows && [joined, ...rows.filter(({ id }) => id !== joined.id)],
      )
      queryClient.setQueryData(
        todayQuery.queryKey,
        (list) =>
          list && {
            ...list,
            joined: list.joined + 1,
            participations: [...list.participations.filter(({ id }) => id !== joined.id), joined],
          },
      )
      void queryClient.invalidateQueries({ queryKey: apiQuery('GET /api/challenges').queryKey })
      // They list each challenge.
      void queryClient.invalidateQueries({ queryKey: apiQuery('GET /api/reminders').queryKey })
      void queryClient.invalidateQueries({
        queryKey: apiQuery('GET /api/challenges/{id}', { params: { id: challenge.id } }).queryKey,
      })
      refetchDays()
      toast({ title: 'Challenge Joined!', description: isolate(challenge.title), atTop: true })
    },
    onError: (error) => showErrorToast(error),
  })
}

/** Change the rule, or when and where. */
export function useUpdateParticipation() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & RequestBody<'PATCH /api/user-challenges/{id}'>) =>
      callApi('PATCH /api/user-challenges/{id}', { params: { id }, body }),
    onSuccess: (updated) => cacheParticipation(updated),
    onError: (error) => showErrorToast(error),
  })
}

/** Start the challenge over at day 1. A retry ends only one run. */
export function useStartOver() {
  return useMutation({
    mutationFn: ({ id, run }: Participation) =>
      callApi('POST /api/user-challenges/{id}/restart', { params: { id }, body: { run } }),
    onSuccess: (restarted) => {
      cacheParticipation(restarted)
      refetchCheckIns(restarted.id)
    },
    onError: rollBackOptimisticUpdate,
  })
}

export function useLeaveChallenge() {
  return useMutation({
    mutationFn: ({ id }: Participation) => callApi('DELETE /api/user-challenges/{id}', { params: { id } }),
    onSuccess: (_, removed) => {
      const keepOthers = ({ id }: Participation) => id !== removed.id
      queryClient.setQueryData(participationsQuery.queryKey, (rows) => rows?.filter(keepOthers))
      queryClient.setQueryData(
        todayQuery.queryKey,
        (list) => list && { ...list, participations: list.participations.filter(keepOthers) },
      )
      queryClient.removeQueries({ queryKey: checkInsQuery(removed.id).queryKey })
      // Its breaks are gone too.
      void queryClient.invalidateQueries({ queryKey: apiQuery('GET /api/breaks').queryKey })
      refetchDays()
      toast({ title: 'Challenge left', description: isolate(removed.challenge.title) })
    },
    onError: rollBackOptimisticUpdate,
  })
}

/** Restore the row from the error if the server sent one, or else the previous row. */
export function rollBackOptimisticUpdate(error: unknown, previous: Participation): void {
  const current = findCurrentState(error)
  cacheParticipation(current ?? previous)
  if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'not-found')) {
    refetchCheckIns(previous.id)
    void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey })
    if (!current) void queryClient.invalidateQueries({ queryKey: participationsQuery.queryKey })
  }
  showErrorToast(error)
}

/** Get the participation that the server sent with a conflict. */
export function findCurrentState(error: unknown): Participation | undefined {
  const current = error instanceof ApiError ? error.current : undefined
  return isParticipation(current) ? current : undefined
}

export async function cancelParticipationRequests(): Promise<void> {
  await Promise.all([participationsQuery, todayQuery].map(({ queryKey }) => queryClient.cancelQueries({ queryKey })))
}

export function cacheParticipation(participation: Participation): void {
  queryClient.setQueryData(participationsQuery.queryKey, (rows) => rows && putRow(rows, participation))
  queryClient.setQueryData(todayQuery.queryKey, (list) => list && updateTodayList(list, participation))
}

/** Cache a marked day with what it adds to all days of the member. */
export function cacheMarkedDay({ lifetime, milestone: _milestone, ...marked }: MarkedDay): void {
  cacheParticipation(marked)
  queryClient.setQueryData(todayQuery.queryKey, (list) => list && { ...list, lifetime })
}

/** Refetch the days on all screens that list them. */
export function refetchCheckIns(id: string): void {
  void queryClient.invalidateQueries({ queryKey: checkInsQuery(id).queryKey })
  refetchDays()
}

/** Refetch what the member can do today. */
export function refetchToday(): void {
  void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey })
}

/** Refetch all participations and days, after a change that concerns several of them. */
export function refetchParticipations(): void {
  for (const { queryKey } of [participationsQuery, todayQuery]) void queryClient.invalidateQueries({ queryKey })
  refetchDays()
}

/** Refetch the states of days in all periods. */
export function refetchDays(): void {
  void queryClient.invalidateQueries({ queryKey: apiQuery('GET /api/days').queryKey })
}

function updateTodayList(list: Today, participation: Participation): Today {
  const previous = list.participations.find(({ id }) => id === participation.id)
  if (!previous) return list
  const { pillar } = participation.challenge
  // Starting over keeps the completed days of the earlier run.
  const addedDays = previous.run === participation.run ? participation.progress - previous.progress : 0
  return {
    ...list,
    participations: replaceRow(list.participations, participation),
    completed: list.completed + Number(participation.completed) - Number(previous.completed),
    daysByPillar: { ...list.daysByPillar, [pillar]: list.daysByPillar[pillar] + addedDays },
  }
}

/** Replace a row, or add one of a challenge that was joined on another device. */
function putRow(rows: Participation[], participation: Participation): Participation[] {
  return rows.some(({ id }) => id === participation.id) ? replaceRow(rows, participation) : [participation, ...rows]
}

function replaceRow(rows: Participation[], participation: Participation): Participation[] {
  return rows.map((row) => (row.id === participation.id ? participation : row))
}

/** Refetch when the data is of another day, because the state of each day depends on it. */
export function useRefetchOnNewDay(asOf: string | undefined, refetch: () => void): void {
  const today = useToday()
  useEffect(() => {
    if (asOf === undefined || asOf === today) return undefined
    refetch()
    const timer = setInterval(refetch, NEW_DAY_RETRY)
    return () => clearInterval(timer)
  }, [asOf, today, refetch])
}

function isParticipation(value: unknown): value is Participation {
  return typeof value === 'object' && value !== null && 'progress' in value && 'challenge' in value
}
