import { DatabaseError } from '../../database/errors.ts'
import { compareSchema, describeNewer, isServable } from '../../database/migrate.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { isStopping } from '../../stopping.ts'
import { writeReadinessCheck } from './queries.ts'

const secondsBetweenChecks = 10
/** A proxy sends no requests to a process that is not ready, so it should learn soon that the database is back. */
const secondsAfterFailure = 1

/** Another check is made so many seconds after this one has started. */
type Check = { startedAt: number; seconds: number; result: Promise<void> }

const lastChecks = new WeakMap<Database, Check>()

/**
 * Check that the database is migrated and can be written to, at most once in ten seconds, or in one after a failure.
 * @throws unavailable
 */
export async function assertReady({ database, services }: Pick<Dependencies, 'database' | 'services'>): Promise<void> {
  if (isStopping(database)) throw refuse('unavailable', 'This process is about to stop.')
  const now = services.clock.now()
  const last = lastChecks.get(database)
  if (last && Math.abs(now.getTime() - last.startedAt) < last.seconds * 1000) return last.result
  const check = { startedAt: now.getTime(), seconds: secondsBetweenChecks, result: checkDatabase(database, now) }
  check.result.catch(() => {
    check.seconds = secondsAfterFailure
  })
  lastChecks.set(database, check)
  return check.result
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
