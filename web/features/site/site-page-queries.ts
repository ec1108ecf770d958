import type { PageKey } from '#contract/site-pages.ts'
import { apiQuery } from '#web/api/client.ts'

export const sitePageQuery = (key: PageKey) => apiQuery('GET /api/pages/{key}', { params: { key } })
