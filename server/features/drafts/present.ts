import { limits } from '#contract/limits.ts'
import type { UnfinishedContent, WrittenDraft } from '#contract/written-drafts.ts'
import type { DraftRow } from './queries.ts'

export function presentDraft(row: DraftRow): WrittenDraft {
  return {
    id: row.id,
    kind: row.kind,
    content: parseDraftContent(row),
    edits: row.item_id === null ? null : { id: row.item_id, joined: row.joined ?? 0 },
    author: row.author,
    revision: row.revision,
    publishAt: row.publish_at,
    publishError: row.publish_error,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export function presentListedDraft(row: DraftRow) {
  const { content, ...draft } = presentDraft(row)
  return { ...draft, title: getTitle(content) }
}

export function parseDraftContent({ content }: Pick<DraftRow, 'content'>): UnfinishedContent {
  return JSON.parse(content)
}

function getTitle({ title }: UnfinishedContent): string {
  return typeof title === 'string' ? [...title.trim()].slice(0, limits.title).join('') : ''
}
