/** Starts what a member should know before they begin. */
const cautions = new RegExp(
  [
    'Help now',
    '(see|ask|talk to|work with) (a|your) (doctor|professional)',
    'don’t stop suddenly',
    'get help( with that)? first|stop and get help',
    'afraid of|frightens?|threatened|violence or fear',
    'for ordinary arguments',
    'isn’t (right )?for everyone',
    'behind with rent|advice service|debt adviser|debt service|union or adviser',
    'court order',
  ].join('|'),
  'i',
)

/** What to do about missed days is not part of it. */
const aboutMissedDays = /^If you (miss|slip)\b/

/**
 * Split a description for the screen of a challenge. No sentence is left out or shown twice, and paragraphs stay.
 * @returns the sentence that comes first, what to know before starting, and the rest
 */
export function splitDescription({ description, promise }: { description: string; promise: string | null }): {
  lead: string
  caution: string
  rest: string
} {
  const sentences = splitSentences(description)
  const lead = promise ?? sentences.shift() ?? ''
  const found = sentences.findIndex((sentence) => cautions.test(sentence))
  const start = found < 0 ? sentences.length : found
  const lastCaution = sentences.findLastIndex((sentence) => !aboutMissedDays.test(sentence))
  const end = Math.max(start, lastCaution + 1)
  const [caution, rest] = [sentences.slice(start, end), [...sentences.slice(0, start), ...sentences.slice(end)]]
  return { lead: lead.trim(), caution: caution.join('').trim(), rest: rest.join('').trim() }
}

function splitSentences(text: string): string[] {
  return text.match(/.+?(?:[.!?…]+["”’)]*\s+(?=[^\p{Ll}\s])|$)/gsu) ?? []
}
