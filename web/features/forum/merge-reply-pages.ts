import type { ForumReply } from '#contract/forum.ts'

type Page = { items: ForumReply[]; next: string | undefined }

/**
 * Merge the loaded pages into unique replies, oldest first. A new reply past the last loaded page goes into
 * `appended`: ids grow with time, and a page's cursor is its last id.
 */
export function mergeReplyPages(pages: Page[]): { loaded: ForumReply[]; appended: ForumReply[] } {
  const next = pages.at(-1)?.next
  const replies = joinReplyPages(pages)
  return {
    loaded: replies.filter(({ id }) => next === undefined || id <= next),
    appended: replies.filter(({ id }) => next !== undefined && id > next),
  }
}

/** Join loaded pages into unique replies, oldest first. */
export function joinReplyPages(pages: Page[]): ForumReply[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((reply) => [reply.id, reply]))
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}
