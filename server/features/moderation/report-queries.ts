import type { Database, Row } from '../../database/tables.ts'

export function findReportByRequest(
  tx: Database,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('reports')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
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
  change: Pick<Row<'reports'>, 'reason' | 'details' | 'established' | 'request_id' | 'created_at'>,
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
