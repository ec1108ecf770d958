import { useMutation } from '@tanstack/react-query'
import { apiQuery, callApi, type RequestBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { toast } from '#web/ui/toast.ts'

export const badDayPlanQuery = apiQuery('GET /api/bad-day-plan')

export function useUpdatePlan() {
  return useMutation({
    mutationFn: (body: RequestBody<'PATCH /api/bad-day-plan'>) => callApi('PATCH /api/bad-day-plan', { body }),
    onSuccess: (plan) => queryClient.setQueryData(badDayPlanQuery.queryKey, plan),
  })
}

export function useDeletePlan() {
  return useMutation({
    mutationFn: () => callApi('DELETE /api/bad-day-plan'),
    onSuccess(plan) {
      queryClient.setQueryData(badDayPlanQuery.queryKey, plan)
      toast({ title: 'Plan deleted' })
    },
  })
}
