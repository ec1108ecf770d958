import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely'
import { compileQuery, type QueryParameter } from '../../database/compiled-query.ts'
import type { Database, Row, Tables } from '../../database/tables.ts'
import { blockedMembers, isNotBlocked } from '../../database/visibility.ts'
import { hereAt } from './nudge-queries.ts'

export type CrewMemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** Finds a crew of a member. */
export function findCrew(database: Database, { id, userId }: { id: string; userId: string }) {
  return database
    .selectFrom('crew_members')
    .innerJoin('crews', 'crews.id', 'crew_members.crew_id')
    .selectAll('crews')
    .select(['crew_members.tells_gaps', 'crew_members.joined_at'])
    .where('crew_members.crew_id', '=', id)
    .where('crew_members.user_id', '=', userId)
    .executeTakeFirst()
}

/** Lists the crews of a member, first joined first. */
export function listCrewsOf(database: Database, userId: string) {
  return database
    .selectFrom('crew_members')
    .innerJoin('crews', 'crews.id', 'crew_members.crew_id')
    .select(['crews.id', 'crews.name'])
    .where('crew_members.user_id', '=', userId)
    .orderBy('crew_members.joined_at')
    .orderBy('crews.id')
    .execute()
}

/** Lists the members of crews that a member sees, first joined first: nobody who is suspended or blocked. */
export async function listMembers(database: Database, { crewIds, viewerId }: { crewIds: string[]; viewerId: string }) {
  if (crewIds.length === 0) return []
  return selectMembers(database, sql<string>`${viewerId}`)
    .where('crew_members.crew_id', 'in', crewIds)
    .orderBy('crew_members.joined_at')
    .orderBy('users.id')
    .execute()
}

export type CrewmateRow = Awaited<ReturnType<typeof listCrewmates>>[number]

/**
 * Lists the members of all crews of a member that they see, with the member, once for each crew. The rows of the member
 * say which round they answered last.
 * @param date of which `asked_at` says when the member asked them “Still with us?”
 * @param since the first date, on their own calendars, of which `asks_at` says when they last asked the member, who has
 *   neither marked a day nor told them “I’m here” since. The subject of that notification is who asked, and the date.
 * @param until the last date, on their own calendars; `answered_day` is the latest of the days that the member has
 *   answered, as in the subject of the answer
 */
export function listCrewmates(database: Database, values: CrewmateValues) {
  return crewmatesQuery(database, values)
}

type CrewmateValues = { userId: string; date: string; since: string; until: string }

const crewmatesQuery = compileQuery((database, parameter: QueryParameter<CrewmateValues>) =>
  selectMembers(database, parameter('userId'))
    .innerJoin('crew_members as own', 'own.crew_id', 'crew_members.crew_id')
    .select(['crews.name as crew_name', 'crews.round_weekday', 'crews.round_hour'])
    .select(['crews.round_from', 'crews.round_before'])
    .select(
      sql<string | null>`case when users.id = ${parameter('userId')} then (select max(round_on) from round_answers
        where user_id = users.id and crew_id = crews.id) end`.as('answered_on'),
    )
    .select((eb) => [
      eb
        .selectFrom('nudges')
        .select('nudges.created_at')
        .where('nudges.user_id', '=', parameter('userId'))
        .whereRef('nudges.member_id', '=', 'users.id')
        .where('nudges.date', '=', parameter('date'))
        .as('asked_at'),
      eb
        .selectFrom('nudges')
        .select((nudges) => nudges.fn.max('nudges.created_at').as('asks_at'))
        .whereRef('nudges.user_id', '=', 'users.id')
        .where('nudges.member_id', '=', parameter('userId'))
        .where('nudges.date', '>=', parameter('since'))
        .where((nudges) =>
          nudges.not(
            nudges.exists(
              nudges
                .selectFrom('user_challenges')
                .innerJoin('challenge_check_ins', 'challenge_check_ins.user_challenge_id', 'user_challenges.id')
                .select('user_challenges.id')
                .where('user_challenges.user_id', '=', parameter('userId'))
                .whereRef('challenge_check_ins.created_at', '>', 'nudges.created_at'),
            ),
          ),
        )
        .where((nudges) =>
          nudges.not(
            nudges.exists(
              nudges
                .selectFrom('notifications')
                .innerJoin('notification_actors', 'notification_actors.notification_id', 'notifications.id')
                .select('notifications.id')
                .whereRef('notifications.user_id', '=', 'nudges.user_id')
                .where('notifications.kind', '=', 'here')
                .where('notifications.subject_id', '>=', sql<string>`nudges.user_id || ' ' || nudges.date`)
                .where('notification_actors.user_id', '=', parameter('userId')),
            ),
          ),
        )
        .as('asks_at'),
      eb
        .selectFrom('nudges')
        .select(sql<string | null>`max(${hereAt})`.as('here_at'))
        .whereRef('nudges.member_id', '=', 'users.id')
        .where('nudges.date', '>=', parameter('since'))
        .as('here_at'),
      // Both are as long as every subject between them.
      eb
        .selectFrom('reactions')
        .select((answers) => answers.fn.max('reactions.subject_id').as('subject_id'))
        .where('reactions.user_id', '=', parameter('userId'))
        .where('reactions.kind', '=', 'day')
        .where('reactions.subject_id', '>=', sql<string>`users.id || ' ' || ${parameter('since')}`)
        .where('reactions.subject_id', '<=', sql<string>`users.id || ' ' || ${parameter('until')}`)
        .as('answered_day'),
    ])
    .where('own.user_id', '=', parameter('userId'))
    .orderBy('own.joined_at')
    .orderBy('own.crew_id')
    .orderBy('crew_members.joined_at')
    .orderBy('users.id'),
)

