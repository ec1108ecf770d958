import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import { compilePageQuery, type PageRows } from '../../database/page-query.ts'
import type { Database, Row } from '../../database/tables.ts'
import { getLimit, maxCursor, minCursor, type Page } from '../../page.ts'

// Every query filters by the owner's id, so that nobody else can read an entry, not even an admin.

/** Days of the member's own calendar, both inclusive. */
export type EntryPeriod = { from: string; to: string }

type EntriesPage = EntryPeriod & { userId: string; afterDate: string; afterId: string; limit: number }

/** Selects the member's entries by their day, newest first. The cursor has the day and the id of the last entry. */
export async function listEntries(
  database: Database,
  userId: string,
  { from, to, page }: Partial<EntryPeriod> & { page: Page },
): Promise<PageRows<Row<'journal_entries'>>> {
  const [afterDate = maxCursor, afterId = maxCursor] = page.after?.split('.') ?? []
  const lastDate = to ?? maxCursor
  const { rows, next } = await entriesPageQuery(database, {
    userId,
    from: from ?? minCursor,
    // Of the two conditions on the end, SQLite may search the index only for this one.
    to: afterDate < lastDate ? afterDate : lastDate,
    afterDate,
    afterId,
    limit: getLimit(page),
  })
  const last = rows.at(-1)
  return { rows, next: next !== null && last ? `${last.entry_date}.${last.id}` : null }
}

const entriesPageQuery = compilePageQuery(
  (database, parameter: QueryParameter<EntriesPage>) =>
    database
      .selectFrom('journal_entries')
      .selectAll()
      .where('user_id', '=', parameter('userId'))
      .where('entry_date', '>=', parameter('from'))
      .where('entry_date', '<=', parameter('to'))
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('entry_date', 'id'), '<', tuple(parameter('afterDate'), parameter('afterId'))),
      )
      .orderBy('entry_date', 'desc')
      .orderBy('id', 'desc')
      .limit(parameter('limit')),
  { long: { content: 'journal_entries.content' } },
)

/** Selects the days that have an entry. */
export async function listDates(database: Database, userId: string, { from, to }: EntryPeriod): Promise<string[]> {
  const rows = await datesQuery(database, { userId, from, to })
  return rows.map(({ entry_date }) => entry_date)
}

const datesQuery = compileQuery((database, parameter: QueryParameter<EntryPeriod & { userId: string }>) =>
  database
    .selectFrom('journal_entries')
    .select('entry_date')
    .distinct()
    .where('user_id', '=', parameter('userId'))
    .where('entry_date', '>=', parameter('from'))
    .where('entry_date', '<=', parameter('to'))
    .orderBy('entry_date'),
)

export function findEntry(database: Database, userId: string, id: string): Promise<Row<'journal_entries'> | undefined> {
  return takeFirst(entryByIdQuery(database, { userId, id }))
}

const entryByIdQuery = compileQuery((database, parameter: QueryParameter<{ userId: string; id: string }>) =>
  database
    .selectFrom('journal_entries')
    .selectAll()
    .where('user_id', '=', parameter('userId'))
    .where('id', '=', parameter('id')),
)

export function insertEntry(tx: Database, row: Row<'journal_entries'>): Promise<Row<'journal_entries'>> {
  return tx.insertInto('journal_entries').values(row).returningAll().executeTakeFirstOrThrow()
}

type EntryChange = Partial<
  Pick<Row<'journal_entries'>, 'title' | 'content' | 'prompt' | 'pillar' | 'entry_date' | 'edited_at'>
>

export function updateEntry(tx: Database, { userId, id, change }: { userId: string; id: string; change: EntryChange }) {
  return tx
    .updateTable('journal_entries')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteEntry(tx: Database, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('journal_entries')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
