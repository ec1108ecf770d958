import { useMutation } from '@tanstack/react-query'
import type { SetupList } from '#contract/setup-list.ts'
import type { ConfirmableStep } from '#contract/setup-steps.ts'
import { callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { setupListQuery } from '#web/shell/setup-list.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'

/** Say that a step is fine as it is, or take that back. */
export function useConfirmStep() {
  return useMutation({
    mutationFn: ({ step, confirmed }: { step: ConfirmableStep; confirmed: boolean }) =>
      callApi('PATCH /api/admin/setup-list/{step}', { params: { step }, body: { confirmed } }),
    onSuccess: cacheSetupList,
    onError: (error) => showErrorToast(error),
  })
}

/** Hide the list on the Home of all admins, or show it again. */
export function useHideSetupList() {
  return useMutation({
    mutationFn: (dismissed: boolean) => callApi('PATCH /api/admin/setup-list', { body: { dismissed } }),
    onSuccess: cacheSetupList,
    onError: (error) => showErrorToast(error),
  })
}

function cacheSetupList(list: SetupList): void {
  queryClient.setQueryData(setupListQuery.queryKey, list)
}
