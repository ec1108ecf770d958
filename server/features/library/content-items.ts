import type { ContentKind } from '#contract/generations.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { removeStarterNote, addStarterNote } from '../../services/writer/starter-note.ts'
import type { ContentItem, ExistingContent } from '../../services/writer/writer.ts'
import {
  addChallenge,
  addChallengeLines,
  archiveChallenge,
  editChallenge,
  findChallengeContent,
  listChallengeIds,
  removeChallenge,
  replaceChallenge,
  listChallengeTitles,
  unarchiveChallenge,
} from '../challenges/catalog.ts'
import {
  correctStarter,
  editStarter,
  addStarter,
  findDiscussion,
  listStarterIds,
  removeStarter,
  replaceStarter,
  listStarterTitles,
} from '../forum/starters.ts'
import {
  addResource,
  archiveResource,
  correctResource,
  editResource,
  findResource,
  listResourceIds,
  removeResource,
  listResourceTitles,
  unarchiveResource,
} from '../resources/resources.ts'

export function addContentItem(tx: Database, item: ContentItem, now: Date): Promise<string> {
  switch (item.kind) {
    case 'challenge':
      return addChallenge(tx, item.draft, now)
    case 'resource':
      return addResource(tx, item.draft, now)
    case 'discussion':
      return addStarter(tx, item.draft, now)
  }
}

/** Edits an item. @returns false when it is gone or when a joined challenge would change its duration */
export function editContentItem(tx: Database, id: string, item: ContentItem, now: Date): Promise<boolean> {
  switch (item.kind) {
    case 'challenge':
      return editChallenge(tx, id, item.draft, now)
    case 'resource':
      return editResource(tx, id, item.draft, now)
    case 'discussion':
      return editStarter(tx, id, item.draft, now)
  }
}

/** Replaces an item. @returns false when it is gone or members have joined or replied */
export function replaceUnusedItem(tx: Database, id: string, kind: ContentItem, now: Date): Promise<boolean> {
  switch (kind.kind) {
    case 'challenge':
      return replaceChallenge(tx, id, kind.draft, now)
    case 'resource':
      return editResource(tx, id, kind.draft, now)
    case 'discussion':
      return replaceStarter(tx, id, kind.draft, now)
  }
}

export type ContentRef = { kind: ContentKind; id: string }

/**
 * Removes an item if it still exists.
 * @param siblings the items removed in the same request; the error names all of them that are in use
 * @throws conflict when members have joined or replied
 */
export async function removeUnusedItem(
  tx: Database,
  ref: ContentRef,
  siblings: { piece: ContentKind; piece_id: string | null; title: string }[],
): Promise<void> {
  if ((await deleteContentItem(tx, ref)) || !(await findContentItem(tx, ref))) return
  const titlesInUse: string[] = []
  for (const { piece: kind, piece_id: id, title } of siblings) {
    if (id !== null && (await findContentItem(tx, { kind, id }))?.inUse) titlesInUse.push(`“${title}”`)
  }
  const more = titlesInUse.length > 3 ? ` and ${titlesInUse.length - 3} more` : ''
  throw refuse(
    'conflict',
    `Members have already joined or replied to ${titlesInUse.slice(0, 3).join(', ')}${more}. Nothing was removed.`,
  )
}

function deleteContentItem(tx: Database, { kind, id }: ContentRef): Promise<boolean> {
  switch (kind) {
    case 'challenge':
      return removeChallenge(tx, id)
    case 'resource':
      return removeResource(tx, id)
    case 'discussion':
      return removeStarter(tx, id)
  }
}

export async function findContentItem(
  database: Database,
  { kind, id }: ContentRef,
): Promise<{ item: ContentItem; inUse: boolean } | undefined> {
  switch (kind) {
    case 'challenge': {
      const found = await findChallengeContent(database, id)
      return found && { item: { kind: 'challenge', draft: found.content }, inUse: found.participants > 0 }
    }
    case 'resource': {
      const found = await findResource(database, id)
      if (!found) return undefined
      const { title, description, pillar, type, blocks, sources } = found
      return {
        item: {
          kind: 'resource',
          draft: {
            title,
            description,
            pillar,
            type,
            blocks: parseBlocks(blocks),
            ...(sources.length > 0 && { sources }),
          },
        },
        inUse: false,
      }
    }
    case 'discussion': {
      const found = await findDiscussion(database, id)
      if (!found) return undefined
      const { title, content, pillar, replies } = found
      return { item: { kind: 'discussion', draft: { title, content, pillar } }, inUse: replies > 0 }
    }
  }
}

