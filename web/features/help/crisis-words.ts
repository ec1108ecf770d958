import { findCrisisSigns } from '#contract/crisis-signs/find-signs.ts'
import { toPlainWords } from '#contract/crisis-signs/plain-words.ts'
import { removeQuotes, toSentences } from '#contract/crisis-signs/split-text.ts'
import { scoreWindow, toWindows } from './crisis-model.ts'
import { threshold } from './crisis-weights.ts'

/** Characters of the longest text that is read. */
const MAX_LENGTH = 50_000

/** Sentences that say only that the writer is safe. */
const denial = /^ ?(?:im|i am) not suicidal ?$|^ ?i (?:dont|do not) want to die ?$/

/**
 * Tells whether a text suggests that its writer may harm themselves. It looks at words only, so it misses some and is
 * wrong about others: never use it for more than an offer of help.
 */
export function mayBeInCrisis(text: string): boolean {
  if (findCrisisSigns(text).size > 0) return true
  const sentences = toPlainSentences(text.slice(0, MAX_LENGTH)).filter((sentence) => !denial.test(sentence))
  return toWindows(sentences).some((words) => scoreWindow(words) > threshold)
}

/** Exported for training and tests. */
export function toPlainSentences(text: string): string[] {
  return toSentences(removeQuotes(text)).map(toPlainWords).filter(Boolean)
}
