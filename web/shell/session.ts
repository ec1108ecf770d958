import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { User } from '#contract/account-fields.ts'
import type { PageData } from '#contract/page-data.ts'
import type { Site } from '#contract/site.ts'
import { apiQuery, callApi, isSessionEnd } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { showSiteBranding } from './branding.ts'
import { preferencesQuery } from './preferences.ts'
import { setupListQuery } from './setup-list.ts'
import { standingQuery } from './standing.ts'

export const userQuery = queryOptions({ queryKey: ['/api/auth/user'], queryFn: readUser })
const siteQuery = apiQuery('GET /api/site')

/** Cache the data the server wrote into the page. Vite's dev server writes none, so it is fetched. */
export async function readPageData(): Promise<PageData> {
  const text = document.getElementById('document')?.textContent.trim() ?? ''
  const isMissing = import.meta.env.DEV && !text.startsWith('{')
  const pageData: PageData = isMissing ? await fetchPageData() : JSON.parse(text)
  cachePageData(queryClient, pageData)
  showSiteBranding(pageData.site)
  return pageData
}

/** Cache what every page has. */
export function cachePageData(client: QueryClient, { user, preferences, standing, setupList, site }: PageData): void {
  for (const { queryKey } of [userQuery, siteQuery, preferencesQuery, standingQuery, setupListQuery])
    client.setQueryDefaults(queryKey, { gcTime: Infinity })
  client.setQueryData(userQuery.queryKey, user)
  client.setQueryData(preferencesQuery.queryKey, preferences ?? undefined)
  client.setQueryData(standingQuery.queryKey, standing ?? undefined)
  client.setQueryData(setupListQuery.queryKey, setupList)
  client.setQueryData(siteQuery.queryKey, site)
}

export function useUser(): User | null {
  return useSuspenseQuery(userQuery).data
}

export function useSite(): Site {
  return useSuspenseQuery(siteQuery).data
}

async function fetchPageData(): Promise<PageData> {
  const [user, site] = await Promise.all([readUser(), callApi('GET /api/site')])
  if (!user) return { user, site, preferences: null, standing: null }
  const [preferences, standing] = await Promise.all([callApi('GET /api/preferences'), callApi('GET /api/standing')])
  return { user, site, preferences, standing }
}

async function readUser(): Promise<User | null> {
  try {
    return await callApi('GET /api/auth/user')
  } catch (error) {
    if (isSessionEnd(error)) return null
    throw error
  }
}
