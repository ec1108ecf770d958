import { maxInteger } from '#contract/limits.ts'
import type { Database, Row } from '../../database/tables.ts'

export async function addReports(database: Database, row: Row<'csp_reports'>): Promise<void> {
  await database
    .insertInto('csp_reports')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['directive', 'blocked'])
        .doUpdateSet((eb) => ({ count: eb('csp_reports.count', '+', row.count), last_at: row.last_at }))
        .where('csp_reports.count', '<', maxInteger - row.count),
    )
    .execute()
}

export function selectReports(database: Database): Promise<Row<'csp_reports'>[]> {
  return database.selectFrom('csp_reports').selectAll().orderBy('count', 'desc').orderBy('directive').execute()
}