/**
 * Replaces an item with the library's corrected text.
 * @param correction.before what the row has now
 * @param correction.includeUsed also changes items that members have joined or answered
 * @returns false when the item is gone, in use, or a joined challenge would change its duration
 */
export function correctContentItem(
  tx: Database,
  id: string,
  { before, after, includeUsed, now }: { before: ContentItem; after: ContentItem; includeUsed: boolean; now: Date },
): Promise<boolean> {
  switch (after.kind) {
    case 'challenge':
      return (includeUsed ? editChallenge : replaceChallenge)(tx, id, after.draft, now)
    case 'resource':
      return correctResource(tx, id, {
        before: before.kind === 'resource' ? before.draft.blocks : [],
        after: after.draft,
        now,
      })
    case 'discussion': {
      // Populated discussions have a note that seeded ones lack.
      const hasNote = before.kind === 'discussion' && removeStarterNote(before.draft.content) !== before.draft.content
      const content = hasNote ? addStarterNote(after.draft.content) : after.draft.content
      return correctStarter(tx, id, { ...after.draft, content }, { includeAnswered: includeUsed })
    }
  }
}

/**
 * Adds what the library says before and after a challenge to one that members have joined and that says neither. Its other
 * text stays.
 * @returns the item as it is then; undefined if nothing was added
 */
export async function addMissingLines(
  tx: Database,
  id: string,
  { before, after }: { before: ContentItem; after: ContentItem },
): Promise<ContentItem | undefined> {
  if (before.kind !== 'challenge' || after.kind !== 'challenge') return undefined
  const { promise, finishLine, duration } = after.draft
  if (promise === undefined || finishLine === undefined || duration !== before.draft.duration) return undefined
  if (before.draft.promise !== undefined || before.draft.finishLine !== undefined) return undefined
  await addChallengeLines(tx, id, { promise, finishLine })
  return { kind: 'challenge', draft: { ...before.draft, promise, finishLine } }
}

/** Hides an item that the library has retired, unless members have joined or replied. @returns whether it changed */
export function archiveContentItem(tx: Database, { kind, id }: ContentRef, now: Date): Promise<boolean> {
  switch (kind) {
    case 'challenge':
      return archiveChallenge(tx, id, now)
    case 'resource':
      return archiveResource(tx, id, now)
    case 'discussion':
      return removeStarter(tx, id)
  }
}

/** @returns whether it was archived */
export async function unarchiveContentItem(tx: Database, { kind, id }: ContentRef): Promise<boolean> {
  if (kind === 'discussion') return false
  return kind === 'challenge' ? unarchiveChallenge(tx, id) : unarchiveResource(tx, id)
}

/** Lists everything that could be an item of the library. */
export async function listContentRefs(database: Database): Promise<ContentRef[]> {
  return [
    ...(await listChallengeIds(database)).map((id) => ({ kind: 'challenge' as const, id })),
    ...(await listResourceIds(database)).map((id) => ({ kind: 'resource' as const, id })),
    ...(await listStarterIds(database)).map((id) => ({ kind: 'discussion' as const, id })),
  ]
}

// Blocks that were changed in the database by hand may be unreadable.
function parseBlocks(blocks: string | null) {
  try {
    return JSON.parse(blocks ?? '[]')
  } catch {
    return []
  }
}

export async function listExistingTitles(database: Database): Promise<ExistingContent['titles']> {
  const challenges = await listChallengeTitles(database)
  const resources = await listResourceTitles(database)
  const discussions = await listStarterTitles(database)
  return [
    ...challenges.map(({ title, pillar }) => ({ title, pillar, kind: 'challenge' as const })),
    ...resources.map((title) => ({ ...title, kind: 'resource' as const })),
    ...discussions.map((title) => ({ ...title, kind: 'discussion' as const })),
  ]
}
