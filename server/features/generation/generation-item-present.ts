import type { GenerationItemDetail } from '#contract/generation-items.ts'
import type { ContentItem } from '../../services/writer/writer.ts'
import type { ItemRow } from './generation-item-queries.ts'
import { getItemState, parseLeftOut } from './present.ts'

export function presentItem(
  row: ItemRow,
  found: { item: ContentItem; inUse: boolean } | undefined,
): GenerationItemDetail {
  const { item, inUse = false } = found ?? {}
  const pieceId = item ? row.piece_id : null
  return {
    id: row.id,
    generationId: row.run_id,
    piece: row.piece,
    state: getItemState({ pieceId, isDraft: row.draft !== null }),
    pieceId,
    pillar: row.pillar,
    title: row.title,
    leftOut: parseLeftOut(row),
    inUse,
    challenge: item?.kind === 'challenge' ? item.draft : null,
    resource: item?.kind === 'resource' ? item.draft : null,
    discussion: item?.kind === 'discussion' ? item.draft : null,
  }
}
