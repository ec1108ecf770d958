import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { ApiError, type RequestBody, callApi, apiQuery } from '#web/api/client.ts'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createToggleIdempotencyKeys } from '#web/api/toggle-idempotency-keys.ts'
import { useUser } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { dismissCurrentToast, toast } from '#web/ui/toast.ts'
import { keepInPlace, settleGoal, settlingGoals, toggleKey } from './settling-goals.ts'

export const goalsQuery = apiQuery('GET /api/goals')
const noGoals: Goal[] = []
const meta = { feature: 'goals' }

const { getKey, reset } = createToggleIdempotencyKeys()

/** Read the member's goals. Make no request for visitors. */
export function useGoals() {
  const isMember = useUser() !== null
  const { data, isPending, ...rest } = useQuery({ ...goalsQuery, enabled: isMember })
  return { ...rest, goals: data ?? noGoals, isPending: isMember && isPending, error: data ? null : rest.error }
}

/** Complete a goal or make it active again, with an optimistic update. Its toast offers to undo that. */
export function useToggleGoal({ id }: Goal) {
  const mutationKey = toggleKey(id)
  const { mutate } = useMutation({
    mutationKey,
    meta,
    mutationFn: async (goal: Goal) => {
      try {
        return await callApi('PATCH /api/goals/{id}/toggle', { params: { id }, idempotencyKey: getKey(id) })
      } catch (error) {
        // Not in onError: an expired session has cleared the cache by then, and the tick would stay.
        cacheGoal(goal)
        if (error instanceof ApiError) reset(id)
        throw error
      }
    },
    onMutate: async (goal) => {
      await queryClient.cancelQueries({ queryKey: goalsQuery.queryKey })
      cacheGoal({ ...goal, completed: !goal.completed, completedAt: goal.completed ? null : new Date().toISOString() })
    },
    onSuccess(saved) {
      handleSaved(saved)
      // Back as it was, so there is nothing to undo.
      if (settlingGoals.get().get(id)?.completed === saved.completed) return settleGoal(id)
      const title = saved.completed ? 'Goal completed' : 'Goal is active again'
      return toast({ title, action: { label: 'Undo', onAction: () => toggle(findCachedGoal(id) ?? saved) } })
    },
    onError: (error) => handleGoalError(error, 'Couldn’t update the goal'),
  })

  /** Ignore calls while one is pending. The goal may already be in the other list, as another component. */
  function toggle(goal: Goal) {
    if (queryClient.isMutating({ mutationKey }) > 0) return
    const isUndo = settlingGoals.get().has(id)
    keepInPlace(goal)
    mutate(goal)
    if (isUndo) dismissCurrentToast()
  }

  return { busy: useIsMutating({ mutationKey }) > 0, toggle }
}

/** Create or edit a goal. The form shows any error. */
export function useSaveGoal(goal: Goal | undefined) {
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  return useMutation({
    meta,
    mutationFn: (body: RequestBody<'POST /api/goals'>) =>
      goal
        ? callApi('PATCH /api/goals/{id}', { params: { id: goal.id }, body })
        : callApi('POST /api/goals', { body, idempotencyKey: idempotencyKeys.getKey(body) }),
    onSuccess: (saved) => {
      idempotencyKeys.reset()
      handleSaved(saved)
      toast(
        goal
          ? { title: 'Goal updated' }
          : { title: 'Goal created', description: 'Your goal has been added successfully.' },
      )
    },
  })
}

export function useDeleteGoal() {
  return useMutation({
    meta,
    mutationFn: ({ id }: Goal) => callApi('DELETE /api/goals/{id}', { params: { id } }),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData(goalsQuery.queryKey, (rows) => rows?.filter((row) => row.id !== id))
      toast({ title: 'Goal deleted' })
    },
    onError: (error) => handleGoalError(error, 'Couldn’t delete the goal'),
  })
}

function handleSaved(goal: Goal): void {
  reset(goal.id)
  cacheGoal(goal)
}

export function findCachedGoal(id: string): Goal | undefined {
  return queryClient.getQueryData(goalsQuery.queryKey)?.find((goal) => goal.id === id)
}

export function cacheGoal(goal: Goal): void {
  queryClient.setQueryData(goalsQuery.queryKey, (rows) => {
    if (!rows?.some(({ id }) => id === goal.id)) return rows && [goal, ...rows]
    return rows.map((row) => (row.id === goal.id ? goal : row))
  })
}

export function handleGoalError(error: unknown, title: string): void {
  if (error instanceof ApiError && error.status === 404)
    void queryClient.invalidateQueries({ queryKey: goalsQuery.queryKey })
  showErrorToast(error, title)
}
