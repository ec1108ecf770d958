import { compileQuery, takeFirst, type QueryParameter } from '../../database/compiled-query.ts'
import type { Database, Row } from '../../database/tables.ts'

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
