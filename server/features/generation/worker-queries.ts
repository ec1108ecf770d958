import type { Database } from '../../database/tables.ts'

/** The slots of a run that have been written, those removed since included. */
export async function slotsOf(database: Database, runId: string): Promise<number[]> {
  const rows = await database.selectFrom('content_run_items').select('slot').where('run_id', '=', runId).execute()
  return rows.map(({ slot }) => slot)
}
