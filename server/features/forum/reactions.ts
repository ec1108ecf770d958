import type { Reactions } from '#contract/reactions.ts'
import type { Viewer } from '../../actor.ts'
import { countReactions, noReactions } from '../../database/reaction-counts.ts'
import type { Database } from '../../database/tables.ts'
import type { ForumKind } from './moderated-queries.ts'

/** Adds the one-tap answers that the viewer sees to discussions or replies. */
export async function addReactions<Row extends { id: string }>(
  database: Database,
  { viewerId }: Viewer,
  kind: ForumKind,
  rows: Row[],
): Promise<(Row & { reactions: Reactions })[]> {
  const counts = await countReactions(database, viewerId, { kind, subjectIds: rows.map(({ id }) => id) })
  return rows.map((row) => ({ ...row, reactions: counts.get(row.id) ?? noReactions() }))
}
