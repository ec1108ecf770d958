import { compileQuery, type QueryParameter } from './compiled-query.ts'
import type { Database, Row } from './tables.ts'

type KeyRow = Row<'idempotency_keys'>

/** Stores a key, unless it is known. @returns the row that the key was first stored with */
export async function insertIdempotencyKey(tx: Database, row: KeyRow): Promise<Pick<KeyRow, 'digest' | 'created_id'>> {
  const [stored] = await insertQuery(tx, row)
  if (!stored) throw new Error('An idempotency key was neither stored nor found')
  return stored
}

const insertQuery = compileQuery((database, parameter: QueryParameter<KeyRow>) =>
  database
    .insertInto('idempotency_keys')
    .values({
      user_id: parameter('user_id'),
      key: parameter('key'),
      digest: parameter('digest'),
      created_at: parameter('created_at'),
      created_id: parameter('created_id'),
    })
    .onConflict((conflict) =>
      // Without an update, an existing row would be neither locked nor returned.
      conflict.columns(['user_id', 'key']).doUpdateSet((eb) => ({ digest: eb.ref('idempotency_keys.digest') })),
    )
    .returning(['digest', 'created_id']),
)

export function findIdempotencyKey(
  database: Database,
  userId: string,
  key: string,
): Promise<Pick<KeyRow, 'key'> | undefined> {
  return database
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function deleteIdempotencyKeys(database: Database, { before }: { before: string }): Promise<void> {
  await database.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}
