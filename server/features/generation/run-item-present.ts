import type { RunItemDetail } from '#contract/generation-items.ts'
import type { Piece } from '../../services/writer/writer.ts'
import type { ItemRow } from './run-item-queries.ts'

export function presentItem(row: ItemRow, found: { piece: Piece; inUse: boolean } | undefined): RunItemDetail {
  const { piece, inUse = false } = found ?? {}
  return {
    id: row.id,
    runId: row.run_id,
    piece: row.piece,
    pieceId: piece ? row.piece_id : null,
    pillar: row.pillar,
    title: row.title,
    inUse,
    challenge: piece?.kind === 'challenge' ? piece.draft : null,
    resource: piece?.kind === 'resource' ? piece.draft : null,
    discussion: piece?.kind === 'discussion' ? piece.draft : null,
  }
}
