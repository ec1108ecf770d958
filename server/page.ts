import { refuse } from './errors.ts'

/** A page to read: how many rows, and the last id of the page before. */
export type Page = { limit: number | null; after: string | null }

/** Sorts after every id: where a list that runs backwards begins. */
export const maxCursor = '~'

/** Sorts before every id. */
export const minCursor = ''

type PageQuery = { limit?: number; cursor?: string }

/** The page a query asks for. Cursors are ids: what a list is sorted by. */
export function parsePage(
  { limit, cursor }: PageQuery,
  { defaultLimit = null }: { defaultLimit?: number | null } = {},
): Page {
  if (cursor !== undefined && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(cursor)) {
    throw refuse('bad-request', 'cursor: Invalid cursor', { fields: { cursor: 'Invalid cursor' } })
  }
  return { limit: limit ?? defaultLimit, after: cursor ?? null }
}

/** How many rows to read so that it is known whether a page follows. */
export function getFetchLimit({ limit }: Page): number {
  return limit === null ? 100_000 : limit + 1
}
