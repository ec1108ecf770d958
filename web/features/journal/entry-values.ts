import type { JournalEntry } from '#contract/journal.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { RequestBody } from '#web/api/client.ts'
import { isPillar } from '#web/pillars/pillars.ts'
import { deleteDraft, saveDraft, readDraft, useDraft } from '#web/shell/drafts.ts'

// Everything that happens to the words of an entry in the browser: from the wire, to the wire, into a draft and back.
// No other file reads or writes them, so that one day they can be sealed here.

type Body = RequestBody<'POST /api/journal'>
type FormFields = Pick<Body, keyof EntryValues>

/** What a man writes; the pillar is empty where the entry belongs to none. */
export type EntryValues = { pillar: Pillar | ''; prompt: string; title: string; content: string }

/** `at`: when it was last typed in, a UTC instant. */
type EntryDraft = { values: EntryValues; savedAt: string }

/** The words of an entry as they came over the wire. */
export function toEntryValues({ pillar, prompt, title, content }: JournalEntry): EntryValues {
  return { pillar: pillar ?? '', prompt: prompt ?? '', title: title ?? '', content }
}

/** What stands in the form, with nothing left out. */
export function normalizeFormValues({ pillar, prompt, title, content }: FormFields): EntryValues {
  return { pillar: pillar || '', prompt: prompt ?? '', title: title ?? '', content }
}

/** The words of an entry as they go over the wire. */
export function toRequestBody({ pillar, prompt, title, content }: EntryValues): Body {
  return { pillar: pillar || null, prompt: prompt || null, title: title || null, content }
}

/** The draft of an entry, or of a new one where no id is given. */
export function readEntryDraft(userId: string, id?: string): EntryDraft | undefined {
  return parseEntryDraft(readDraft(userId, getDraftName(id)))
}

/** The same for a component that follows it. */
export function useEntryDraft(userId: string, id?: string): EntryDraft | undefined {
  return parseEntryDraft(useDraft(userId, getDraftName(id)))
}

/** Keeps what is being written; nothing written is no draft. @returns whether this device holds it */
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

/** The beginning of a text, cut between words; a text that is hardly longer stays whole. `max` in characters. */
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
  const { pillar = '', prompt = '', title = '', content = '', at = '' } = fields
  return { values: { pillar: isPillar(pillar) ? pillar : '', prompt, title, content }, savedAt: at }
}
