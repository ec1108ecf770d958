import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

/** Written into the pages of admins, so that Home keeps a place for the list before it has loaded. */
export const setupListQuery = apiQuery('GET /api/admin/setup-list')

export function hasOpenSetupList(): boolean {
  const list = queryClient.getQueryData(setupListQuery.queryKey)
  return list !== undefined && !list.dismissed && list.steps.some(({ done }) => !done)
}
