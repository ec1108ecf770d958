import type { Pillar } from '#contract/pillars.ts'
import type { Platform } from '#contract/social.ts'
import { pagedQuery, query } from '#web/api/client.ts'

/** The feed, newest first. */
export function feedPages(filter: { platform?: Platform; pillar?: Pillar }) {
  return pagedQuery('GET /api/social', { query: filter })
}

const choices = ['all', 'untagged', 'hidden', 'gone'] as const

export type Shown = (typeof choices)[number]

/** Which posts an address asks for. */
export function shownIn(value: string | null): Shown {
  return choices.find((choice) => choice === value) ?? 'all'
}

/** What an admin looks after. */
export function managedPages(show: Shown) {
  return pagedQuery('GET /api/social/manage', { query: { show: show === 'all' ? undefined : show } })
}

export const sourcesQuery = query('GET /api/source-accounts')
