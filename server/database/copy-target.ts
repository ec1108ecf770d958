import { sql } from 'kysely'
import { insertRows, type CopiedRow } from './copied-rows.ts'
import { listColumns, type CopiedTable } from './copied-tables.ts'
import { CopyError } from './copy-error.ts'
import { isPostgres } from './is-postgres.ts'
import { kyselyMigrations, listAppliedMigrations, migrate, unfinishedCopy } from './migrate.ts'
import type { Database } from './tables.ts'
import { transaction } from './transaction.ts'

/** Creates the schema in an empty database. @throws CopyError when the database has tables of another kind or version */
export async function prepareTarget(to: Database): Promise<void> {
  const applied = (await listAppliedMigrations(to)).filter((name) => name !== unfinishedCopy)
  if (applied.length > 0) {
    const isCurrent = applied.length === Object.keys(kyselyMigrations).length
    if (isCurrent && applied.every((name) => name in kyselyMigrations)) return
    throw new CopyError('The target has the database of another version. Choose an empty database.')
  }
  const other = (await listColumns(to)).find(({ table }) => !table.startsWith('kysely_'))
  if (other) throw new CopyError(`The target has tables of something else (${other.table}). Choose an empty database.`)
  await migrate(to, isPostgres(to) ? 'postgres' : 'sqlite')
}

/** Prevents servers from starting with the target, see `migrate`. */
export async function markAsUnfinished(to: Database): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${unfinishedCopy}, '') on conflict do nothing`.execute(
    to,
  )
}

/** Replaces the applied migrations with those of the source, and with them the mark. */
export async function markAsFinished(to: Database, migrations: CopiedTable, rows: CopiedRow[]): Promise<void> {
  await transaction(to, async (tx) => {
    await sql`delete from kysely_migration`.execute(tx)
    await insertRows(tx, migrations, rows)
  })
}