function selectMembers(database: Database, viewerId: RawBuilder<string>) {
  return database
    .selectFrom('crew_members')
    .innerJoin('users', 'users.id', 'crew_members.user_id')
    .innerJoin('crews', 'crews.id', 'crew_members.crew_id')
    .select([
      'crew_members.crew_id',
      'users.id',
      'users.username',
      'users.profile_image_url',
      'users.time_zone',
      'users.day_start',
      'crew_members.tells_gaps',
      'crew_members.joined_at',
      'crews.founder_id',
    ])
    .where('users.suspended_at', 'is', null)
    .where(isNotBlocked('users.id', viewerId))
}

export function findCrewByLink(database: Database, linkId: string): Promise<Row<'crews'> | undefined> {
  return database.selectFrom('crews').selectAll().where('link_id', '=', linkId).executeTakeFirst()
}

/** Finds a crew that a friend founded for the member, as long as the member is told so. */
export function findOfferedCrew(
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<Row<'crews'> | undefined> {
  return (
    database
      .selectFrom('crews')
      .innerJoin('notifications', 'notifications.subject_id', 'crews.id')
      .selectAll('crews')
      .where('crews.id', '=', id)
      .where('notifications.kind', '=', 'crew-offer')
      .where('notifications.user_id', '=', userId)
      // Who wants no notifications in the app is told by email, in one that is not shown and stays unread.
      .where((eb) => eb.or([eb('notifications.shown', '=', true), eb('notifications.read_at', 'is', null)]))
      .executeTakeFirst()
  )
}

/** Says whether there is a block between a member and anyone in a crew. */
export async function hasBlockedMember(database: Database, { crewId, userId }: { crewId: string; userId: string }) {
  const found = await database
    .selectFrom('crew_members')
    .select('user_id')
    .where('crew_id', '=', crewId)
    .where(sql<SqlBool>`user_id in (${blockedMembers(sql<string>`${userId}`)})`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function listMemberIds(tx: Database, crewId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('crew_members')
    .select('user_id')
    .where('crew_id', '=', crewId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

export async function countCrews(tx: Database, userId: string): Promise<number> {
  const { crews } = await tx
    .selectFrom('crew_members')
    .select((eb) => eb.fn.countAll<number>().as('crews'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(crews)
}

export async function insertCrew(tx: Database, row: Insertable<Tables['crews']>): Promise<void> {
  await tx.insertInto('crews').values(row).execute()
}

/** @returns false if the member is in the crew already */
export async function insertMember(tx: Database, row: Insertable<Tables['crew_members']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('crew_members')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export type CrewChange = Partial<Pick<Row<'crews'>, 'name' | 'founder_id' | 'link_id'>>

export async function updateCrew(tx: Database, id: string, change: CrewChange): Promise<void> {
  await tx.updateTable('crews').set(change).where('id', '=', id).execute()
}

export async function deleteCrew(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('crews').where('id', '=', id).execute()
}

/** Removes a member with what the crew saw of them. @returns whether they were in it */
export async function deleteMember(
  tx: Database,
  { crewId, userId }: { crewId: string; userId: string },
): Promise<boolean> {
  await tx
    .deleteFrom('crew_challenges')
    .where('crew_id', '=', crewId)
    .where('user_challenge_id', 'in', (eb) =>
      eb.selectFrom('user_challenges').select('id').where('user_id', '=', userId),
    )
    .execute()
  await tx
    .deleteFrom('crew_goals')
    .where('crew_id', '=', crewId)
    .where('goal_id', 'in', (eb) => eb.selectFrom('goals').select('id').where('user_id', '=', userId))
    .execute()
  const deleted = await tx
    .deleteFrom('crew_members')
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function setTellsGaps(
  tx: Database,
  { crewId, userId, tellsGaps }: { crewId: string; userId: string; tellsGaps: boolean },
): Promise<void> {
  await tx
    .updateTable('crew_members')
    .set({ tells_gaps: tellsGaps })
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .execute()
}

/** Lists the crews that two members share. */
export async function listSharedCrews(database: Database, [one, other]: readonly [string, string]) {
  return database
    .selectFrom('crew_members as theirs')
    .innerJoin('crew_members as own', 'own.crew_id', 'theirs.crew_id')
    .innerJoin('crews', 'crews.id', 'own.crew_id')
    .select(['crews.id', 'crews.name'])
    .where('own.user_id', '=', one)
    .where('theirs.user_id', '=', other)
    .orderBy('crews.id')
    .execute()
}
