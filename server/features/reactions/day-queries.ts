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

/** Lists those of some days that a member has answered. */
export async function listAnswered(
  database: Database,
  { userId, subjectIds }: { userId: string; subjectIds: string[] },
): Promise<Set<string>> {
  if (subjectIds.length === 0) return new Set()
  const rows = await database
    .selectFrom('reactions')
    .select('subject_id')
    .where('kind', '=', 'day')
    .where('user_id', '=', userId)
    .where('subject_id', 'in', subjectIds)
    .execute()
  return new Set(rows.map((row) => row.subject_id))
}
