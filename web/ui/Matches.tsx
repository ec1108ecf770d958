import { splitAtMatches } from './fold-text.ts'

type Props = {
  /** Folded. */
  words: readonly string[]
  /** Whether words of the text that only contain one stay unmarked. */
  atStart?: boolean
  children: string
}

/** A text with the words that were searched for marked. */
export function Matches({ words, atStart, children }: Props) {
  return splitAtMatches(children, words, { atStart }).map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  )
}
