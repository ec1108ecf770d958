import { expect } from 'vitest'
import { describeSchema } from '#server/database/migrate-fixtures/describe-schema.ts'
import * as firstBackbone from '#server/database/migrate-fixtures/first-backbone.ts'
import { fillTables, readTables, type Rows } from '#server/database/migrate-fixtures/sample-rows.ts'
import { kyselyMigrations, migrate } from '#server/database/migrate.ts'
import type { SchemaMigration } from '#server/database/migrations/migration.ts'
import { openDatabase } from '#server/database/open.ts'
import { engine, openTestDatabase, type TestDatabase } from './database.ts'

type Migrations = Record<string, SchemaMigration>
/** An earlier version: its name, and the migrations that it has applied. */
type Site = [name: string, applied: Migrations]

const names = Object.keys(kyselyMigrations)

const throughSuspension = selectMigrations(
  names.filter((name) => name < '007' && !name.startsWith('006')).concat('007-suspension'),
)

export const oldestSite: Site = ['with the first 001-backbone', { '001-backbone': firstBackbone }]
export const unusualSites: Site[] = [
  ['with 007-suspension but without 006-judgement-claims', throughSuspension],
  ['with both', { ...throughSuspension, '001-backbone': firstBackbone }],
]
/** Of each migration, in their order. */
export const sitesBefore = names.map((name, at): Site => [`before ${name}`, selectMigrations(names.slice(0, at))])

/** New names of tables and of columns (`table.column`) that a migration renamed. */
const renames: Record<string, string> = {
  pictures: 'avatars',
  'content_runs.lease_ends_at': 'lease_until',
  'social_posts.judged_at': 'classified_at',
  'social_posts.judging_until': 'lease_until',
}

/** Columns (`table.column`) that a migration dropped or emptied: the Idempotency-Keys of requests. */
const dropped = [
  'announcements.request_id',
  'breaks.request_id',
  'challenge_check_ins.request_id',
  'content_runs.request_id',
  'forum_posts.request_id',
  'forum_replies.request_id',
  'goals.request_id',
  'goals.toggle_id',
  'invitations.request_id',
  'journal_entries.request_id',
  'reports.request_id',
  'social_posts.lock_id',
]

/** Expects that migrations keep every row of a site and give it the schema of a new one. */
export async function expectUpgrade(place: TestDatabase, applied: Migrations): Promise<void> {
  await migrate(place.database, engine, applied)
  await fillTables(place.database)
  const before = await readTables(place.database)
  await place.database.destroy()

  const restarted = await openDatabase(place)
  await migrate(restarted, engine)
  const schema = await describeSchema(restarted, engine)
  const after = await readTables(restarted)
  await restarted.destroy()

  expect(schema).toEqual(await newestSchema())
  expectRowsKept(before, after)
}

let newest: ReturnType<typeof describeSchema> | undefined

function newestSchema() {
  newest ??= (async () => {
    const fresh = await openTestDatabase()
    const schema = await describeSchema(fresh.database, engine)
    await fresh.close()
    return schema
  })()
  return newest
}

/** Ignores added and dropped columns and follows renames. A migration may write the version of a table and its own line. */
function expectRowsKept(before: Rows, after: Rows): void {
  for (const [table, rows] of Object.entries(before)) {
    if (table === 'table_versions' || table === 'oldest_servers') continue
    const columns = Object.keys(rows[0] ?? {}).filter((column) => !dropped.includes(`${table}.${column}`))
    const expected = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
    const kept = after[renames[table] ?? table]?.map((row) =>
      Object.fromEntries(columns.map((column) => [column, row[renames[`${table}.${column}`] ?? column]])),
    )
    expect(kept, table).toHaveLength(rows.length)
    expect(kept, table).toEqual(expect.arrayContaining(expected))
  }
}

export function selectMigrations(chosen: string[]): Migrations {
  return Object.fromEntries(Object.entries(kyselyMigrations).filter(([name]) => chosen.includes(name)))
}
