/** Find the post below one that is to be deleted, or the field below the last one, for the focus. */
export function findNextPost(id: string): HTMLElement | null {
  const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`)
  const posts = row?.closest('[data-posts]')?.querySelectorAll<HTMLElement>('[data-row], textarea') ?? []
  return [...posts].find((each) => row && isBelow(each, row)) ?? null
}

function isBelow(element: Element, row: Element): boolean {
  return !row.contains(element) && Boolean(row.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
}
