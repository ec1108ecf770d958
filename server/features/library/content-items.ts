import { contentKind, type ContentKind } from '#contract/generations.ts'
import type { WrittenKind } from '#contract/written-drafts.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import type { Revised, Revising } from '../../revision.ts'
import { removeStarterNote, addStarterNote } from '../../services/writer/starter-note.ts'
import type { ContentItem, ExistingContent } from '../../services/writer/writer.ts'
import {
  addChallenge,
  addChallengeLines,
  archiveChallenge,
  hideChallenge,
  showChallenge,
  findChallengeContent,
  listChallengeIds,
  removeChallenge,
  replaceChallenge,
  listChallengeTitles,
  unarchiveChallenge,
} from '../challenges/catalog.ts'
import { correctChallenge, reviseChallenge } from '../challenges/versions.ts'
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
import { hasThread, renameChallengeThread, withdrawHiddenThread } from '../forum/threads.ts'
import {
  addResource,
  archiveResource,
  hideResource,
  reviseResource,
  showResource,
  findResourceContent,
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

/**
 * Changes an item. Members who have joined a challenge keep what they joined, unless the change is for everyone.
 * Discussions have no revisions.
 * @throws conflict when a change for everyone would change the duration of members who have joined
 */
export async function reviseContentItem(
  tx: Database,
  id: string,
  item: ContentItem,
  options: Revising,
): Promise<Revised<ContentItem>> {
  switch (item.kind) {
    case 'challenge':
      return mapContent(await reviseThreadedChallenge(tx, id, item.draft, options), (draft) => ({
        kind: 'challenge',
        draft,
      }))
    case 'resource':
      return mapContent(await reviseResource(tx, id, item.draft, options), (draft) => ({ kind: 'resource', draft }))
    case 'discussion':
      return { outcome: (await editStarter(tx, id, item.draft, options.now)) ? 'revised' : 'gone' }
  }
}

async function reviseThreadedChallenge(...[tx, id, ...change]: Parameters<typeof reviseChallenge>) {
  const revised = await reviseChallenge(tx, id, ...change)
  await renameChallengeThread(tx, id)
  return revised
}

function mapContent<Draft>(revised: Revised<Draft>, toItem: (draft: Draft) => ContentItem): Revised<ContentItem> {
  if (revised.outcome !== 'conflict') return revised
  const { revision, content } = revised.current
  return { outcome: 'conflict', current: { revision, content: toItem(content) } }
}

/** Replaces an item. @returns false when it is gone or members have joined or replied */
export async function replaceUnusedItem(tx: Database, id: string, item: ContentItem, now: Date): Promise<boolean> {
  switch (item.kind) {
    case 'challenge':
      return replaceChallenge(tx, id, item.draft, now)
    case 'resource':
      return (await reviseResource(tx, id, item.draft, { baseRevision: null, now })).outcome === 'revised'
    case 'discussion':
      return replaceStarter(tx, id, item.draft, now)
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
  if ((await removeIfUnused(tx, ref)) || !(await findContentItem(tx, ref))) return
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

function removeIfUnused(tx: Database, { kind, id }: ContentRef): Promise<boolean> {
  switch (kind) {
    case 'challenge':
      return removeChallenge(tx, id)
    case 'resource':
      return removeResource(tx, id)
    case 'discussion':
      return removeStarter(tx, id)
  }
}

/** What admins can hide. */
export type CatalogRef = { kind: WrittenKind; id: string }

/** Hides an item from everyone but admins and the members who have joined it. @returns whether it exists */
export async function hideContentItem(tx: Database, { kind, id }: CatalogRef, now: Date): Promise<boolean> {
  if (kind === 'resource') return hideResource(tx, id, now)
  const isHidden = await hideChallenge(tx, id, now)
  await withdrawHiddenThread(tx, id, now)
  return isHidden
}

/** Shows a hidden item again. @returns whether it exists */
export function showContentItem(tx: Database, { kind, id }: CatalogRef): Promise<boolean> {
  return kind === 'challenge' ? showChallenge(tx, id) : showResource(tx, id)
}

/** Deletes an item unless members have ever joined it or written about it. */
export async function deleteContentItem(tx: Database, ref: CatalogRef): Promise<'deleted' | 'joined' | 'gone'> {
  if (await removeIfUnused(tx, ref)) return 'deleted'
  return (await findContentItem(tx, ref)) ? 'joined' : 'gone'
}

export type FoundContent = {
  item: ContentItem
  /** Of the item; 0 for a discussion, which has none. */
  revision: number
  /** Whether members have joined or replied. */
  inUse: boolean
}

const tables = { challenge: 'challenges', resource: 'resources', discussion: 'forum_posts' } as const

/** Makes edits of an item wait until the transaction ends. What it reads afterwards stays as it is. */
export function lockContentItem(tx: Database, { kind, id }: ContentRef): Promise<void> {
  return lockRow(tx, tables[kind], id)
}

export async function findContentItem(database: Database, { kind, id }: ContentRef): Promise<FoundContent | undefined> {
  switch (kind) {
    case 'challenge': {
      const found = await findChallengeContent(database, id)
      if (!found) return undefined
      const { content: draft, revision, participants } = found
      return {
        item: { kind: 'challenge', draft },
        revision,
        inUse: participants > 0 || (await hasThread(database, id)),
      }
    }
    case 'resource': {
      const found = await findResourceContent(database, id)
      return found && { item: { kind: 'resource', draft: found.content }, revision: found.revision, inUse: false }
    }
    case 'discussion': {
      const found = await findDiscussion(database, id)
      if (!found) return undefined
      const { title, content, pillar, replies } = found
      return { item: { kind: 'discussion', draft: { title, content, pillar } }, revision: 0, inUse: replies > 0 }
    }
  }
}

/**
 * Gives an item the library's text. Only a safety correction reaches members who have joined a challenge, where the
 * duration stays the same, and changes discussions with replies.
 * @param correction.before what the row has now
 * @returns whether the item has the text now
 */
export async function correctContentItem(
  tx: Database,
  id: string,
  { before, after, isSafety, now }: { before: ContentItem; after: ContentItem; isSafety: boolean; now: Date },
): Promise<boolean> {
  switch (after.kind) {
    case 'challenge':
      if (isSafety) await correctChallenge(tx, id, after.draft, now)
      else await addMissingLines(tx, id, { before, after })
      return (await reviseChallenge(tx, id, after.draft, { baseRevision: null, now })).outcome === 'revised'
    case 'resource': {
      const options = { baseRevision: null, forEveryone: isSafety, now }
      return (await reviseResource(tx, id, after.draft, options)).outcome === 'revised'
    }
    case 'discussion': {
      // Populated discussions have a note that seeded ones lack.
      const hasNote = before.kind === 'discussion' && removeStarterNote(before.draft.content) !== before.draft.content
      const content = hasNote ? addStarterNote(after.draft.content) : after.draft.content
      return correctStarter(tx, id, { ...after.draft, content }, { includeAnswered: isSafety })
    }
  }
}

/** Adds what the library says before and after a challenge, for members who have joined one that says neither. */
async function addMissingLines(
  tx: Database,
  id: string,
  { before, after }: { before: ContentItem; after: ContentItem },
): Promise<void> {
  if (before.kind !== 'challenge' || after.kind !== 'challenge') return
  const { promise, finishLine, duration } = after.draft
  if (promise === undefined || finishLine === undefined || duration !== before.draft.duration) return
  if (before.draft.promise !== undefined || before.draft.finishLine !== undefined) return
  await addChallengeLines(tx, id, { promise, finishLine })
}

/** Corrects a challenge for members who have joined it with the duration of the text. */
export async function correctJoinedChallenge(tx: Database, id: string, item: ContentItem, now: Date): Promise<boolean> {
  return item.kind === 'challenge' && correctChallenge(tx, id, item.draft, now)
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

/** Reads the kind of an item from its key in the library. */
export function parseKind(key: string): ContentKind | undefined {
  return contentKind.safeParse(key.split(':')[0]).data
}

/** Lists everything that could be an item of the library. */
export async function listContentRefs(database: Database): Promise<ContentRef[]> {
  return [
    ...(await listChallengeIds(database)).map((id) => ({ kind: 'challenge' as const, id })),
    ...(await listResourceIds(database)).map((id) => ({ kind: 'resource' as const, id })),
    ...(await listStarterIds(database)).map((id) => ({ kind: 'discussion' as const, id })),
  ]
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
