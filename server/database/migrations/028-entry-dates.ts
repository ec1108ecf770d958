import { sql } from 'kysely'
import { getMemberDate } from '../../calendar.ts'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

type Written = { id: string; created_at: string; time_zone: string; day_start: number }

/** Rows of a statement, because both engines limit its parameters. */
const batchSize = 400

/** Adds the day of each journal entry: the member's date when they wrote it, in the time zone they have now. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  await database.schema
    .alterTable('journal_entries')
    .addColumn('entry_date', keyType(engine), (column) => column.notNull().defaultTo(''))
    .execute()
  let rows = await readAfter(database, '')
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    await setDates(database, rows)
    rows = await readAfter(database, last.id)
  }
  await database.schema
    .createIndex('journal_entries_date')
    .on('journal_entries')
    .columns(['user_id', 'entry_date', 'id'])
    .execute()
}

async function readAfter(database: Database, id: string): Promise<Written[]> {
  const { rows } = await sql<Written>`select e.id, e.created_at, u.time_zone, u.day_start
    from journal_entries e join users u on u.id = e.user_id
    where e.id > ${id} order by e.id limit ${sql.lit(batchSize)}`.execute(database)
  return rows
}

async function setDates(database: Database, rows: Written[]): Promise<void> {
  const dates = sql.join(rows.map((row) => sql`(${row.id}, ${toEntryDate(row)})`))
  // Both engines give the columns of a list of values these names.
  await sql`update journal_entries set entry_date = dates.column2 from (values ${dates}) as dates
    where journal_entries.id = dates.column1`.execute(database)
}

function toEntryDate({ created_at, time_zone, day_start }: Written): string {
  try {
    return getMemberDate({ timeZone: time_zone, dayStart: day_start }, new Date(created_at))
  } catch {
    // The time zone is no longer known.
    return created_at.slice(0, 'YYYY-MM-DD'.length)
  }
}
