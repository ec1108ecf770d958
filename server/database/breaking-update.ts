import { version } from '../installation.ts'
import { isPostgres } from './is-postgres.ts'
import { compareSchema, kyselyMigrations, listBreaking } from './migrate.ts'
import { listOtherPrograms, type Program, waitForEnd } from './server-connections.ts'
import type { Database } from './tables.ts'

/** Servers are running that could not serve with the schema of this version. */
export class RunningServersError extends Error {}

/**
 * Says before an update that earlier versions can't use the database afterwards, and refuses it while some of them do.
 * @param options.attempts as for `waitForEnd`
 * @throws RunningServersError before anything is changed
 */
export async function announceBreakingUpdate(
  database: Database,
  { print, attempts }: { print: (line: string) => void; attempts?: number },
): Promise<void> {
  const schema = await compareSchema(database)
  if (schema.state !== 'older') return
  const programs = await waitForEnd(() => findStranded(database, schema.pending), { attempts })
  if (programs.length > 0) throw new RunningServersError(describe(programs))
  if (schema.pending.some((name) => !kyselyMigrations[name]?.oldestServer))
    print('This update changes the database so that earlier versions can’t use it.')
}

/**
 * Finds the connected programs that could not work with the database after these migrations. Programs of this version
 * wait for the update, and go on after it.
 */
export async function findStranded(database: Database, pending: string[]): Promise<Program[]> {
  if (!isPostgres(database)) return []
  const others = await listOtherPrograms(database)
  return others.filter((each) => each.version !== version && listBreaking(pending, each.version).length > 0)
}

function describe(programs: Program[]): string {
  const list = programs.map(
    (each) => `version ${each.version ?? 'before 0.2.0'}${each.address === null ? '' : ` at ${each.address}`}`,
  )
  return `This update changes the database in a way that running servers or commands can’t work with: ${list.join(', ')}. Nothing was changed. Stop all of them, and start this version again.`
}
