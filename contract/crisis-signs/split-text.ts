/** Characters of the longest piece that the rules see. Longer sentences are cut into overlapping pieces. */
const PIECE_LENGTH = 300
const PIECE_OVERLAP = 100

const quoted =
  /["“”«»]([^"“”«»]{1,400})["“”«»]|(?:^|[\s(])['‘]([^'‘’]{4,}(?:['’]\w[^'‘’]{0,200}){0,4})['’](?=[\s.,!?)]|$)/g
const ownSpeech =
  /\b(?:i|i['’]?ve|me) (?:\w+ ){0,3}(?:told|tell|said|say|saying|wrote|write|texted|typed|admitted|whispered|screamed|thought|think|thinking|keep|kept|like|googled|searched)\b[^.!?"“]{0,60}$/i

/** Splits a text into sentences of at most 300 characters. */
export function toSentences(text: string): string[] {
  return text
    .split(/[.!?;\n]+(?=\s|$)|\n|[…。！？；؟।]+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .flatMap(cut)
}

/** Removes what the writer quotes, unless they quote themselves or the quote is the whole text. */
export function removeQuotes(text: string): string {
  return text.replace(quoted, (whole, double: string | undefined, single: string | undefined, at: number) => {
    const isAll = whole.trim().length >= text.trim().length - 1
    const isOwn = isAll || ownSpeech.test(text.slice(Math.max(0, at - 120), at).trim())
    return isOwn ? ` ${double ?? single ?? ''} ` : ' , '
  })
}

function cut(sentence: string): string[] {
  if (sentence.length <= PIECE_LENGTH) return [sentence]
  const step = PIECE_LENGTH - PIECE_OVERLAP
  const count = Math.ceil((sentence.length - PIECE_OVERLAP) / step)
  return Array.from({ length: count }, (_, at) => sentence.slice(at * step, at * step + PIECE_LENGTH))
}
