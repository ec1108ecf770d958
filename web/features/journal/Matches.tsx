import { splitAtMatches } from './fold-text.ts'

/** A text with the words that were searched for marked. */
export function Matches({ words, children }: { words: readonly string[]; children: string }) {
  return splitAtMatches(children, words).map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  )
}
