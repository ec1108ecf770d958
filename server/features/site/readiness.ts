import { DatabaseError } from '../../database/errors.ts'
import { compareSchema, describeNewer, isServable } from '../../database/migrate.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { isStopping } from '../../stopping.ts'
import { writeReadinessCheck } from './queries.ts'

const secondsBetweenChecks = 10

type Check = { startedAt: number; result: Promise<void> }

const lastChecks = new WeakMap<Database, Check>()

/** Check that the database is migrated and can be written to, at most once in ten seconds. @throws unavailable */
export async function assertReady({ database, services }: Pick<Dependencies, 'database' | 'services'>): Promise<void> {
  if (isStopping(database)) throw refuse('unavailable', 'This process is about to stop.')
  const now = services.clock.now()
  const last = lastChecks.get(database)
  if (last && Math.abs(now.getTime() - last.startedAt) < secondsBetweenChecks * 1000) return last.result
  const result = checkDatabase(database, now)
  lastChecks.set(database, { startedAt: now.getTime(), result })
  return result
}

async function checkDatabase(database: Database, now: Date): Promise<void> {
  let schema
  try {
    schema = await compareSchema(database)
    if (isServable(schema)) return await writeReadinessCheck(database, now.toISOString())
  } catch (error) {
    throw refuse('unavailable', 'The database cannot be written to right now.', { cause: error, retryAfter: 10 })
  }
  const reason = schema.state === 'newer' ? describeNewer(schema.unknown) : 'The database has not been migrated yet.'
  throw refuse('unavailable', 'The database has the schema of another version.', {
    cause: new DatabaseError('unavailable', 'schema', new Error(reason)),
  })
}
