/** Letters that no normalization takes apart. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
}
const letter = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Makes a text lower-case without accents and apostrophes, so that both database engines compare it the same way. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(letter, (found) => letters[found] ?? found)
}

/** Splits a text into folded words. */
export function foldWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
