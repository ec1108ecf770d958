import { useMutation } from '@tanstack/react-query'
import type { PageKey } from '#contract/site-pages.ts'
import type { SiteFace } from '#contract/site.ts'
import { apiQuery, callApi, type RequestBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showSiteFace } from '#web/shell/site-face.ts'
import { showAccent } from './show-accent.ts'
import { sitePageQuery } from './site-page-queries.ts'

const pageKeys: PageKey[] = ['guidelines', 'privacy', 'terms']

export const siteFaceQuery = apiQuery('GET /api/admin/site')

export function useSaveSiteFace() {
  return useMutation({
    mutationFn: (body: RequestBody<'PATCH /api/admin/site'>) => callApi('PATCH /api/admin/site', { body }),
    onSuccess: showSavedFace,
  })
}

/** Store the logo, or remove it with null. */
export function useSaveLogo(prepare: (file: File) => Promise<string>) {
  return useMutation({
    mutationFn: async (file: File | null) =>
      file
        ? callApi('POST /api/admin/site/logo', { body: { image: await prepare(file) } })
        : callApi('DELETE /api/admin/site/logo'),
    onSuccess: showSavedFace,
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
async function showSavedFace(face: SiteFace): Promise<void> {
  queryClient.setQueryData(siteFaceQuery.queryKey, face)
  showAccent(face.accent)
  // The default texts of the pages contain the name.
  void Promise.all(pageKeys.map((key) => queryClient.invalidateQueries({ queryKey: sitePageQuery(key).queryKey })))
  await refetchSite()
}

async function refetchSite(): Promise<void> {
  showSiteFace(await queryClient.fetchQuery({ ...apiQuery('GET /api/site'), staleTime: 0 }))
}
