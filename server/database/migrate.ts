import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { isOlder, version } from '../installation.ts'
import { DatabaseError } from './errors.ts'
import * as backbone from './migrations/001-backbone.ts'
import * as account from './migrations/002-account.ts'
import * as social from './migrations/003-social.ts'
import * as content from './migrations/004-content.ts'
import * as judgements from './migrations/005-judgements.ts'
import * as judgementClaims from './migrations/006-judgement-claims.ts'
import * as suspension from './migrations/007-suspension.ts'
import * as completeBackbone from './migrations/008-complete-backbone.ts'
import * as leases from './migrations/009-leases.ts'
import * as tableVersions from './migrations/010-table-versions.ts'
import * as usernameSkeletons from './migrations/011-username-skeletons.ts'
import * as siteSettings from './migrations/013-site-settings.ts'
import * as libraryCorrections from './migrations/014-library-corrections.ts'
import * as idempotencyKeys from './migrations/015-idempotency-keys.ts'
import * as contentDrafts from './migrations/016-content-drafts.ts'
import * as cspReports from './migrations/017-csp-reports.ts'
import * as auditLog from './migrations/018-audit-log.ts'
import * as dailyLoop from './migrations/019-daily-loop.ts'
import * as notifications from './migrations/020-notifications.ts'
import * as community from './migrations/021-community.ts'
import * as contentSources from './migrations/022-content.ts'
import * as totals from './migrations/023-totals.ts'
import * as oneIdempotencyKey from './migrations/024-one-idempotency-key.ts'
import * as names from './migrations/025-names.ts'
import * as decisionsOfAdmins from './migrations/026-decisions-of-admins.ts'
import * as endedSessions from './migrations/027-ended-sessions.ts'
import * as entryDates from './migrations/028-entry-dates.ts'
import * as goalSteps from './migrations/029-goal-steps.ts'
import * as newPosts from './migrations/030-new-posts.ts'
import * as challengeLines from './migrations/032-challenge-lines.ts'
import * as ownChallenges from './migrations/033-own-challenges.ts'
import * as together from './migrations/034-together.ts'
import * as roundReports from './migrations/035-round-reports.ts'
import * as forumActivity from './migrations/036-forum-activity.ts'
import * as forumPictures from './migrations/037-forum-pictures.ts'
import * as search from './migrations/038-search.ts'
import * as pendingReplies from './migrations/039-pending-replies.ts'
import * as rollingUpdates from './migrations/040-rolling-updates.ts'
import * as status from './migrations/042-status.ts'
import * as mailedInvitations from './migrations/043-mailed-invitations.ts'
import type { SchemaMigration } from './migrations/migration.ts'
import type { Engine } from './open.ts'
import type { Database, Row } from './tables.ts'

type KnownMigrations = Record<string, SchemaMigration>

/** README.md in this folder has the rules for a new migration. */
export const kyselyMigrations: KnownMigrations = {
  '001-backbone': backbone,
  '002-account': account,
  '003-social': social,
  '004-content': content,
  '005-judgements': judgements,
  '006-judgement-claims': judgementClaims,
  '007-suspension': suspension,
  '008-complete-backbone': completeBackbone,
  '009-leases': leases,
  '010-table-versions': tableVersions,
  '011-username-skeletons': usernameSkeletons,
  '013-site-settings': siteSettings,
  '014-library-corrections': libraryCorrections,
  '015-idempotency-keys': idempotencyKeys,
  '016-content-drafts': contentDrafts,
  '017-csp-reports': cspReports,
  '018-audit-log': auditLog,
  '019-daily-loop': dailyLoop,
  '020-notifications': notifications,
  '021-community': community,
  '022-content': contentSources,
  '023-totals': totals,
  '024-one-idempotency-key': oneIdempotencyKey,
  '025-names': names,
  '026-decisions-of-admins': decisionsOfAdmins,
  '027-ended-sessions': endedSessions,
  '028-entry-dates': entryDates,
  '029-goal-steps': goalSteps,
  '030-new-posts': newPosts,
  '032-challenge-lines': challengeLines,
  '033-own-challenges': ownChallenges,
  '034-together': together,
  '035-round-reports': roundReports,
  '036-forum-activity': forumActivity,
  '037-forum-pictures': forumPictures,
  '038-search': search,
  '039-pending-replies': pendingReplies,
  '040-rolling-updates': rollingUpdates,
  '042-status': status,
  '043-mailed-invitations': mailedInvitations,
}

/** Among the names of applied migrations while a copy is unfinished, so that no server starts with a part of a site. */
export const unfinishedCopy = 'unfinished-copy'

/** The database is from a newer version that this one can't serve beside, or an unfinished copy. */
export class NewerDatabaseError extends Error {}

/** On PostgreSQL, a table that is in use for longer fails the attempt, so that requests do not queue behind it. */
const lockTimeout = '3s'
const lockAttempts = 10
const lockPauseMs = 2000

type Options = {
  /** Of the program that migrates; tests pass another one. */
  ownVersion?: string
  /** Called before each further attempt. */
  onLocked?: () => void
}

