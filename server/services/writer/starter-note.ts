const starterNote = '*A starter question from the community account.*'

/** The opening of a discussion, saying who asks, where it does not yet. */
export function addStarterNote(content: string): string {
  return /community(?:’s|'s)?(?: own)? account/i.test(content) ? content : `${starterNote}\n\n${content}`
}
