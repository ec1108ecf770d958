import type { ContentKind } from '#contract/generation-runs.ts'
import type { Pillar } from '#contract/pillars.ts'
import { composeFromIdea, composeFromTopic } from './composer/compose.ts'
import { loadLibrary, type LibraryItem } from './library-items.ts'
import { addStarterNote } from './starter-note.ts'
import { normalizeTitle } from './title-similarity.ts'
import type { ContentItem, ExistingContent, GeneratedItem, Writer } from './writer.ts'

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
  async listRemaining(existing) {
    return (await listUnusedItems(existing)).map(({ item: { kind, draft } }) => ({ kind, pillar: draft.pillar }))
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
  const unused = (await listUnusedItems(existing)).find(
    ({ item }) => item.kind === kind && item.draft.pillar === pillar,
  )
  if (!unused) return null
  return { item: addNote(unused.item), key: unused.key, source: 'library', tokens: { input: 0, output: 0 } }
}

async function listUnusedItems(existing: ExistingContent): Promise<LibraryItem[]> {
  const titles = new Set(existing.titles.map(({ kind, title }) => `${kind} ${normalizeTitle(title)}`))
  return (await loadLibrary()).filter(
    ({ key, item }) => !existing.keys.has(key) && !titles.has(`${item.kind} ${normalizeTitle(item.draft.title)}`),
  )
}

function addNote(item: ContentItem): ContentItem {
  if (item.kind !== 'discussion') return item
  return { ...item, draft: { ...item.draft, content: addStarterNote(item.draft.content) } }
}

function listTitles({ titles }: ExistingContent, kind: ContentKind): string[] {
  return titles.filter((existing) => existing.kind === kind).map(({ title }) => title)
}
