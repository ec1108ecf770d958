import type { JournalEntry } from '#contract/journal.ts'

type Page = { items: JournalEntry[]; next: string | undefined }

/** Put a new or changed entry where the order of the list has it. On a page that is not loaded, it is not shown yet. */
export function insertEntry(pages: Page[], entry: JournalEntry): Page[] {
  const others = removeEntry(pages, entry.id)
  const found = others.findIndex(({ items }) => items.some((item) => isNewer(entry, item)))
  const index = found === -1 && others.at(-1)?.next === undefined ? others.length - 1 : found
  return others.map((page, position) => {
    if (position !== index) return page
    const at = page.items.findIndex((item) => isNewer(entry, item))
    return { ...page, items: page.items.toSpliced(at === -1 ? page.items.length : at, 0, entry) }
  })
}

export function removeEntry(pages: Page[], id: string): Page[] {
  return pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }))
}

/** The order of the list: by day, then by id. */
function isNewer(a: JournalEntry, b: JournalEntry): boolean {
  return a.entryDate === b.entryDate ? a.id > b.id : a.entryDate > b.entryDate
}
