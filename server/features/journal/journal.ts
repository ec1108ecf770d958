import type { z } from 'zod'
import type { entryForm } from '#contract/journal.ts'
import type { Actor } from '../../actor.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import * as queries from './queries.ts'

type EntryForm = z.output<typeof entryForm>

/** Adds an entry. A retry returns the entry of the first request. */
export function createEntry(database: Database, actor: Actor, form: EntryForm): Promise<Row<'journal_entries'>> {
  const { userId, now } = actor
  return transaction(database, async (tx) => {
    const { id, isRetry } = await claimRequest(tx, actor)
    const earlier = isRetry && (await queries.findEntry(tx, userId, id))
    if (earlier) return earlier
    return queries.insertEntry(tx, {
      id,
      user_id: userId,
      ...toNullableFields(form),
      content: form.content,
      created_at: now.toISOString(),
      edited_at: null,
    })
  })
}

/** Updates the given fields of an entry. @throws not-found when it is not the member's */
export async function editEntry(
  database: Database,
  { userId, now }: Actor,
  id: string,
  form: Partial<EntryForm>,
): Promise<Row<'journal_entries'>> {
  const fields = toNullableFields(form)
  const change = {
    ...(form.title !== undefined && { title: fields.title }),
    ...(form.content !== undefined && { content: form.content }),
    ...(form.prompt !== undefined && { prompt: fields.prompt }),
    ...(form.pillar !== undefined && { pillar: fields.pillar }),
  }
  if (Object.keys(change).length === 0) return (await queries.findEntry(database, userId, id)) ?? throwEntryNotFound()
  return (
    (await queries.updateEntry(database, { userId, id, change: { ...change, edited_at: now.toISOString() } })) ??
    throwEntryNotFound()
  )
}

/** @throws not-found when it is not the member's */
export async function deleteEntry(database: Database, userId: string, id: string): Promise<void> {
  if (!(await queries.deleteEntry(database, { userId, id }))) throwEntryNotFound()
}

/** Converts an optional field to a column value: null instead of an empty string. */
function toNullableFields({ title, prompt, pillar }: Partial<EntryForm>) {
  return { title: title || null, prompt: prompt || null, pillar: pillar || null }
}

function throwEntryNotFound(): never {
  throw refuse('not-found', 'Entry not found.')
}
