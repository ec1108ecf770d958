import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { User } from '#contract/account-fields.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { SetupList } from '#contract/setup-list.ts'
import type { Site } from '#contract/site.ts'
import type { Standing } from '#contract/standing.ts'
import { apiQuery, callApi, isSessionEnd } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { showSiteBranding } from './branding.ts'
import { preferencesQuery } from './preferences.ts'
import { setupListQuery } from './setup-list.ts'
import { standingQuery } from './standing.ts'

type PageData = {
  user: User | null
  preferences: Preferences | null
  standing: Standing | null
  site: Site
  setupList?: SetupList
  /** The member whose drafts are deleted, because they were signed out or suspended. */
  signedOutUserId?: string
}

export const userQuery = queryOptions({ queryKey: ['/api/auth/user'], queryFn: readUser })
const siteQuery = apiQuery('GET /api/site')

/** Cache the data the server wrote into the page. Vite's dev server writes none, so it is fetched. */
export async function readPageData(): Promise<PageData> {
  const text = document.getElementById('document')?.textContent.trim() ?? ''
  const pageData: PageData = text.startsWith('{') ? JSON.parse(text) : await fetchPageData()
  for (const { queryKey } of [userQuery, siteQuery, preferencesQuery, standingQuery, setupListQuery])
    queryClient.setQueryDefaults(queryKey, { gcTime: Infinity })
  queryClient.setQueryData(userQuery.queryKey, pageData.user)
  queryClient.setQueryData(preferencesQuery.queryKey, pageData.preferences ?? undefined)
  queryClient.setQueryData(standingQuery.queryKey, pageData.standing ?? undefined)
  queryClient.setQueryData(setupListQuery.queryKey, pageData.setupList)
  queryClient.setQueryData(siteQuery.queryKey, pageData.site)
  showSiteBranding(pageData.site)
  return pageData
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
