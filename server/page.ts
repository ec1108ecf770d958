/** `after` is the last id of the previous page. */
export type Page = { limit: number | null; after: string | null }

/** Sorts after every id, as the start of a descending list. */
export const maxCursor = '~'

/** Sorts before every id. */
export const minCursor = ''

type PageQuery = { limit?: number; cursor?: string }

/** Parses the page of a query. Cursors are ids, and lists are sorted by id. */
export function parsePage(
  { limit, cursor }: PageQuery,
  { defaultLimit = null }: { defaultLimit?: number | null } = {},
): Page {
  return { limit: limit ?? defaultLimit, after: cursor ?? null }
}

/** @returns the most rows of a page, which is more than any list has if there is no limit */
export function getLimit({ limit }: Page): number {
  return limit ?? 100_000
}

/** Adds one row to the limit to find out whether another page follows. */
export function getFetchLimit(page: Page): number {
  return getLimit(page) + 1
}
