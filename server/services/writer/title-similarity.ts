const stopWords = new Set(
  'a an and at by days day for from how in is it its more of off on one or out over seven nights night that the this to week weeks what when with without you your'.split(
    ' ',
  ),
)

/** Compares two titles by their word stems. */
export function isSimilarTitle(a: string, b: string): boolean {
  const [first, second] = [getWordStems(a), getWordStems(b)]
  if (first.size === 0 || second.size === 0) return normalizeTitle(a) === normalizeTitle(b)
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / (first.size + second.size - shared) >= 0.75
}

export function findSimilarTitle(title: string, titles: Iterable<string>): string | undefined {
  for (const candidate of titles) if (isSimilarTitle(title, candidate)) return candidate
  return undefined
}

/** Removes case, diacritics and punctuation for comparison. */
export function normalizeTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function getWordStems(title: string): Set<string> {
  const words = normalizeTitle(title)
    .split(' ')
    .filter((word) => word && !/^\d+$/.test(word) && !stopWords.has(word))
  return new Set(words.map((word) => (word.length > 3 ? word.replace(/(ing|es|s)$/, '') : word)))
}
