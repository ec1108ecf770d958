import { foldText } from '#contract/fold-words.ts'

export type TextPart = { text: string; isMatch: boolean }

/** @param atStart look for them only where a word of the text begins */
type MatchOptions = { atStart?: boolean | undefined }

/** Split a text where one of the folded words is in it. */
export function splitAtMatches(text: string, words: readonly string[], { atStart }: MatchOptions = {}): TextPart[] {
  const { folded, starts } = foldWithPositions(text)
  const ranges = words
    .flatMap((word) => findAll(folded, word))
    .filter(([from]) => !atStart || !/[\p{L}\p{N}]$/u.test(folded.slice(Math.max(0, from - 2), from)))
    .sort(([a], [b]) => a - b)
  const parts: TextPart[] = []
  let end = 0
  for (const [from, to] of ranges) {
    const [start, stop] = [Math.max(end, starts[from] ?? 0), starts[to] ?? text.length]
    if (stop <= start) continue
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false })
    parts.push({ text: text.slice(start, stop), isMatch: true })
    end = stop
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

/** Cut a long text to the surroundings of its first match. */
export function excerptAtMatch(text: string, words: readonly string[], maxLength: number): string {
  if (text.length <= maxLength) return text
  const { folded, starts } = foldWithPositions(text)
  const first = Math.min(...words.map((word) => folded.indexOf(word)).filter((at) => at !== -1))
  const match = Number.isFinite(first) ? (starts[first] ?? 0) : 0
  const from = Math.max(0, Math.min(match - Math.round(maxLength / 4), text.length - maxLength))
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1 || from
  const end = from + maxLength >= text.length ? text.length : text.lastIndexOf(' ', from + maxLength)
  const cut = text.slice(start > match ? from : start, end > match ? end : from + maxLength)
  const whole = cut.toWellFormed().replace(/^\uFFFD|\uFFFD$/g, '')
  return `${from > 0 ? '…' : ''}${whole.trim()}${end < text.length ? '…' : ''}`
}

/** `starts` has the position in `text` of each character of `folded`, and of its end. */
function foldWithPositions(text: string): { folded: string; starts: number[] } {
  let folded = ''
  const starts: number[] = []
  let position = 0
  for (const character of text) {
    const part = character < '\u0080' ? character.toLowerCase() : foldText(character)
    for (let index = 0; index < part.length; index++) starts.push(position)
    folded += part
    position += character.length
  }
  starts.push(text.length)
  return { folded, starts }
}

function findAll(text: string, word: string): [from: number, to: number][] {
  const found: [number, number][] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
    found.push([at, at + word.length])
  return found
}
