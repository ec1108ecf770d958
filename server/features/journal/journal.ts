import type { z } from 'zod'
import type { entryForm } from '#contract/journal.ts'
import { firstEntryDate } from '#contract/limits.ts'
import type { Actor } from '../../actor.ts'
import { countDays, getMemberDate } from '../../calendar.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import * as queries from './queries.ts'

type EntryForm = z.output<typeof entryForm>

const maxDays = 366

/** Finds the days of a period that have an entry. @throws bad-request for a period over 366 days */
export async function readDates(database: Database, userId: string, period: queries.EntryPeriod): Promise<string[]> {
  if (period.to < period.from) throw invalidFieldError('to', 'Choose the first day of the period or a later one')
  if (countDays(period.from, period.to) >= maxDays) throw invalidFieldError('from', `Choose at most ${maxDays} days`)
  return queries.listDates(database, userId, period)
}

/** Adds an entry. A retry returns the entry of the first request. @throws bad-request for a day that it cannot have */
export function createEntry(database: Database, actor: Actor, form: EntryForm): Promise<Row<'journal_entries'>> {
  const { userId, now } = actor
  return transaction(database, async (tx) => {
    const { id, isRetry } = await claimRequest(tx, actor)
    const earlier = isRetry && (await queries.findEntry(tx, userId, id))
    if (earlier) return earlier
    const today = getMemberDate(actor, now)
    const date = form.entryDate ?? today
    assertEntryDate(date, today)
    return queries.insertEntry(tx, {
      id,
      user_id: userId,
      ...toNullableFields(form),
      content: form.content,
      entry_date: date,
      created_at: now.toISOString(),
      edited_at: null,
    })
  })
}

/**
 * Updates the given fields of an entry.
 * @throws not-found when it is not the member's, bad-request for a day that it cannot have
 */
export async function editEntry(
  database: Database,
  actor: Actor,
  id: string,
  form: Partial<EntryForm>,
): Promise<Row<'journal_entries'>> {
  const { userId, now } = actor
  const fields = toNullableFields(form)
  if (form.entryDate !== undefined) {
    const { entry_date } = (await queries.findEntry(database, userId, id)) ?? throwEntryNotFound()
    // The day that an entry has may not have started yet where the member is now.
    if (form.entryDate !== entry_date) assertEntryDate(form.entryDate, getMemberDate(actor, now))
  }
  const change = {
    ...(form.title !== undefined && { title: fields.title }),
    ...(form.content !== undefined && { content: form.content }),
    ...(form.prompt !== undefined && { prompt: fields.prompt }),
    ...(form.pillar !== undefined && { pillar: fields.pillar }),
    ...(form.entryDate !== undefined && { entry_date: form.entryDate }),
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

function assertEntryDate(date: string, today: string): void {
  if (date > today) throw invalidFieldError('entryDate', 'Choose today or an earlier day')
  if (date < firstEntryDate) throw invalidFieldError('entryDate', `Choose a day from ${firstEntryDate} on`)
}

function throwEntryNotFound(): never {
  throw refuse('not-found', 'Entry not found.')
}
