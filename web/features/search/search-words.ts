import { foldText } from '#web/ui/fold-text.ts'

/** Split a query into folded words to mark. A letter alone would mark too much. */
export function toSearchWords(query: string): string[] {
  const words = foldText(query)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  return words.length === 1 ? words : words.filter((word) => word.length > 1)
}
