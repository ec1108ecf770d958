import type { CatalogItem } from '#contract/catalog.ts'
import type { WrittenKind } from '#contract/written-drafts.ts'
import type { ResponseBody } from '#web/api/client.ts'

export type ListedDraft = ResponseBody<'GET /api/content/drafts'>[number]

/** A published item with the draft that changes it, or a draft of a new one. */
export type LibraryRow = {
  /** Of the item, or else of the draft. */
  id: string
  kind: WrittenKind
  title: string
  item: CatalogItem | null
  draft: ListedDraft | null
  /** Whether an item of the site has the name of this new draft, which can't be published until it has another. */
  isNameTaken: boolean
}

export const libraryStatuses = {
  draft: 'Drafts',
  hidden: 'Hidden',
  edited: 'Edited here',
  own: 'Written here',
  library: 'From the library',
} as const

type LibraryStatus = keyof typeof libraryStatuses

/** What the address says about the rows to show. Anything unknown shows all. */
export function readLibraryFilter(search: URLSearchParams) {
  const [kind, status] = [search.get('kind'), search.get('status')]
  return {
    query: search.get('q') ?? '',
    kind: kind === 'challenge' || kind === 'resource' ? kind : undefined,
    status: isStatus(status) ? status : undefined,
  }
}

/** List drafts first, the one saved last on top, and then everything else by name. Drafts without a change are left out. */
export function listLibraryRows(items: readonly CatalogItem[], allDrafts: readonly ListedDraft[]): LibraryRow[] {
  const drafts = allDrafts.filter(isTouched)
  const edits = new Map(drafts.flatMap((draft) => (draft.edits ? [[draft.edits.id, draft] as const] : [])))
  const itemIds = new Set(items.map(({ id }) => id))
  const names = new Set(items.map(toNameKey))
  const rows: LibraryRow[] = [
    ...drafts
      .filter(({ edits: edited }) => !edited || !itemIds.has(edited.id))
      .map((draft) => ({ ...pickRow(draft), item: null, draft, isNameTaken: names.has(toNameKey(draft)) })),
    ...items.map((item) => ({ ...pickRow(item), item, draft: edits.get(item.id) ?? null, isNameTaken: false })),
  ]
  return rows.toSorted((a, b) => compareDrafts(a, b) || a.title.localeCompare(b.title, 'en'))
}

export function filterLibraryRows(
  rows: readonly LibraryRow[],
  { query, kind, status }: ReturnType<typeof readLibraryFilter>,
): LibraryRow[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return rows.filter(
    (row) =>
      (kind === undefined || row.kind === kind) &&
      (status === undefined || hasStatus(row, status)) &&
      words.every((word) => fold(row.title).includes(word)),
  )
}

/** An editor that was only opened has left an edit, or a draft without a name. */
function isTouched({ revision, edits, title, publishAt, publishError }: ListedDraft): boolean {
  return revision > 1 || (!edits && title !== '') || publishAt !== null || publishError !== null
}

function hasStatus({ item, draft }: LibraryRow, status: LibraryStatus): boolean {
  if (status === 'draft') return draft !== null
  if (status === 'hidden') return item?.hiddenAt != null
  return item?.source === status
}

function compareDrafts(a: LibraryRow, b: LibraryRow): number {
  const [dateA, dateB] = [a.draft?.updatedAt ?? '', b.draft?.updatedAt ?? '']
  return dateA === dateB ? 0 : dateA < dateB ? 1 : -1
}

type Named = Pick<CatalogItem, 'id' | 'kind' | 'title'>

function pickRow({ id, kind, title }: Named): Named {
  return { id, kind, title }
}

function toNameKey({ kind, title }: Named): string {
  return `${kind} ${fold(title)}`
}

/** Names compare without case, accents and punctuation, as on the server. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function isStatus(value: string | null): value is LibraryStatus {
  return value !== null && value in libraryStatuses
}
