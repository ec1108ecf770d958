const starterNote = '*A starter question from the community account.*'

/** Adds a note to a discussion that the community account started it, unless the text already says so. */
export function addStarterNote(content: string): string {
  return /community(?:’s|'s)?(?: own)? account/i.test(content) ? content : `${starterNote}\n\n${content}`
}

export function removeStarterNote(content: string): string {
  return content.startsWith(`${starterNote}\n\n`) ? content.slice(starterNote.length + 2) : content
}
