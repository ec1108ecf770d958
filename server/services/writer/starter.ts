const note = '*A starter question from the community account.*'

/** The opening of a discussion, saying who asks, where it does not yet. */
export function asStarter(content: string): string {
  return /community(?:’s|'s)?(?: own)? account/i.test(content) ? content : `${note}\n\n${content}`
}
