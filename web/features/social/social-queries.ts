import type { Pillar } from '#contract/pillars.ts'
import type { Platform } from '#contract/social.ts'
import { pagedApiQuery } from '#web/api/client.ts'

export function feedQuery(filter: { platform?: Platform; pillar?: Pillar }) {
  return pagedApiQuery('GET /api/social', { query: filter })
}
