const starterNote = '*A starter question from the community account.*'

/** Adds a note to a discussion that the community account started it, unless the text already says so. */
export function addStarterNote(content: string): string {
  return /community(?:’s|'s)?(?: own)? account/i.test(content) ? content : `${starterNote}\n\n${content}`
}
