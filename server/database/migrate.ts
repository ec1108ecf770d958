import { Migrator, type Migration } from 'kysely/migration'
import * as backbone from './migrations/001-backbone.ts'
import * as account from './migrations/002-account.ts'
import * as social from './migrations/003-social.ts'
import * as content from './migrations/004-content.ts'
import * as judgements from './migrations/005-judgements.ts'
import * as judgementClaims from './migrations/006-judgement-claims.ts'
import * as suspension from './migrations/007-suspension.ts'
import type { Engine } from './open.ts'
import type { Database } from './tables.ts'

/** A step of the schema. Written once for both engines, each in one transaction. */
export type SchemaStep = { up: (database: Database, types: ColumnTypes) => Promise<void> }

/** How the schema spells text that is compared byte by byte: ids, instants, keys. */
export type ColumnTypes = { engine: Engine }

const steps: Record<string, SchemaStep> = {
  '001-backbone': backbone,
  '002-account': account,
  '003-social': social,
  '004-content': content,
  '005-judgements': judgements,
  '006-judgement-claims': judgementClaims,
  '007-suspension': suspension,
}

/** What stops a start on a database that a newer version has changed. */
export class NewerDatabaseError extends Error {}

/**
 * Brings the schema up to date.
 * @returns how many steps were carried out
 * @throws NewerDatabaseError when the database has steps this version does not know
 */
export async function migrate(database: Database, engine: Engine): Promise<number> {
  const migrator = migratorOf(database, engine)
  await refuseNewer(database)
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.length
}

/** Whether every step has been carried out, and none that this version does not know. */
export async function isMigrated(database: Database): Promise<boolean> {
  const executed = await executedSteps(database)
  return executed.length === Object.keys(steps).length && executed.every((name) => name in steps)
}

function migratorOf(database: Database, engine: Engine): Migrator {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, step]): [string, Migration] => [name, { up: (tx) => step.up(tx, { engine }) }]),
  )
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
}

async function refuseNewer(database: Database): Promise<void> {
  const unknown = (await executedSteps(database)).filter((name) => !(name in steps))
  if (unknown.length > 0) {
    throw new NewerDatabaseError(
      `This database was changed by a newer version of Seven Pillars (${unknown.join(', ')}). Start that version, or restore a backup.`,
    )
  }
}

async function executedSteps(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await database
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}
