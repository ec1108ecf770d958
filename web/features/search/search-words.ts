import { foldWords } from '#contract/fold-words.ts'

/** Split a query into folded words to mark. A letter alone would mark too much. */
export function toSearchWords(query: string): string[] {
  const words = foldWords(query)
  return words.length === 1 ? words : words.filter((word) => word.length > 1)
}
