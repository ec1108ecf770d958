type Part = { text: string; unbroken: boolean }

/** The space for an h1 on a screen of 320 px. */
const maxWidthEm = 10

/** Split a heading into hyphenated words that fit on a line of the narrowest screen, and the text between them. */
export function splitHyphenatedWords(text: string): Part[] {
  const parts: Part[] = []
  for (const piece of text.split(/(\s+)/)) {
    const unbroken = /[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(piece) && estimateWidthEm(piece) <= maxWidthEm
    const last = parts.at(-1)
    if (last && !last.unbroken && !unbroken) last.text += piece
    else parts.push({ text: piece, unbroken })
  }
  return parts
}

/** Widest character of each class in the display font. */
const characterWidths: [RegExp, em: number][] = [
  [/[fijlrtIJ.,:;!'’()-]/, 0.5],
  [/[a-ln-vx-z\d]/, 0.72],
  [/[A-LN-VX-Z]/, 0.85],
]

/** Never too low, so that no word overflows. */
function estimateWidthEm(word: string): number {
  let width = 0
  for (const character of word) width += characterWidths.find(([pattern]) => pattern.test(character))?.[1] ?? 1.1
  return width
}
