import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Goal, GoalStep } from '#contract/goals.ts'
import { type RequestBody, callApi } from '#web/api/client.ts'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { cacheGoal, findCachedGoal, goalsQuery, handleGoalError } from './goals.ts'

type StepChange = { step: GoalStep; change: RequestBody<'PATCH /api/goals/{id}/steps/{stepId}'> }

const meta = { feature: 'goals' }

/** Add a step. A retry after a lost reply adds it once. */
export function useAddStep(goal: Goal) {
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  return useMutation({
    ...toStepMutation(goal),
    mutationFn: (body: RequestBody<'POST /api/goals/{id}/steps'>) =>
      callApi('POST /api/goals/{id}/steps', {
        params: { id: goal.id },
        body,
        idempotencyKey: idempotencyKeys.getKey(body),
      }),
    onSuccess(saved) {
      idempotencyKeys.reset()
      cacheLastReply(saved)
    },
    onError: (error) => handleGoalError(error, 'Couldn’t add the step'),
  })
}

/** Check, rename or move a step. A tick shows at once, and is rolled back if it cannot be saved. */
export function useEditStep(goal: Goal) {
  const showDone = (stepId: string, done: boolean | undefined) => {
    const cached = findCachedGoal(goal.id)
    if (cached && done !== undefined)
      cacheGoal({ ...cached, steps: cached.steps.map((each) => (each.id === stepId ? { ...each, done } : each)) })
  }
  return useMutation({
    ...toStepMutation(goal),
    mutationFn: async ({ step, change }: StepChange) => {
      try {
        return await callApi('PATCH /api/goals/{id}/steps/{stepId}', {
          params: { id: goal.id, stepId: step.id },
          body: change,
        })
      } catch (error) {
        // Not in onError, as in `useToggleGoal`.
        if (change.done !== undefined) showDone(step.id, step.done)
        throw error
      }
    },
    async onMutate({ step, change }) {
      await queryClient.cancelQueries({ queryKey: goalsQuery.queryKey })
      showDone(step.id, change.done)
    },
    onSuccess: cacheLastReply,
    onError: (error) => handleGoalError(error, 'Couldn’t change the step'),
  })
}

export function useRemoveStep(goal: Goal) {
  return useMutation({
    ...toStepMutation(goal),
    mutationFn: ({ id: stepId }: GoalStep) =>
      callApi('DELETE /api/goals/{id}/steps/{stepId}', { params: { id: goal.id, stepId } }),
    onSuccess: cacheLastReply,
    onError: (error) => handleGoalError(error, 'Couldn’t remove the step'),
  })
}

/** Changes of one goal's steps are sent one after the other, because each reply has all steps. */
function toStepMutation({ id }: Goal) {
  return { meta, mutationKey: stepsKey(id), scope: { id: `steps of ${id}` } }
}

const stepsKey = (id: string) => ['goal steps', id]

/** Ignore a reply while a later change waits, which it does not have yet. */
function cacheLastReply(saved: Goal): void {
  if (queryClient.isMutating({ mutationKey: stepsKey(saved.id) }) <= 1) cacheGoal(saved)
}