/**
 * Brings the schema up to date, in one transaction. A schema of a newer version that this version can serve stays as it is.
 * @param known the migrations to run; tests pass the list of another version
 * @returns how many migrations ran
 * @throws NewerDatabaseError when this version can't serve with the schema, or for an unfinished copy
 * @throws DatabaseError when a table stayed in use; nothing is changed then
 */
export async function migrate(
  database: Database,
  engine: Engine,
  known: KnownMigrations = kyselyMigrations,
  { ownVersion = version, onLocked = () => {} }: Options = {},
): Promise<number> {
  const schema = await compareSchema(database, known, ownVersion)
  if (schema.state === 'newer') {
    if (schema.canServe) return 0
    throw new NewerDatabaseError(describeNewer(schema.unknown))
  }
  for (let attempt = 1; ; attempt++) {
    const { error, results = [] } = await migratorFor(database, engine, known).migrateToLatest()
    if (!error) return results.length
    const isLocked = error instanceof DatabaseError && error.kind === 'busy'
    if (!isLocked || attempt === lockAttempts) throw error
    onLocked()
    await sleep(lockPauseMs)
  }
}

/** Says why this version can’t use a database with migrations that it does not know. */
export function describeNewer(unknown: string[]): string {
  return unknown.includes(unfinishedCopy)
    ? 'This database is an unfinished copy of a site. Run npm run admin -- copy again with the same settings, or use another database.'
    : `This database was changed by a newer version of Seven Pillars (${unknown.join(', ')}). Start that version, or restore a backup.`
}

/** Whether this version can read and write all data: the schema is its own, or that of a newer one which allows it. */
export async function canServe(database: Database): Promise<boolean> {
  return isServable(await compareSchema(database))
}

/** The same for a schema that has been compared. */
export function isServable(schema: SchemaState): boolean {
  return schema.state === 'current' || (schema.state === 'newer' && schema.canServe)
}

/** The schema of a database, compared with the one that this version uses. */
export type SchemaState =
  | { state: 'empty' | 'current' }
  | { state: 'older'; pending: string[] }
  /** `canServe`: this version can read and write all data too. */
  | { state: 'newer'; unknown: string[]; canServe: boolean }

export async function compareSchema(
  database: Database,
  known: KnownMigrations = kyselyMigrations,
  ownVersion: string = version,
): Promise<SchemaState> {
  const applied = await listAppliedMigrations(database)
  if (applied.length === 0) return { state: 'empty' }
  const pending = Object.keys(known).filter((name) => !applied.includes(name))
  const unknown = applied.filter((name) => !(name in known))
  if (unknown.length === 0) return pending.length > 0 ? { state: 'older', pending } : { state: 'current' }
  const oldest = await readOldestServers(database, applied)
  const isAllowed = (name: string) => isServableBy(ownVersion, oldest.get(name))
  return { state: 'newer', unknown, canServe: pending.length === 0 && unknown.every(isAllowed) }
}

/** Lists what `migrate` would run on a database with data; nothing for an empty database or one of a newer version. */
export async function listPendingMigrations(database: Database): Promise<string[]> {
  const schema = await compareSchema(database)
  return schema.state === 'older' ? schema.pending : []
}

/** Of these migrations, those with which a server of a version could not serve. */
export function listBreaking(migrations: string[], serverVersion: string | null): string[] {
  return migrations.filter((name) => !isServableBy(serverVersion, kyselyMigrations[name]?.oldestServer))
}

/** @param serverVersion null for one from before versions were known */
export function isServableBy(serverVersion: string | null, oldestServer: unknown): boolean {
  return serverVersion !== null && typeof oldestServer === 'string' && !isOlder(serverVersion, oldestServer)
}

async function readOldestServers(database: Database, applied: string[]): Promise<Map<string, string>> {
  if (!applied.includes('040-rolling-updates')) return new Map()
  const rows = await database.selectFrom('oldest_servers').selectAll().execute()
  return new Map(rows.map(({ migration, version: oldest }) => [migration, oldest]))
}

function migratorFor(database: Database, engine: Engine, known: KnownMigrations): Migrator {
  const forEngine = Object.fromEntries(
    Object.entries(known).map(([name, { up, oldestServer }]): [string, Migration] => [
      name,
      {
        async up(tx) {
          if (engine === 'postgres') await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx)
          await up(tx, { engine })
          // In the same transaction, so that an earlier version never sees a migration without it.
          if (oldestServer) await saveOldestServer(tx, { migration: name, version: oldestServer })
        },
      },
    ]),
  )
  return new Migrator({
    db: database,
    provider: { getMigrations: async () => forEngine },
    // 007-suspension was released before 006-judgement-claims, so some sites apply 006 last.
    allowUnorderedMigrations: true,
  })
}

async function saveOldestServer(tx: Database, row: Row<'oldest_servers'>): Promise<void> {
  await tx
    .insertInto('oldest_servers')
    .values(row)
    .onConflict((conflict) => conflict.column('migration').doUpdateSet({ version: row.version }))
    .execute()
}

export async function listAppliedMigrations(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await database
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}
