import type { ContentKind } from '#contract/generation-runs.ts'
import type { Pillar } from '#contract/pillars.ts'
import { composeFromIdea, composeFromTopic } from './composer/compose.ts'
import { loadLibrary } from './library-items.ts'
import { addStarterNote } from './starter-note.ts'
import { normalizeTitle } from './title-similarity.ts'
import type { ContentItem, ExistingContent, Writer, GeneratedItem } from './writer.ts'

/** Writes without a model: picks unused library items and composes challenges from ideas. */
export const libraryWriter: Writer = {
  kind: 'library',
  model: null,
  async write(spec, { existing, signal }) {
    signal.throwIfAborted()
    switch (spec.task) {
      case 'idea':
        return toGeneratedChallenge(composeFromIdea(spec.idea, spec, listTitles(existing, 'challenge')))
      case 'topic': {
        const draft = composeFromTopic(spec.topic, spec.number, listTitles(existing, 'challenge'))
        return draft && toGeneratedChallenge(draft)
      }
      case 'shelf':
        return pickFromLibrary(spec, existing)
    }
  },
}

function toGeneratedChallenge(draft: Extract<ContentItem, { kind: 'challenge' }>['draft']): GeneratedItem {
  return { item: { kind: 'challenge', draft }, key: null, source: 'composer 1', tokens: { input: 0, output: 0 } }
}

/** Picks the next unused item, starting with the starter content if the site was not seeded. */
async function pickFromLibrary(
  { kind, pillar }: { kind: ContentKind; pillar: Pillar },
  existing: ExistingContent,
): Promise<GeneratedItem | null> {
  const titles = new Set(listTitles(existing, kind).map(normalizeTitle))
  for (const { key, ...candidate } of await loadLibraryItems(kind, pillar)) {
    if (!existing.keys.has(key) && !titles.has(normalizeTitle(candidate.item.draft.title)))
      return { ...candidate, key, source: 'library', tokens: { input: 0, output: 0 } }
  }
  return null
}

async function loadLibraryItems(kind: ContentKind, pillar: Pillar): Promise<{ key: string; item: ContentItem }[]> {
  const items = (await loadLibrary()).filter(({ item }) => item.kind === kind && item.draft.pillar === pillar)
  return items.map(({ key, item }) => ({
    key,
    item:
      item.kind === 'discussion'
        ? { ...item, draft: { ...item.draft, content: addStarterNote(item.draft.content) } }
        : item,
  }))
}

function listTitles({ titles }: ExistingContent, kind: ContentKind): string[] {
  return titles.filter((existing) => existing.kind === kind).map(({ title }) => title)
}
