import type { ContentCounts } from '#contract/generation.ts'
import { contentKind, type ContentKind } from '#contract/generations.ts'
import type { Generation, GenerationDetail, GenerationItem, GenerationStatus, Task } from '#contract/generations.ts'
import { populateCounts } from '#contract/limits.ts'
import { pillarKeys } from '#contract/pillars.ts'
import { isRowFree } from '../../database/lease.ts'
import type { ItemRow, GenerationRow } from './queries.ts'

export function presentGeneration(row: GenerationRow, items: ItemRow[], now: Date): Generation {
  const task = parseTask(row)
  const status = getEffectiveStatus(row, now)
  return {
    id: row.id,
    task,
    writer: { kind: row.provider, model: row.model },
    status,
    writing: status === 'running' ? row.writing : null,
    wanted: countWantedItems(task),
    written: countItems(items),
    drafts: items.filter((item) => item.draft_id !== null).length,
    tokens: { input: row.input_tokens, output: row.output_tokens },
    error: row.error,
    startedBy: row.started_by,
    startedById: row.user_id,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  }
}

export function presentGenerationDetail(row: GenerationRow, items: ItemRow[], now: Date): GenerationDetail {
  return { ...presentGeneration(row, items, now), items: items.map(presentItem), revision: row.revision }
}

function presentItem(row: ItemRow): GenerationItem {
  return {
    id: row.id,
    piece: row.piece,
    state: getItemState({ pieceId: row.piece_id, isDraft: row.draft_id !== null }),
    pieceId: row.piece_id,
    pillar: row.pillar,
    title: row.title,
    leftOut: parseLeftOut(row),
  }
}

export function formatLeftOut(parts: string[]): string | null {
  return parts.length > 0 ? JSON.stringify(parts) : null
}

export function parseLeftOut({ left_out: parts }: { left_out: string | null }): string[] {
  return parts === null ? [] : JSON.parse(parts)
}

export function getItemState({
  pieceId,
  isDraft,
}: {
  pieceId: string | null
  isDraft: boolean
}): GenerationItem['state'] {
  return isDraft ? 'draft' : pieceId === null ? 'removed' : 'published'
}

/** Returns interrupted for a running generation whose lease has expired. */
export function getEffectiveStatus(
  generation: Pick<GenerationRow, 'status' | 'lease_until'>,
  now: Date,
): GenerationStatus {
  return generation.status === 'running' && isRowFree(generation, now) ? 'interrupted' : generation.status
}

export function parseTask(row: Pick<GenerationRow, 'input'>): Task {
  // Generations of earlier versions have no `draft`.
  return { draft: false, ...JSON.parse(row.input) }
}

function countWantedItems(task: Task): ContentCounts {
  switch (task.kind) {
    case 'ingest':
      return { challenges: 1, resources: 0, forumPosts: 0 }
    case 'generate':
      return { challenges: task.count, resources: 0, forumPosts: 0 }
    case 'populate': {
      const pillars = task.pillar ? 1 : pillarKeys.length
      const { challenges, resources, forumPosts } = populateCounts
      return { challenges: challenges * pillars, resources: resources * pillars, forumPosts: forumPosts * pillars }
    }
  }
}

/** Includes items removed later. */
export function countItems(items: Pick<ItemRow, 'piece'>[]): ContentCounts {
  const count = (kind: ContentKind) => items.filter(({ piece }) => piece === kind).length
  return { challenges: count('challenge'), resources: count('resource'), forumPosts: count('discussion') }
}

/** @returns a message such as "2 of 4 challenges: the library has nothing left.", or null when nothing is missing */
export function describeShortfall(wanted: { kind: ContentKind }[], written: { kind: ContentKind }[]): string | null {
  const labels = { challenge: 'challenges', resource: 'resources', discussion: 'forum posts' }
  const missing = contentKind.options.flatMap((kind) => {
    const [total, count] = [wanted, written].map((items) => items.filter((item) => item.kind === kind).length)
    return total === count ? [] : [`${count} of ${total} ${labels[kind]}`]
  })
  return missing.length > 0 ? `${missing.join(', ')}: the library has nothing left.` : null
}
