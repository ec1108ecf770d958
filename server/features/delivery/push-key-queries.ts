import { compileQuery, takeFirst } from '../../database/compiled-query.ts'
import type { Database } from '../../database/tables.ts'

const key = 'push-keys'

export async function findPushKeySetting(database: Database): Promise<string | undefined> {
  return (await takeFirst(pushKeysQuery(database, { key })))?.value
}

const pushKeysQuery = compileQuery<{ key: string }, { value: string }>((database, parameter) =>
  database.selectFrom('site_settings').select('value').where('key', '=', parameter('key')),
)

/** Keeps the value of another process that was first. */
export async function insertPushKeySetting(database: Database, value: string): Promise<void> {
  await database
    .insertInto('site_settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export async function replacePushKeySetting(tx: Database, value: string): Promise<void> {
  await tx
    .insertInto('site_settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** @returns how many there were */
export async function deleteAllDevices(tx: Database): Promise<number> {
  const deleted = await tx.deleteFrom('push_devices').executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
