import { useQuery } from '@tanstack/react-query'
import type { Standing } from '#contract/standing.ts'
import { apiQuery } from '../api/client.ts'

export const standingQuery = apiQuery('GET /api/standing')

const visitorStanding: Standing = { role: 'member', mutedUntil: null, guidelinesDue: false }

/** Return what the member may do in the community, which the page was loaded with. */
export function useStanding(): Standing {
  return useQuery({ ...standingQuery, enabled: false }).data ?? visitorStanding
}
