import type { Database } from '../../database/tables.ts'

type Member = { crewId: string; userId: string }

export type MemberTimes = Awaited<ReturnType<typeof listMemberTimes>>[number]

/** Lists memberships with the schedule of the crew, and the member's clock and quiet hours (null for the defaults). */
export function listMemberTimes(tx: Database, { crewId, userId }: Partial<Member>) {
  let query = selectMembers(tx)
  if (crewId !== undefined) query = query.where('crew_members.crew_id', '=', crewId)
  if (userId !== undefined) query = query.where('crew_members.user_id', '=', userId)
  return query.execute()
}

function selectMembers(tx: Database) {
  return tx
    .selectFrom('crew_members')
    .innerJoin('crews', 'crews.id', 'crew_members.crew_id')
    .innerJoin('users', 'users.id', 'crew_members.user_id')
    .leftJoin('notification_settings', 'notification_settings.user_id', 'users.id')
    .select(['crew_members.crew_id', 'crew_members.user_id', 'round_at', 'round_told', 'round_sent_on'])
    .select(['round_weekday', 'round_hour', 'round_from', 'round_before'])
    .select(['users.username', 'users.time_zone', 'users.day_start', 'kinds', 'quiet_from', 'quiet_until'])
}

export async function setRoundAt(tx: Database, { crewId, userId, at }: Member & { at: string | null }): Promise<void> {
  await tx
    .updateTable('crew_members')
    .set({ round_at: at })
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .execute()
}

/** Saves that a member needs no reminder of a round. @returns false for someone who is not in the crew */
export async function markTold(tx: Database, { crewId, userId, on }: Member & { on: string }): Promise<boolean> {
  const updated = await tx
    .updateTable('crew_members')
    .set({ round_told: on })
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return updated !== undefined
}
