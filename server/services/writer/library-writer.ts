import type { ContentKind } from '#contract/generations.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Candidate } from './chooser/choose.ts'
import { loadLibrary, type LibraryItem } from './library-items.ts'
import { addStarterNote } from './starter-note.ts'
import { normalizeTitle } from './title-similarity.ts'
import type { ContentItem, ExistingContent, GeneratedItem, ItemSpec, Writer } from './writer.ts'

/** Works without a model: chooses challenges of the library for ideas and topics, and unused library items for pillars. */
export const libraryWriter: Writer = {
  kind: 'library',
  model: null,
  async write(spec, { existing, signal }) {
    signal.throwIfAborted()
    switch (spec.task) {
      case 'idea':
        return pickUnused(await listForIdea(spec), existing)
      case 'topic':
        return pickUnused(await listForTopic(spec), existing)
      case 'shelf':
        return pickFromLibrary(spec, existing)
    }
  },
  async listRemaining(existing) {
    return (await listUnusedItems(existing)).map(({ item: { kind, draft } }) => ({ kind, pillar: draft.pillar }))
  },
}

async function listForIdea(spec: Extract<ItemSpec, { task: 'idea' }>): Promise<Candidate[]> {
  const { chooseForIdea } = await import('./chooser/choose.ts')
  const choice = await chooseForIdea(spec.idea, spec)
  return choice.outcome === 'fits' ? [choice.candidate] : []
}

async function listForTopic({ topic }: Extract<ItemSpec, { task: 'topic' }>): Promise<Candidate[]> {
  const { chooseForTopic } = await import('./chooser/choose.ts')
  return (await chooseForTopic(topic)).candidates
}

function pickUnused(candidates: Candidate[], existing: ExistingContent): GeneratedItem | null {
  const titles = new Set(listTitles(existing, 'challenge').map(normalizeTitle))
  const candidate = candidates.find(({ draft }) => !titles.has(normalizeTitle(draft.title)))
  if (!candidate) return null
  const { key, draft } = candidate
  return {
    item: { kind: 'challenge', draft },
    // An item that was removed from the site may return, but its key is already recorded.
    key: existing.keys.has(key) ? null : key,
    source: 'library',
    leftOut: [],
    tokens: { input: 0, output: 0 },
  }
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
  return {
    item: addNote(unused.item),
    key: unused.key,
    source: 'library',
    leftOut: [],
    tokens: { input: 0, output: 0 },
  }
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
