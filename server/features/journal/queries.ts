import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import { compilePageQuery, type PageRows } from '../../database/page-query.ts'
import type { Database, Row } from '../../database/tables.ts'
import { getLimit, maxCursor, type Page } from '../../page.ts'

// Every query filters by the owner's id, so that nobody else can read an entry, not even an admin.

/** Selects the member's entries, newest first. */
export function listEntries(database: Database, userId: string, page: Page): Promise<PageRows<Row<'journal_entries'>>> {
  return entriesPageQuery(database, { userId, after: page.after ?? maxCursor, limit: getLimit(page) })
}

const entriesPageQuery = compilePageQuery(
  (database, parameter: QueryParameter<{ userId: string; after: string; limit: number }>) =>
    database
      .selectFrom('journal_entries')
      .selectAll()
      .where('user_id', '=', parameter('userId'))
      .where('id', '<', parameter('after'))
      .orderBy('id', 'desc')
      .limit(parameter('limit')),
  { long: { content: 'journal_entries.content' } },
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

type EntryChange = Partial<Pick<Row<'journal_entries'>, 'title' | 'content' | 'prompt' | 'pillar' | 'edited_at'>>

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
