import { pagedQuery } from '#web/api/client.ts'

/** The members whose username or e-mail contains these words, newest first. */
export function memberPages(words: string) {
  return pagedQuery('GET /api/admin/members', { query: { query: words || undefined } })
}
