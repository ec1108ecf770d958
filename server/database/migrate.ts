import { Migrator, type Migration } from 'kysely/migration'
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
import * as status from './migrations/042-status.ts'
import type { SchemaMigration } from './migrations/migration.ts'
import type { Engine } from './open.ts'
import type { Database } from './tables.ts'

/** README.md in this folder has the rules for a new migration. */
export const kyselyMigrations: Record<string, SchemaMigration> = {
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
  '042-status': status,
}

/** Among the names of applied migrations while a copy is unfinished, so that no server starts with a part of a site. */
export const unfinishedCopy = 'unfinished-copy'

/** The database is from a newer version, or an unfinished copy. */
export class NewerDatabaseError extends Error {}

/**
 * Brings the schema up to date, in one transaction.
 * @param known the migrations to run; tests pass the list of an earlier version
 * @throws NewerDatabaseError when the database has migrations this version does not know, or is an unfinished copy
 */
export async function migrate(database: Database, engine: Engine, known = kyselyMigrations): Promise<number> {
  const unknownMigrations = (await listAppliedMigrations(database)).filter((name) => !(name in known))
  if (unknownMigrations.includes(unfinishedCopy))
    throw new NewerDatabaseError(
      'This database is an unfinished copy of a site. Run npm run admin -- copy again with the same settings, or use another database.',
    )
  if (unknownMigrations.length > 0) {
    throw new NewerDatabaseError(
      `This database was changed by a newer version of Seven Pillars (${unknownMigrations.join(', ')}). Start that version, or restore a backup.`,
    )
  }
  const { error, results = [] } = await migratorFor(database, engine, known).migrateToLatest()
  if (error) throw error
  return results.length
}

export async function isMigrated(database: Database): Promise<boolean> {
  const applied = await listAppliedMigrations(database)
  return applied.length === Object.keys(kyselyMigrations).length && applied.every((name) => name in kyselyMigrations)
}

/** The schema of a database, compared with the one that this version uses. */
export type SchemaState = { state: 'empty' | 'older' | 'current' } | { state: 'newer'; unknown: string[] }

export async function compareSchema(database: Database): Promise<SchemaState> {
  const applied = await listAppliedMigrations(database)
  if (applied.length === 0) return { state: 'empty' }
  const unknown = applied.filter((name) => !(name in kyselyMigrations))
  if (unknown.length > 0) return { state: 'newer', unknown }
  return { state: applied.length < Object.keys(kyselyMigrations).length ? 'older' : 'current' }
}

/** Lists what `migrate` would run on a database with data; nothing for an empty database or one of a newer version. */
export async function listPendingMigrations(database: Database): Promise<string[]> {
  const applied = await listAppliedMigrations(database)
  if (applied.length === 0 || applied.some((name) => !(name in kyselyMigrations))) return []
  return Object.keys(kyselyMigrations).filter((name) => !applied.includes(name))
}

function migratorFor(database: Database, engine: Engine, known: Record<string, SchemaMigration>): Migrator {
  const forEngine = Object.fromEntries(
    Object.entries(known).map(([name, { up }]): [string, Migration] => [name, { up: (tx) => up(tx, { engine }) }]),
  )
  return new Migrator({
    db: database,
    provider: { getMigrations: async () => forEngine },
    // 007-suspension was released before 006-judgement-claims, so some sites apply 006 last.
    allowUnorderedMigrations: true,
  })
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
