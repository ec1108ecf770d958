import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { ApiError, type BodyFor, call, query } from '#web/api/client.ts'
import { attempts, toggles } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useUser } from '#web/shell/session.ts'
import { sayFailure } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'

const goalsQuery = query('GET /api/goals')
const nothing: Goal[] = []

const { idFor, done } = toggles()

/** The member's goals. A visitor has none, and nothing is asked for him. */
export function useGoals() {
  const isMember = useUser() !== null
  const { data, isPending, ...rest } = useQuery({ ...goalsQuery, enabled: isMember })
  return { ...rest, goals: data ?? nothing, isPending: isMember && isPending, error: data ? null : rest.error }
}

/** Completes a goal or makes it active again. The screen follows at once, and goes back when the server does not. */
export function useToggleGoal({ id }: Goal) {
  const mutationKey = ['toggle goal', id]
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (goal: Goal) => {
      try {
        return await call('PATCH /api/goals/{id}/toggle', { params: { id }, requestId: idFor(id) })
      } catch (error) {
        // Here and not in onError: by then a session that has ended has emptied the cache, and the tick would stay.
        put(goal)
        if (error instanceof ApiError) done(id)
        throw error
      }
    },
    onMutate: async (goal) => {
      await queryClient.cancelQueries({ queryKey: goalsQuery.queryKey })
      put({ ...goal, completed: !goal.completed, completedAt: goal.completed ? null : new Date().toISOString() })
    },
    onSuccess: answered,
    onError: (error) => explain(error, 'The goal was not changed'),
  })
  return {
    busy: useIsMutating({ mutationKey }) > 0,
    /** One at a time: the goal may stand in the other list already, as another component. */
    toggle(goal: Goal) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(goal)
    },
  }
}

/** Sets a new goal, or changes the one given. The form shows what went wrong. */
export function useSaveGoal(goal: Goal | undefined) {
  const [attempt] = useState(attempts)
  return useMutation({
    mutationFn: (body: BodyFor<'POST /api/goals'>) =>
      goal
        ? call('PATCH /api/goals/{id}', { params: { id: goal.id }, body })
        : call('POST /api/goals', { body, requestId: attempt.idFor(body) }),
    onSuccess: (saved) => {
      attempt.done()
      answered(saved)
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
    mutationFn: ({ id }: Goal) => call('DELETE /api/goals/{id}', { params: { id } }),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData(goalsQuery.queryKey, (rows) => rows?.filter((row) => row.id !== id))
      toast({ title: 'Goal deleted' })
    },
    onError: (error) => explain(error, 'The goal was not deleted'),
  })
}

function answered(goal: Goal): void {
  done(goal.id)
  put(goal)
}

function put(goal: Goal): void {
  queryClient.setQueryData(goalsQuery.queryKey, (rows) => {
    if (!rows?.some(({ id }) => id === goal.id)) return rows && [goal, ...rows]
    return rows.map((row) => (row.id === goal.id ? goal : row))
  })
}

/** A goal that is gone is explained by the list read anew, too. */
function explain(error: unknown, title: string): void {
  if (error instanceof ApiError && error.status === 404)
    void queryClient.invalidateQueries({ queryKey: goalsQuery.queryKey })
  sayFailure(error, title)
}
