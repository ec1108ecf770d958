import { useQuery } from '@tanstack/react-query'
import type { Preferences } from '#contract/preferences.ts'
import { apiQuery } from '../api/client.ts'

export const preferencesQuery = apiQuery('GET /api/preferences')

const visitorPreferences: Preferences = { dayStart: 0, showNumbers: true, audience: null }

/** Return the member's preferences, which the page was loaded with. */
export function usePreferences(): Preferences {
  return useQuery({ ...preferencesQuery, enabled: false }).data ?? visitorPreferences
}
