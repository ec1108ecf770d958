import { refuse } from '../../errors.ts'
import { checkIdea } from '../../services/writer/safety/check.ts'

/** @returns the medical note that an idea or a topic calls for, or null. @throws content-refused */
export function assertSafeText(text: string): string | null {
  const { refusal, note } = checkIdea(text)
  if (refusal) throw refuse('content-refused', refusal.message, { help: refusal.help })
  return note
}
