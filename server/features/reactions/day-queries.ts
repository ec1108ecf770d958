import type { Database } from '../../database/tables.ts'
import { toDaySubject } from './subjects.ts'

/** Lists the days of members that have answers. */
export async function listDaySubjects(
  database: Database,
  { memberIds, from, to }: { memberIds: readonly string[]; from: string; to: string },
): Promise<string[]> {
  if (memberIds.length === 0) return []
  const rows = await database
    .selectFrom('reactions')
    .select('subject_id')
    .distinct()
    .where('kind', '=', 'day')
    .where((eb) =>
      eb.or(
        memberIds.map((memberId) =>
          eb.between('subject_id', toDaySubject({ memberId, date: from }), toDaySubject({ memberId, date: to })),
        ),
      ),
    )
    .execute()
  return rows.map((row) => row.subject_id)
}
