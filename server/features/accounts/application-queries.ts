import { readPage } from '../../database/page-query.ts'
import type { Database, Row } from '../../database/tables.ts'
import { getLimit, minCursor, type Page } from '../../page.ts'

/** @returns false when the email or username is taken by another application */
export async function insertApplication(tx: Database, row: Row<'applications'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('applications')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function listApplications(database: Database, page: Page) {
  return readPage(selectApplications(database, page), getLimit(page), { long: { answers: 'applications.answers' } })
}

function selectApplications(database: Database, page: Page) {
  return database
    .selectFrom('applications')
    .leftJoin('invitations', 'invitations.id', 'applications.invitation_id')
    .leftJoin('users as inviter', 'inviter.id', 'invitations.user_id')
    .select([
      'applications.id',
      'applications.email',
      'applications.username',
      'applications.answers',
      'applications.created_at',
      'inviter.username as inviter_username',
    ])
    .where('applications.id', '>', page.after ?? minCursor)
    .orderBy('applications.id')
}

export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>['rows'][number]

export function findApplicant(database: Database, email: string) {
  return database
    .selectFrom('applications')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** @returns undefined when someone else answered it first */
export function deleteApplication(tx: Database, id: string): Promise<Row<'applications'> | undefined> {
  return tx.deleteFrom('applications').where('id', '=', id).returningAll().executeTakeFirst()
}

export async function deleteOldApplications(
  tx: Database,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const deleted = await tx
    .deleteFrom('applications')
    .where('id', 'in', (eb) =>
      eb.selectFrom('applications').select('id').where('created_at', '<', before).orderBy('id').limit(limit),
    )
    .returning('id')
    .execute()
  return deleted.length
}

export async function hasApplications(tx: Database): Promise<boolean> {
  return (await tx.selectFrom('applications').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function deleteApplicationsByEmail(tx: Database, email: string): Promise<void> {
  await tx.deleteFrom('applications').where('email', '=', email).execute()
}
