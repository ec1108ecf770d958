import { createHash } from 'node:crypto'
import { removeStarterNote } from '../../services/writer/starter-note.ts'
import type { ContentItem } from '../../services/writer/writer.ts'

/** Hashes what an item says. The same text has the same hash as a library item and as a row. */
export function hashContentItem(item: ContentItem): string {
  const normalized =
    item.kind === 'discussion'
      ? { ...item, draft: { ...item.draft, content: removeStarterNote(item.draft.content) } }
      : item
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(normalized)))
    .digest('hex')
    .slice(0, 16)
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sortKeys(each)]))
}
