import { type RawBuilder, sql } from 'kysely'
import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import type { Database, Row } from '../../database/tables.ts'
import { isAnswerSeen, isNotBlocked } from '../../database/visibility.ts'

type Member = { crewId: string; userId: string }

export type CrewRow = NonNullable<Awaited<ReturnType<typeof findCrew>>>

/** Finds a crew of a member, with its schedule and how many members of it they see. */
export function findCrew(database: Database, { crewId, userId }: Member) {
  return takeFirst(crewQuery(database, { crewId, userId }))
}

const crewQuery = compileQuery((database, parameter: QueryParameter<Member>) =>
  database
    .selectFrom('crew_members')
    .innerJoin('crews', 'crews.id', 'crew_members.crew_id')
    .select(['crews.id', 'crews.name', 'crews.founder_id', 'crews.questions'])
    .select(['crews.round_weekday', 'crews.round_hour', 'crews.round_from', 'crews.round_before'])
    .select((eb) =>
      eb
        .selectFrom('crew_members as others')
        .innerJoin('users', 'users.id', 'others.user_id')
        .whereRef('others.crew_id', '=', 'crews.id')
        .where('users.suspended_at', 'is', null)
        .where(isNotBlocked('others.user_id', parameter('userId')))
        .select((count) => count.fn.countAll<number>().as('members'))
        .as('members'),
    )
    .where('crew_members.crew_id', '=', parameter('crewId'))
    .where('crew_members.user_id', '=', parameter('userId')),
)

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number]

/** Lists the answers of a round that a member sees, with what their authors planned before it. */
export function listAnswers(database: Database, values: Member & { on: string }) {
  return answersQuery(database, values)
}

const answersQuery = compileQuery((database, parameter: QueryParameter<Member & { on: string }>) =>
  database
    .selectFrom('round_answers')
    .innerJoin('users', 'users.id', 'round_answers.user_id')
    .select(['round_answers.id', 'round_answers.decision_id'])
    .select(['round_answers.user_id', 'users.username', 'users.profile_image_url', 'round_answers.questions'])
    .select(['answers', 'outcome', 'round_answers.created_at', 'edited_at'])
    .select(selectEarlier('round_on', parameter('userId')).as('earlier_on'))
    .select(selectEarlier('answers', parameter('userId')).as('earlier_answers'))
    .where('round_answers.crew_id', '=', parameter('crewId'))
    .where('round_answers.round_on', '=', parameter('on'))
    .where(isAnswerSeen(parameter('userId')))
    .orderBy('round_answers.created_at')
    .orderBy('round_answers.user_id'),
)

/** Selects a column of the last round that the author of an answer answered before it; null if others do not see that. */
function selectEarlier(column: 'round_on' | 'answers', viewerId: RawBuilder<string>) {
  const isSeen = sql`earlier.decision_id is null or earlier.user_id = ${viewerId}`
  return sql<
    string | null
  >`(select case when ${isSeen} then ${sql.ref(`earlier.${column}`)} end from round_answers as earlier
    where earlier.user_id = round_answers.user_id and earlier.crew_id = round_answers.crew_id
      and earlier.round_on < round_answers.round_on
    order by earlier.round_on desc limit 1)`
}

export type EarlierAnswer = Pick<Row<'round_answers'>, 'round_on' | 'answers'>

/** Finds the last answers of a member before a round. */
export function findEarlierAnswer(
  database: Database,
  values: Member & { before: string },
): Promise<EarlierAnswer | undefined> {
  return takeFirst(earlierAnswerQuery(database, values))
}

const earlierAnswerQuery = compileQuery((database, parameter: QueryParameter<Member & { before: string }>) =>
  database
    .selectFrom('round_answers')
    .select(['round_on', 'answers'])
    .where('user_id', '=', parameter('userId'))
    .where('crew_id', '=', parameter('crewId'))
    .where('round_on', '<', parameter('before'))
    .orderBy('round_on', 'desc')
    .limit(1),
)

/** Finds the dates of the rounds before and after a date in which a member sees an answer. */
export async function findNeighbours(
  database: Database,
  values: Member & { before: string; after: string },
): Promise<{ previous: string | null; next: string | null }> {
  return (await takeFirst(neighboursQuery(database, values))) ?? { previous: null, next: null }
}

const neighboursQuery = compileQuery(
  (database, parameter: QueryParameter<Member & { before: string; after: string }>) => {
    const seen = database
      .selectFrom('round_answers')
      .select('round_on')
      .where('crew_id', '=', parameter('crewId'))
      .where(isAnswerSeen(parameter('userId')))
      .limit(1)
    return database.selectNoFrom([
      seen.where('round_on', '<', parameter('before')).orderBy('round_on', 'desc').as('previous'),
      seen.where('round_on', '>', parameter('after')).orderBy('round_on').as('next'),
    ])
  },
)

export function findAnswer(tx: Database, { crewId, userId, on }: Member & { on: string }) {
  return tx
    .selectFrom('round_answers')
    .select(['questions', 'answers', 'outcome', 'decision_id'])
    .where('crew_id', '=', crewId)
    .where('round_on', '=', on)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function insertAnswer(tx: Database, row: Row<'round_answers'>): Promise<void> {
  await tx.insertInto('round_answers').values(row).execute()
}

export async function updateAnswer(
  tx: Database,
  { crewId, userId, on }: Member & { on: string },
  change: Pick<Row<'round_answers'>, 'answers' | 'outcome' | 'edited_at'>,
): Promise<void> {
  await tx
    .updateTable('round_answers')
    .set(change)
    .where('crew_id', '=', crewId)
    .where('round_on', '=', on)
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteAnswers(tx: Database, { crewId, userId }: Member): Promise<void> {
  await tx.deleteFrom('round_answers').where('user_id', '=', userId).where('crew_id', '=', crewId).execute()
}

export async function updateCrew(
  tx: Database,
  crewId: string,
  change: Pick<Row<'crews'>, 'round_weekday' | 'round_hour' | 'round_from' | 'round_before' | 'questions'>,
): Promise<void> {
  await tx.updateTable('crews').set(change).where('id', '=', crewId).execute()
}
