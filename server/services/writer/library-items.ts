import { pillarKeys } from '#contract/pillars.ts'
import type { ContentItem } from './writer.ts'

/** An item of the built-in library. Its key never changes, even if its title does. */
export type LibraryItem = { key: string; item: ContentItem; seeded: boolean; safetyRevision: number }

/** A text that only corrects rows whose duration members have joined. */
export type EarlierItem = Pick<LibraryItem, 'item' | 'safetyRevision'>

export type WholeLibrary = { items: LibraryItem[]; earlier: Map<string, EarlierItem> }

type ShelfItem = { key: string; safetyRevision?: number }

/**
 * Loads the library, which is large. The seeded items of each kind come first, and they alternate between the pillars,
 * so that a list of all items starts with one of each.
 */
export async function loadLibrary(): Promise<LibraryItem[]> {
  const { challengeShelves, discussionShelves, resourceShelves } = await import('../../content/shelves.ts')
  return [true, false].flatMap((seeded) => {
    const shelf = seeded ? 'seeded' : 'reserve'
    return [
      ...toLibraryItems(
        pillarKeys.map((pillar) => challengeShelves[pillar][shelf]),
        seeded,
        ({ isJournal: _isJournal, ...draft }) => ({ kind: 'challenge', draft }),
      ),
      ...toLibraryItems(
        pillarKeys.map((pillar) => resourceShelves[pillar][shelf]),
        seeded,
        (draft) => ({ kind: 'resource', draft }),
      ),
      ...toLibraryItems(
        pillarKeys.map((pillar) => discussionShelves[pillar][shelf]),
        seeded,
        (draft) => ({ kind: 'discussion', draft }),
      ),
    ]
  })
}

/** Loads the earlier texts of shortened and retired challenges by key, for rows that members have joined. */
export async function loadEarlierChallenges(): Promise<Map<string, EarlierItem>> {
  const { earlierChallenges } = await import('../../content/earlier-challenges.ts')
  return new Map(
    Object.entries(earlierChallenges).map(([key, { safetyRevision = 0, ...draft }]) => [
      `challenge:${key}`,
      { item: { kind: 'challenge', draft }, safetyRevision },
    ]),
  )
}

export async function loadWholeLibrary(): Promise<WholeLibrary> {
  return { items: await loadLibrary(), earlier: await loadEarlierChallenges() }
}

/** Return the safety revision of an item's current text. */
export async function getSafetyRevision(key: string): Promise<number> {
  return (await loadLibrary()).find((item) => item.key === key)?.safetyRevision ?? 0
}

function toLibraryItems<T extends ShelfItem>(
  shelves: T[][],
  seeded: boolean,
  toItem: (draft: Omit<T, keyof ShelfItem>) => ContentItem,
): LibraryItem[] {
  return interleave(shelves).map(({ key, safetyRevision = 0, ...draft }) => {
    const item = toItem(draft)
    return { key: `${item.kind}:${key}`, item, seeded, safetyRevision }
  })
}

function interleave<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}
