import { type SelectQueryBuilder, sql } from 'kysely'
import type { ReportReason } from '#contract/reports.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database, Row, Tables } from '../../database/tables.ts'
import { getFetchLimit, maxCursor, type Page } from '../../page.ts'
import type { Viewer } from './staff.ts'

export type StoredCase = Row<'moderation_cases'>
export type CaseRow = StoredCase & {
  member_name: string | null
  claimer_name: string | null
  closer_name: string | null
  /** What the appealed decision was about. */
  decision_subject_id: string | null
}

type NewCase = Pick<
  StoredCase,
  'id' | 'type' | 'kind' | 'subject_id' | 'decision_id' | 'member_id' | 'snapshot' | 'opened_at' | 'revision'
>

/** Opens a case or joins the open one, and locks it. */
export function openCase(tx: Database, row: NewCase): Promise<StoredCase> {
  return tx
    .insertInto('moderation_cases')
    .values({ ...row, status: 'open', position: row.revision, last_report_at: row.opened_at })
    .onConflict((conflict) =>
      conflict
        .columns(['type', 'subject_id'])
        .where('status', '=', sql.lit('open'))
        .doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          last_report_at: eb.ref('excluded.last_report_at'),
          revision: eb.ref('excluded.revision'),
        })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Locks a case against other changes. */
export async function lockCase(tx: Database, id: string): Promise<StoredCase | undefined> {
  await lockRow(tx, 'moderation_cases', id)
  return tx.selectFrom('moderation_cases').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @returns the id of the member that a case is about */
export async function findCaseMember(tx: Database, id: string): Promise<string | null> {
  const found = await tx.selectFrom('moderation_cases').select('member_id').where('id', '=', id).executeTakeFirst()
  return found?.member_id ?? null
}

/** Finds the open reports of an item. */
export function findOpenCase(tx: Database, subjectId: string): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('moderation_cases')
    .select('id')
    .where('type', '=', 'report')
    .where('subject_id', '=', subjectId)
    .where('status', '=', sql.lit('open'))
    .executeTakeFirst()
}

