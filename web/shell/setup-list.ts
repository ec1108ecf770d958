import { useQueryClient } from '@tanstack/react-query'
import type { SetupList } from '#contract/setup-list.ts'
import { apiQuery } from '#web/api/client.ts'

/** Written into the pages of admins, so that Home keeps a place for the list before it has loaded. */
export const setupListQuery = apiQuery('GET /api/admin/setup-list')

/** What the Home of an admin shows above everything else: the list, a warning about backups alone, or nothing. */
export function useSetupPlace(): 'list' | 'warning' | null {
  const list = useQueryClient().getQueryData(setupListQuery.queryKey)
  if (list && isListOpen(list)) return 'list'
  return list?.backup.overdue ? 'warning' : null
}

/** Overdue backups have a separate warning, so they alone do not bring the list back. */
function isListOpen({ dismissed, steps, backup }: SetupList): boolean {
  return !dismissed && steps.some(({ step, done }) => !done && !(step === 'backup' && backup.overdue))
}
