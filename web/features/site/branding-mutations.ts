import { useMutation } from '@tanstack/react-query'
import type { PageKey } from '#contract/site-pages.ts'
import type { SiteBranding } from '#contract/site.ts'
import { apiQuery, callApi, type RequestBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showSiteBranding } from '#web/shell/branding.ts'
import { showAccent } from './show-accent.ts'
import { sitePageQuery } from './site-page-queries.ts'

const pageKeys: PageKey[] = ['guidelines', 'privacy', 'terms']

export const siteBrandingQuery = apiQuery('GET /api/admin/site')

export function useSaveSiteBranding() {
  return useMutation({
    mutationFn: (body: RequestBody<'PATCH /api/admin/site'>) => callApi('PATCH /api/admin/site', { body }),
    onSuccess: showSavedBranding,
  })
}

/** Store the logo, or remove it with null. */
export function useSaveLogo(prepare: (file: File) => Promise<string>) {
  return useMutation({
    mutationFn: async (file: File | null) =>
      file
        ? callApi('POST /api/admin/site/logo', { body: { image: await prepare(file) } })
        : callApi('DELETE /api/admin/site/logo'),
    onSuccess: showSavedBranding,
  })
}

export function useSavePage(key: PageKey) {
  return useMutation({
    mutationFn: (body: RequestBody<'PATCH /api/admin/pages/{key}'>) =>
      callApi('PATCH /api/admin/pages/{key}', { params: { key }, body }),
    async onSuccess(page) {
      queryClient.setQueryData(sitePageQuery(key).queryKey, page)
      if (key === 'imprint') await refetchSite()
    },
  })
}

/** Show the change on this page at once. Other pages get it when they are loaded. */
async function showSavedBranding(branding: SiteBranding): Promise<void> {
  queryClient.setQueryData(siteBrandingQuery.queryKey, branding)
  showAccent(branding.accent)
  // The default texts of the pages contain the name.
  void Promise.all(pageKeys.map((key) => queryClient.invalidateQueries({ queryKey: sitePageQuery(key).queryKey })))
  await refetchSite()
}

async function refetchSite(): Promise<void> {
  showSiteBranding(await queryClient.fetchQuery({ ...apiQuery('GET /api/site'), staleTime: 0 }))
}