/** Says whether an item was ever reported. */
export async function hasReportCase(tx: Database, subjectId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('moderation_cases')
    .select('id')
    .where('type', '=', 'report')
    .where('subject_id', '=', subjectId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function updateCase(
  tx: Database,
  id: string,
  change: Partial<Omit<StoredCase, 'id'>> & Pick<StoredCase, 'revision'>,
): Promise<void> {
  await tx.updateTable('moderation_cases').set(change).where('id', '=', id).execute()
}

/** Claims an open case for a moderator, unless another one has claimed it since an instant. */
export async function claimOpenCase(
  tx: Database,
  { id, userId, now, since, revision }: { id: string; userId: string; now: string; since: string; revision: string },
): Promise<boolean> {
  const claimed = await tx
    .updateTable('moderation_cases')
    .set({ claimed_by: userId, claimed_at: now, revision })
    .where('id', '=', id)
    .where('status', '=', sql.lit('open'))
    .where((eb) => eb.or([eb('claimed_by', 'is', null), eb('claimed_by', '=', userId), eb('claimed_at', '<=', since)]))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** @returns the username of who has claimed a case */
export async function findClaimer(tx: Database, id: string): Promise<string | null> {
  const claimer = await tx
    .selectFrom('moderation_cases')
    .innerJoin('users', 'users.id', 'moderation_cases.claimed_by')
    .select('username')
    .where('moderation_cases.id', '=', id)
    .executeTakeFirst()
  return claimer?.username ?? null
}

export async function releaseOwnCase(
  tx: Database,
  { id, userId, revision }: { id: string; userId: string; revision: string },
): Promise<void> {
  await tx
    .updateTable('moderation_cases')
    .set({ claimed_by: null, claimed_at: null, revision })
    .where('id', '=', id)
    .where('claimed_by', '=', userId)
    .execute()
}

export function listVisibleCases(
  database: Database,
  viewer: Viewer,
  { status, page }: { status: StoredCase['status']; page: Page },
): Promise<CaseRow[]> {
  return selectVisibleCases(database, viewer)
    .where('moderation_cases.status', '=', status)
    .where('moderation_cases.position', '<', page.after ?? maxCursor)
    .orderBy('moderation_cases.position', 'desc')
    .limit(getFetchLimit(page))
    .execute()
}

export function findVisibleCase(database: Database, viewer: Viewer, id: string): Promise<CaseRow | undefined> {
  return selectVisibleCases(database, viewer).where('moderation_cases.id', '=', id).executeTakeFirst()
}

export async function countOpenCases(database: Database, viewer: Viewer): Promise<number> {
  const { open } = await keepVisible(database.selectFrom('moderation_cases'), viewer)
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('moderation_cases.status', '=', sql.lit('open'))
    .executeTakeFirstOrThrow()
  return open
}

function selectVisibleCases(database: Database, viewer: Viewer) {
  const cases = database
    .selectFrom('moderation_cases')
    .leftJoin('users as members', 'members.id', 'moderation_cases.member_id')
    .leftJoin('users as claimers', 'claimers.id', 'moderation_cases.claimed_by')
    .leftJoin('users as closers', 'closers.id', 'moderation_cases.closed_by')
    .leftJoin('moderation_decisions', 'moderation_decisions.id', 'moderation_cases.decision_id')
    .selectAll('moderation_cases')
    .select([
      'members.username as member_name',
      'claimers.username as claimer_name',
      'closers.username as closer_name',
      'moderation_decisions.subject_id as decision_subject_id',
    ])
  return keepVisible(cases, viewer)
}

/** Cases about staff are for admins, and nobody sees a case about themselves unless nobody else could. */
function keepVisible<Output>(
  query: SelectQueryBuilder<Tables & Record<string, never>, 'moderation_cases', Output>,
  { userId, role, alone }: Viewer,
) {
  if (role === 'admin')
    return alone
      ? query
      : query.where((eb) =>
          eb.or([eb('moderation_cases.member_id', 'is', null), eb('moderation_cases.member_id', '!=', userId)]),
        )
  return query.where(
    sql<boolean>`(moderation_cases.member_id is null or moderation_cases.member_id not in (select user_id from moderators union all select id from users where role = 'admin'))`,
  )
}

export type RevisionRow = { id: string; revision: string }

export function listRevisionsAfter(database: Database, after: string): Promise<RevisionRow[]> {
  return database.selectFrom('moderation_cases').select(['id', 'revision']).where('revision', '>', after).execute()
}

export type ReasonRow = { case_id: string; reason: ReportReason; reports: number }

/** Counts the reasons of cases, the most frequent first. */
export async function listReasons(database: Database, caseIds: string[]): Promise<ReasonRow[]> {
  if (caseIds.length === 0) return []
  return database
    .selectFrom('reports')
    .select(['case_id', 'reason'])
    .select((eb) => eb.fn.countAll<number>().as('reports'))
    .where('case_id', 'in', caseIds)
    .groupBy(['case_id', 'reason'])
    .orderBy('reports', 'desc')
    .orderBy('reason')
    .execute()
}

export function listReports(database: Database, caseId: string) {
  return database
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.user_id')
    .select(['reports.id', 'user_id', 'username', 'reason', 'details', 'reports.created_at'])
    .where('case_id', '=', caseId)
    .orderBy('reports.id')
    .execute()
}

export async function listReporterIds(tx: Database, caseId: string): Promise<string[]> {
  const rows = await tx.selectFrom('reports').select('user_id').where('case_id', '=', caseId).execute()
  return rows.map((row) => row.user_id)
}

/**
 * Finds when staff last decided that an item may stay: by keeping or restoring it, or by reversing a decision.
 * @param options.byAdmin looks only at what admins decided
 */
export async function findLastApproval(
  database: Database,
  subjectId: string,
  { byAdmin = false } = {},
): Promise<string | null> {
  let keeping = database
    .selectFrom('moderation_decisions')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .where('subject_id', '=', subjectId)
    .where('action', 'in', ['keep', 'restore'])
  if (byAdmin) keeping = keeping.where('by_admin', '=', sql.lit(true))
  const kept = await keeping.executeTakeFirst()
  let reversing = selectReversals(database)
    .select((eb) => eb.fn.max('moderation_cases.closed_at').as('at'))
    .where('moderation_decisions.subject_id', '=', subjectId)
    .where('moderation_decisions.action', 'in', ['hide', 'remove'])
  if (byAdmin) reversing = reversing.where('closers.role', '=', 'admin')
  const reversed = await reversing.executeTakeFirst()
  const [latest = null] = [kept?.at ?? '', reversed?.at ?? ''].filter(Boolean).sort().toReversed()
  return latest
}

/** Whether the member who reversed a decision is an admin. */
export async function wasReversedByAdmin(database: Database, decisionId: string): Promise<boolean> {
  const found = await selectReversals(database)
    .select('moderation_cases.id')
    .where('moderation_cases.decision_id', '=', decisionId)
    .where('closers.role', '=', 'admin')
    .executeTakeFirst()
  return found !== undefined
}

function selectReversals(database: Database) {
  return database
    .selectFrom('moderation_cases')
    .innerJoin('moderation_decisions', 'moderation_decisions.id', 'moderation_cases.decision_id')
    .leftJoin('users as closers', 'closers.id', 'moderation_cases.closed_by')
    .where('moderation_cases.outcome', '=', 'reversed')
}
