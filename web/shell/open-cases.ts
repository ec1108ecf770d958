import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../api/client.ts'

/** Kept current by events, for staff. */
export const openCasesQuery = apiQuery('GET /api/moderation/count')

export function useOpenCases(): number {
  return useQuery({ ...openCasesQuery, enabled: false }).data?.open ?? 0
}
