import type { ItemKind } from '#contract/moderation-items.ts'
import type { Database, Row } from '../../database/tables.ts'

/** Finds the last report of an item by a member. */
export function findLatestReport(
  tx: Database,
  { kind, subjectId, userId }: { kind: ItemKind; subjectId: string; userId: string },
): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('reports')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'reports.case_id')
    .select('reports.id')
    .where('moderation_cases.type', '=', 'report')
    .where('moderation_cases.kind', '=', kind)
    .where('moderation_cases.subject_id', '=', subjectId)
    .where('reports.user_id', '=', userId)
    .orderBy('reports.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findReport(
  tx: Database,
  { caseId, userId }: { caseId: string; userId: string },
): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('reports')
    .select('id')
    .where('case_id', '=', caseId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function insertReport(tx: Database, row: Row<'reports'>): Promise<void> {
  await tx.insertInto('reports').values(row).execute()
}

export async function updateReport(
  tx: Database,
  id: string,
  change: Pick<Row<'reports'>, 'reason' | 'details' | 'established' | 'created_at'>,
): Promise<void> {
  await tx.updateTable('reports').set(change).where('id', '=', id).execute()
}

export async function countEstablishedReports(tx: Database, caseId: string): Promise<number> {
  const { reports } = await tx
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('reports'))
    .where('case_id', '=', caseId)
    .where('established', '=', true)
    .executeTakeFirstOrThrow()
  return reports
}

/** Counts the different dates that a member has marked, in all challenges. */
export async function countMarkedDates(tx: Database, userId: string): Promise<number> {
  const { dates } = await tx
    .selectFrom('challenge_check_ins')
    .innerJoin('user_challenges', 'user_challenges.id', 'challenge_check_ins.user_challenge_id')
    .select((eb) => eb.fn.count<number>('challenge_check_ins.date').distinct().as('dates'))
    .where('user_challenges.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return dates
}
