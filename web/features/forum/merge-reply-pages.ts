import type { ForumReply } from '#contract/forum.ts'

type Page = { items: ForumReply[]; next: string | undefined }

/**
 * The replies of the pages read so far, oldest first, each once. A reply just written may be `ahead` of pages not read yet:
 * the cursor of the last page is the id it ends with, and ids grow with time.
 */
export function mergeReplyPages(pages: Page[]): { loaded: ForumReply[]; appended: ForumReply[] } {
  const next = pages.at(-1)?.next
  const byId = new Map(pages.flatMap(({ items }) => items).map((reply) => [reply.id, reply]))
  const replies = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  return {
    loaded: replies.filter(({ id }) => next === undefined || id <= next),
    appended: replies.filter(({ id }) => next !== undefined && id > next),
  }
}
