const letters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  'ँ': 'ं',
}

/** Removes what people leave out when they type: capitals, accents, vowel points and the marks of some letters. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßøæœłđıىةँ]/g, (letter) => letters[letter] ?? letter)
}

/** Reduces a sentence of any language to folded words. A comma stays as its own word. */
export function toFoldedWords(sentence: string): string {
  return foldLetters(sentence)
    .replace(/[,،、:()[\]–—]|\s-+\s/g, ' , ')
    .replace(/[^\p{L}\p{M}\p{N},]+/gu, ' ')
    .trim()
}
