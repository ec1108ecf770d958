/** Leaves out the sentences of a field that the app has put there, so that only the member's own words remain. */
export function removeGivenText(text: string, given: string): string {
  if (!given) return text
  const known = new Set(splitSentences(given))
  return splitSentences(text)
    .filter((sentence) => !known.has(sentence))
    .join('\n')
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim())
}
