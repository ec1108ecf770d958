import type { Goal } from '#contract/goals.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createStore } from '#web/store.ts'
import { currentToast } from '#web/ui/toast.ts'

const none: ReadonlyMap<string, Goal> = new Map()

/**
 * The goals that were just completed or reopened, as they were before, by id. Their rows stay in place until the toast
 * that offers Undo is gone, so that nothing moves while the member may still press it.
 */
export const settlingGoals = createStore(none)

export const toggleKey = (id: string) => ['toggle goal', id]

export function keepInPlace(goal: Goal): void {
  if (!settlingGoals.get().has(goal.id)) settlingGoals.set(new Map(settlingGoals.get()).set(goal.id, goal))
}

export function settleGoal(id: string): void {
  settlingGoals.set(new Map([...settlingGoals.get()].filter(([each]) => each !== id)))
}

/** Move all goals to where they belong. */
export function settleGoals(): void {
  settlingGoals.set(none)
}

currentToast.subscribe(() => {
  if (currentToast.get()?.open || settlingGoals.get().size === 0) return
  // The toast of a goal that is still being saved comes later.
  const saving = [...settlingGoals.get()].filter(([id]) => queryClient.isMutating({ mutationKey: toggleKey(id) }) > 0)
  settlingGoals.set(saving.length ? new Map(saving) : none)
})
