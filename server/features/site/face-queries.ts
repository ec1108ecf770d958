import { compileQuery, takeFirst } from '../../database/compiled-query.ts'
import type { Database } from '../../database/tables.ts'

/** @returns the JSON of what an admin has changed; undefined for the defaults */
export async function findFace(database: Database): Promise<string | undefined> {
  return (await takeFirst(faceQuery(database, { key: 'face' })))?.value
}

const faceQuery = compileQuery<{ key: string }, { value: string }>((database, parameter) =>
  database.selectFrom('site_settings').select('value').where('key', '=', parameter('key')),
)
