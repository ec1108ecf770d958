import type { JournalEntry } from '#contract/journal.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { RequestBody } from '#web/api/client.ts'
import { isPillar } from '#web/pillars/pillars.ts'
import { deleteDraft, saveDraft, readDraft, useDraft } from '#web/shell/drafts.ts'

// The only file that reads or writes the text of entries, so that end-to-end encryption could be added here.

type Body = RequestBody<'POST /api/journal'>
type FormFields = Pick<Body, keyof EntryValues>

/** An empty `entryDate` is today. */
export type EntryValues = {
  pillar: Pillar | ''
  prompt: string
  title: string
  content: string
  entryDate: string
}

/** `savedAt` is a UTC time. */
type EntryDraft = { values: EntryValues; savedAt: string }

export function toEntryValues({ pillar, prompt, title, content, entryDate }: JournalEntry): EntryValues {
  return { pillar: pillar ?? '', prompt: prompt ?? '', title: title ?? '', content, entryDate }
}

export function normalizeFormValues({ pillar, prompt, title, content, entryDate }: FormFields): EntryValues {
  return { pillar: pillar || '', prompt: prompt ?? '', title: title ?? '', content, entryDate: entryDate ?? '' }
}

export function toRequestBody({ pillar, prompt, title, content, entryDate }: EntryValues): Body {
  return {
    pillar: pillar || null,
    prompt: prompt || null,
    title: title || null,
    content,
    ...(entryDate && { entryDate }),
  }
}

/** Read the draft of an entry, or of a new entry if no id is given. */
export function readEntryDraft(userId: string, id?: string): EntryDraft | undefined {
  return parseEntryDraft(readDraft(userId, getDraftName(id)))
}

/** Subscribe to the same draft. */
export function useEntryDraft(userId: string, id?: string): EntryDraft | undefined {
  return parseEntryDraft(useDraft(userId, getDraftName(id)))
}

/**
 * Save the draft, or delete it if a new entry has no text.
 * @returns false if the browser could not store it
 */
export function saveEntryDraft(userId: string, values: EntryValues, id?: string): boolean {
  if (id === undefined && !values.content.trim() && !values.title.trim()) {
    deleteEntryDraft(userId)
    return true
  }
  return saveDraft(userId, getDraftName(id), { ...values, at: new Date().toISOString() })
}

export function deleteEntryDraft(userId: string, id?: string): void {
  deleteDraft(userId, getDraftName(id))
}

/** Cut a text between words. Keep a text whole that is at most 20% longer than `maxLength` characters. */
export function excerpt(text: string, maxLength: number): string {
  if (text.length <= maxLength * 1.2) return text
  const start = text.slice(0, maxLength)
  const end = start.search(/\s+\S*$/u)
  return `${(end > maxLength / 2 ? start.slice(0, end) : start).toWellFormed().replace(/[\uFFFD\s.,;:]+$/u, '')}…`
}

function getDraftName(id: string | undefined): string {
  return `journal:${id ?? 'new'}`
}

function parseEntryDraft(fields: Record<string, string> | undefined): EntryDraft | undefined {
  if (!fields) return undefined
  const { pillar = '', prompt = '', title = '', content = '', entryDate = '', at = '' } = fields
  return { values: { pillar: isPillar(pillar) ? pillar : '', prompt, title, content, entryDate }, savedAt: at }
}
