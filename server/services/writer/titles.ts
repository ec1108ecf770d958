/** Words that say nothing about what a title is about. */
const empty = new Set(
  'a an and at by days day for from how in is it its more of off on one or out over seven nights night that the this to week weeks what when with without you your'.split(
    ' ',
  ),
)

/** Whether two titles are about the same thing in nearly the same words. */
export function isNear(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  if (first.size === 0 || second.size === 0) return normalised(one) === normalised(other)
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / (first.size + second.size - shared) >= 0.75
}

/** The title among these that is nearly the same. */
export function nearest(title: string, titles: Iterable<string>): string | undefined {
  for (const each of titles) if (isNear(title, each)) return each
  return undefined
}

/** Compared letter by letter, whatever its case and marks. */
export function normalised(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function wordsOf(title: string): Set<string> {
  const words = normalised(title)
    .split(' ')
    .filter((word) => word && !/^\d+$/.test(word) && !empty.has(word))
  return new Set(words.map((word) => (word.length > 3 ? word.replace(/(ing|es|s)$/, '') : word)))
}
