import { useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#web/api/client.ts'

/** Written into the pages of admins, so that Home keeps a place for the list before it has loaded. */
export const setupListQuery = apiQuery('GET /api/admin/setup-list')

export function useHasOpenSetupList(): boolean {
  const list = useQueryClient().getQueryData(setupListQuery.queryKey)
  return list !== undefined && !list.dismissed && list.steps.some(({ done }) => !done)
}
