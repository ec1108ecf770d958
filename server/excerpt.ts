import { foldWords } from '#contract/fold-words.ts'
import { isFormOf, type SearchWord } from './search.ts'

const excerptLength = 160
/** Characters before the first word that was found. */
const lead = 50

/** Takes about 160 characters around the first word of a search in a plain text, or the start of the text. */
export function takeExcerpt(text: string, words: readonly SearchWord[]): string {
  if (text.length <= excerptLength) return text
  const at = findFirst(text, words)
  const earliest = Math.max(0, Math.min(at - lead, text.length - excerptLength))
  const start = earliest === 0 ? 0 : moveToSpace(text, earliest, at)
  const latest = start + excerptLength
  const end = latest >= text.length ? text.length : Math.max(text.lastIndexOf(' ', latest), start + lead * 2)
  return `${start > 0 ? '…' : ''}${text.slice(start, end).toWellFormed().trim()}${end < text.length ? '…' : ''}`
}

/** Starts after a space, unless a word is longer than what is before the match. */
function moveToSpace(text: string, from: number, until: number): number {
  const space = text.indexOf(' ', from)
  return space === -1 || space >= until ? from : space + 1
}

function findFirst(text: string, words: readonly SearchWord[]): number {
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu))
    if (foldWords(written).some((word) => words.some((each) => isFormOf(word, each)))) return index
  return 0
}
