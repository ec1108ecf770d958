/** Returns a pattern for a normalized word with its usual endings. Short words have fewer. */
export function toWordPattern(word: string): string {
  const last = word.at(-1)
  const doubled = getDoubledStem(word)
  if (doubled !== null) return `${doubled}(?:s|${doubled.at(-1)}(?:ing|ed|ers?))?`
  return word.length <= 3
    ? `${word}(?:s|${last}ing)?`
    : `${toStem(word)}(?:s|es|e|ed|er|ers|ing|ings|y|ies|ely|ly|d|ment|ful|al|ist|ence|ion|ions|ent|${last}ing|${last}ed)?`
}

export function toStem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|ing|ed|s|e|y)$/, '') : word
}

/** "running" → "run" */
function getDoubledStem(word: string): string | null {
  return /^(.*([bdgmnprt]))\2(?:ing|ed)$/.exec(word)?.[1] ?? null
}
