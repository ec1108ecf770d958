import type { Database } from '../../database/tables.ts'

export async function writeReadinessCheck(database: Database, now: string): Promise<void> {
  await database
    .insertInto('site_settings')
    .values({ key: 'readiness-check', value: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: now }))
    .execute()
}
