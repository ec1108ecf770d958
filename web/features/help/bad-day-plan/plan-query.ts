import { useMutation } from '@tanstack/react-query'
import type { BadDayPlan } from '#contract/bad-day-plan.ts'
import type { PlanSection } from '#contract/plan-sections.ts'
import { apiQuery, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useUser } from '#web/shell/session.ts'
import { toast } from '#web/ui/toast.ts'
import { deleteAnswerDraft, deleteAnswerDrafts } from './answer-drafts.ts'

export const badDayPlanQuery = apiQuery('GET /api/bad-day-plan')

/** Save an answer and delete its draft, also when the member has left the question. */
export function useSaveAnswer(section: PlanSection) {
  const userId = useUser()?.id ?? ''
  return useMutation({
    mutationFn: (text: string) => callApi('PATCH /api/bad-day-plan', { body: { [section]: text } }),
    async onSuccess(plan, text) {
      await showPlan(plan)
      deleteAnswerDraft(userId, section, text)
    },
  })
}

/** Delete the plan, and the drafts on this device. */
export function useDeletePlan() {
  const userId = useUser()?.id ?? ''
  return useMutation({
    mutationFn: () => callApi('DELETE /api/bad-day-plan'),
    async onSuccess(plan) {
      await showPlan(plan)
      deleteAnswerDrafts(userId)
      toast({ title: 'Plan deleted' })
    },
  })
}

/** Replace the cached plan. A refetch that began before the change could bring the old one back. */
async function showPlan(plan: BadDayPlan): Promise<void> {
  await queryClient.cancelQueries({ queryKey: badDayPlanQuery.queryKey })
  queryClient.setQueryData(badDayPlanQuery.queryKey, plan)
}
