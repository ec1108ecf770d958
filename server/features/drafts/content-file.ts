import type { ContentFile } from '#contract/content-file.ts'
import type { WrittenKind } from '#contract/written-drafts.ts'
import type { CommunityActor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { findContentItem } from '../library/content-items.ts'
import { readItem, type WrittenItem } from './content.ts'
import { isVisibleTo } from './queries.ts'

const maxNameLength = 60

/** Writes an item that members can see as a file. @throws not-found */
export async function readContentFile(
  database: Database,
  actor: Pick<CommunityActor, 'userId' | 'role'>,
  ref: { kind: WrittenKind; id: string },
): Promise<{ name: string; text: string }> {
  const found = await findContentItem(database, ref)
  if (!found || found.item.kind === 'discussion' || !(await isVisibleTo(database, actor, ref)))
    throw refuse('not-found', ref.kind === 'challenge' ? 'Challenge not found.' : 'Resource not found.')
  return { name: toFileName(found.item), text: formatContentFile(found.item) }
}

/** The same item always gives the same bytes: the schema gives its keys their order. */
export function formatContentFile(given: WrittenItem): string {
  const item = readItem(given.kind, given.draft).item ?? given
  const file = { format: 'seven-pillars', version: 1 } as const
  const content: ContentFile =
    item.kind === 'challenge'
      ? { ...file, kind: item.kind, challenge: item.draft }
      : { ...file, kind: item.kind, resource: item.draft }
  // Written as it is, this character would mean that a file is not UTF-8.
  return `${JSON.stringify(content, null, 2).replaceAll('\ufffd', String.raw`\ufffd`)}\n`
}

function toFileName({ kind, draft }: WrittenItem): string {
  const words = draft.title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replace(/^-+|-+$/g, '')
  return `${words || kind}.json`
}
