import { compileQuery, takeFirst, type QueryParameter } from '../../database/compiled-query.ts'
import { isKeptVersion, joinedContent } from '../../database/joined-content.ts'
import type { Database, Row } from '../../database/tables.ts'
import type { MarkedDates } from './member-ledger.ts'

export async function findMemberLedger(database: Database, userId: string): Promise<string | null> {
  return (await takeFirst(memberLedgerQuery(database, { userId })))?.ledger ?? null
}

const memberLedgerQuery = compileQuery((database, parameter: QueryParameter<{ userId: string }>) =>
  database.selectFrom('member_ledgers').select('ledger').where('user_id', '=', parameter('userId')),
)

export async function saveMemberLedger(tx: Database, row: Row<'member_ledgers'>): Promise<void> {
  await tx
    .insertInto('member_ledgers')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ledger: row.ledger }))
    .execute()
}

/** Counts the dates up to `through` that have a mark. */
export async function countMarkedDates(
  database: Database,
  { userId, through }: { userId: string; through: string },
): Promise<MarkedDates> {
  const marks = database
    .selectFrom('user_challenges')
    .innerJoin('challenge_check_ins', 'challenge_check_ins.user_challenge_id', 'user_challenges.id')
    .where('user_challenges.user_id', '=', userId)
    .where('challenge_check_ins.date', '<=', through)
    .select((eb) => eb.fn.count<number>('challenge_check_ins.date').distinct().as('days'))
  const all = await marks.select((eb) => eb.fn.min('challenge_check_ins.date').as('first')).executeTakeFirstOrThrow()
  const rows = await marks
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
    .select(joinedContent('pillar').as('pillar'))
    .groupBy(joinedContent('pillar'))
    .execute()
  const pillars = Object.fromEntries(rows.map(({ pillar, days }) => [pillar, days]))
  return { days: all.days, firstDate: all.first, pillars }
}
