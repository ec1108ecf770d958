import type { z } from 'zod'
import { challengeDraft, resourceDraft } from '#contract/generation.ts'
import type { WrittenKind } from '#contract/written-drafts.ts'
import { refuse } from '../../errors.ts'
import { loadLibrary } from '../../services/writer/library-items.ts'
import { addMedicalNote, checkContent } from '../../services/writer/safety/check.ts'
import type { ContentItem } from '../../services/writer/writer.ts'

export type WrittenItem = Exclude<ContentItem, { kind: 'discussion' }>

/** @returns the item, or the problems with their paths in the content */
export function readItem(
  kind: WrittenKind,
  content: unknown,
): { item: WrittenItem; issues?: never } | { item?: never; issues: z.core.$ZodIssue[] } {
  if (kind === 'challenge') {
    const { data, error } = challengeDraft.safeParse(content)
    return error ? { issues: error.issues } : { item: { kind, draft: data } }
  }
  const { data, error } = resourceDraft.safeParse(content)
  return error ? { issues: error.issues } : { item: { kind, draft: data } }
}

/**
 * Checks an admin's own words as those of any writer are checked.
 * @returns the item, with a medical note where it needs one and the library did not decide against it
 * @throws content-refused
 */
export async function checkItem(item: WrittenItem): Promise<ContentItem> {
  const { refusal, note } = checkContent(item)
  if (refusal) throw refuse('content-refused', refusal.message, { help: refusal.help })
  return note !== null && (await isLeadOfLibrary(item)) ? item : addMedicalNote(item, note)
}

/** Whether the library has an item that begins with the same words. */
async function isLeadOfLibrary({ kind, draft: { title, description } }: WrittenItem): Promise<boolean> {
  return (await loadLibrary()).some(
    ({ item }) => item.kind === kind && item.draft.title === title && item.draft.description === description,
  )
}
