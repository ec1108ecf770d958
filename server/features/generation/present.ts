import type { PieceKind, Run, RunDetail, RunItem, RunStatus, Task } from '#contract/generation-runs.ts'
import type { Counts } from '#contract/generation.ts'
import { populateCounts } from '#contract/limits.ts'
import { pillarKeys } from '#contract/pillars.ts'
import { isRowFree } from '../../database/lease.ts'
import type { ItemRow, RunRow } from './queries.ts'

export function presentRun(row: RunRow, items: ItemRow[], now: Date): Run {
  const task = taskOf(row)
  const status = statusOf(row, now)
  return {
    id: row.id,
    task,
    writer: { kind: row.provider, model: row.model },
    status,
    writing: status === 'running' ? row.writing : null,
    wanted: wantedBy(task),
    written: countsOf(items),
    tokens: { input: row.input_tokens, output: row.output_tokens },
    error: row.error,
    startedBy: row.started_by,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  }
}

export function presentRunDetail(row: RunRow, items: ItemRow[], now: Date): RunDetail {
  return { ...presentRun(row, items, now), items: items.map(presentItem), revision: row.revision }
}

export function presentItem(row: ItemRow): RunItem {
  return { id: row.id, piece: row.piece, pieceId: row.piece_id, pillar: row.pillar, title: row.title }
}

/** A run whose process has gone is interrupted, also before a write notes it. */
export function statusOf(run: Pick<RunRow, 'status' | 'lease_until'>, now: Date): RunStatus {
  return run.status === 'running' && isRowFree(run, now) ? 'interrupted' : run.status
}

export function taskOf(row: Pick<RunRow, 'input'>): Task {
  return JSON.parse(row.input)
}

/** How many of each kind a task asks for. */
export function wantedBy(task: Task): Counts {
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

/** How many of each kind have been written; those removed since count too. */
export function countsOf(items: Pick<ItemRow, 'piece'>[]): Counts {
  const count = (kind: PieceKind) => items.filter(({ piece }) => piece === kind).length
  return { challenges: count('challenge'), resources: count('resource'), forumPosts: count('discussion') }
}
