/** Returns a pattern for a normalized word with its usual endings. Short words have fewer. */
export function toWordPattern(word: string): string {
  return word.length <= 3
    ? `${word}(?:s|${word.at(-1)}ing)?`
    : `${toStem(word)}(?:s|es|e|ed|er|ers|ing|ings|y|ies|ely|ly|d|ment|ful|al|ist|ence|ion|ions|ent|${word.at(-1)}ing|${word.at(-1)}ed)?`
}

export function toStem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|ing|ed|s|e|y)$/, '') : word
}
