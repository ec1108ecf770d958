import type { PieceKind } from '#contract/generation-runs.ts'
import type { Pillar } from '#contract/pillars.ts'
import { composeFromIdea, composeFromTopic } from './composer/compose.ts'
import { asStarter } from './starter.ts'
import { normalised } from './titles.ts'
import type { Piece, Taken, Writer, Written } from './writer.ts'

/** Writes without a model: pieces of the library that the site has not been given, and challenges composed from an idea’s own words. */
export const libraryWriter: Writer = {
  kind: 'library',
  model: null,
  async write(brief, { taken, signal }) {
    signal.throwIfAborted()
    switch (brief.task) {
      case 'idea':
        return composed(composeFromIdea(brief.idea, brief, titlesOf(taken, 'challenge')))
      case 'topic': {
        const draft = composeFromTopic(brief.topic, brief.number, titlesOf(taken, 'challenge'))
        return draft && composed(draft)
      }
      case 'shelf':
        return fromShelf(brief, taken)
    }
  },
}

function composed(draft: Extract<Piece, { kind: 'challenge' }>['draft']): Written {
  return { piece: { kind: 'challenge', draft }, key: null, source: 'composer 1', tokens: { input: 0, output: 0 } }
}

/** The next piece that has not been given. Without the starter content, what a first start would have given comes first. */
async function fromShelf(
  { piece, pillar }: { piece: PieceKind; pillar: Pillar },
  taken: Taken,
): Promise<Written | null> {
  const titles = new Set(titlesOf(taken, piece).map(normalised))
  for (const { key, ...found } of await shelfOf(piece, pillar)) {
    if (!taken.keys.has(key) && !titles.has(normalised(found.piece.draft.title)))
      return { ...found, key, source: 'library', tokens: { input: 0, output: 0 } }
  }
  return null
}

async function shelfOf(kind: PieceKind, pillar: Pillar): Promise<{ key: string; piece: Piece }[]> {
  const { challengeShelves, discussionShelves, resourceShelves } = await import('../../content/shelves.ts')
  switch (kind) {
    case 'challenge': {
      const { seeded, reserve } = challengeShelves[pillar]
      return [...seeded, ...reserve].map(({ key, ...draft }) => ({ key: `challenge:${key}`, piece: { kind, draft } }))
    }
    case 'resource': {
      const { seeded, reserve } = resourceShelves[pillar]
      return [...seeded, ...reserve].map(({ key, ...draft }) => ({ key: `resource:${key}`, piece: { kind, draft } }))
    }
    case 'discussion': {
      const { seeded, reserve } = discussionShelves[pillar]
      return [...seeded, ...reserve].map(({ key, content, ...draft }) => ({
        key: `discussion:${key}`,
        piece: { kind, draft: { ...draft, content: asStarter(content) } },
      }))
    }
  }
}

function titlesOf({ titles }: Taken, kind: PieceKind): string[] {
  return titles.filter(({ piece }) => piece === kind).map(({ title }) => title)
}
