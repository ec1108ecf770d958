import type { Config } from '../config.ts'
import { compareSchema, isServable, type SchemaState } from '../database/migrate.ts'
import { openDatabaseForReading } from '../database/reading.ts'
import type { Database } from '../database/tables.ts'
import { NotCheckedError } from './checks.ts'
import { withDeadline } from './deadline.ts'
import { readKeys, type Keys } from './read-keys.ts'
import { findServer, type FoundServer, isRunning } from './running-server.ts'

/** What the checks share. Each of them is found out once, and a failure concerns only the checks that need it. */
export type Site = {
  config: Config
  now: Date
  /** For one answer of another program. */
  timeoutMs: number
  opened: Promise<Opened>
  server: Promise<FoundServer>
  keys: Keys
}

const catchUpMs = 10 * 60_000

type Opened = { database: Database; schema: SchemaState } | { error: unknown }

export function inspectSite(config: Config, { now, timeoutMs }: { now: Date; timeoutMs: number }): Site {
  const keys = readKeys(config)
  return {
    config,
    now,
    timeoutMs,
    keys,
    opened: open(config, timeoutMs),
    server: findServer(config, { secrets: keys.inUse, now, timeoutMs }),
  }
}

/** Closes the database, without waiting long for one that does not answer. */
export async function closeSite(site: Site): Promise<void> {
  const opened = await site.opened
  if ('database' in opened) await withDeadline(opened.database.destroy(), 1000).catch(() => {})
}

/** @throws NotCheckedError unless the database has the schema of this version */
export async function requireDatabase(site: Site): Promise<Database> {
  const opened = await site.opened
  if ('error' in opened) throw new NotCheckedError("Not checked, because the database can't be read.")
  if (opened.schema.state === 'empty') throw new NotCheckedError('Not checked, because the database is empty.')
  if (!isServable(opened.schema))
    throw new NotCheckedError('Not checked, because the database belongs to another version of Seven Pillars.')
  return opened.database
}

/** @returns false also if that can't be found out */
export function isServerRunning({ server }: Pick<Site, 'server'>): Promise<boolean> {
  return server.then(isRunning, () => false)
}

/**
 * Says why the server has not done work that is overdue.
 * @returns null if it runs, and had ten minutes to catch up
 */
export async function excuseServer(
  site: Pick<Site, 'server' | 'now'>,
): Promise<{ reason: string; advice: string } | null> {
  if (!(await isServerRunning(site))) return { reason: 'The server does it when it runs.', advice: 'Start the server.' }
  const { sighting } = await site.server
  if (!sighting || site.now.getTime() - Date.parse(sighting.startedAt) > catchUpMs) return null
  return { reason: 'The server has just started.', advice: 'Run this command again in ten minutes.' }
}

async function open(config: Config, timeoutMs: number): Promise<Opened> {
  const database = await openDatabaseForReading(config)
  try {
    return { database, schema: await withDeadline(compareSchema(database), timeoutMs) }
  } catch (error) {
    void database.destroy().catch(() => {})
    return { error }
  }
}
