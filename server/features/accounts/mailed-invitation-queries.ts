import { type ExpressionBuilder, sql } from 'kysely'
import type { MailedInvitationStatus } from '#contract/mailed-invitations.ts'
import { inBatches } from '../../database/batches.ts'
import type { Database, Row, Tables } from '../../database/tables.ts'
import { getFetchLimit, maxCursor, type Page } from '../../page.ts'

/** A row with what its status follows from. The account is of who joined, or has the address. */
const withStatus = (database: Database, now: string) =>
  database
    .selectFrom('mailed_invitations as mailed')
    .leftJoin('invitations', 'invitations.id', 'mailed.invitation_id')
    .leftJoin('outbox', 'outbox.id', 'mailed.message_id')
    .leftJoin('users as author', 'author.id', 'mailed.user_id')
    .leftJoin('users as joined', 'joined.id', 'mailed.member_id')
    .leftJoin('users as owner', 'owner.email', 'mailed.email')
    .select(selectStatus(now).as('status'))

// Like other invitations, one of a suspended or deleted admin does not work.
function selectStatus(now: string) {
  return sql<MailedInvitationStatus>`case
    when mailed.member_id is not null or owner.id is not null then 'joined'
    when mailed.withdrawn_at is not null or invitations.revoked_at is not null
      or (mailed.message_id is not null and (author.id is null or author.suspended_at is not null)) then 'withdrawn'
    when invitations.uses > 0 then 'used'
    when mailed.sent_at is null and mailed.message_id is null then 'waiting'
    when invitations.expires_at <= ${now} then 'expired'
    when mailed.uncertain then 'uncertain'
    when mailed.sent_at is not null then 'sent'
    when outbox.status in ('waiting', 'sending') then 'waiting'
    else 'failed' end`
}

export type MailedInvitationRow = Awaited<ReturnType<typeof listMailedInvitations>>[number]

/** Lists invitations by email, newest first. @param status null for all */
export function listMailedInvitations(
  database: Database,
  { status, now }: { status: MailedInvitationStatus | null; now: string },
  page: Page,
) {
  let rows = selectRows(database, now).where('mailed.id', '<', page.after ?? maxCursor)
  if (status !== null) rows = rows.where(selectStatus(now), '=', status)
  return rows.orderBy('mailed.id', 'desc').limit(getFetchLimit(page)).execute()
}

export function findMailedInvitation(database: Database, id: string, now: string) {
  return selectRows(database, now).where('mailed.id', '=', id).executeTakeFirst()
}

function selectRows(database: Database, now: string) {
  return withStatus(database, now)
    .select(['mailed.id', 'mailed.email', 'mailed.created_at', 'mailed.sent_at', 'mailed.message_id'])
    .select(['invitations.expires_at', 'outbox.error', 'outbox.attempts'])
    .select(['author.id as author_id', 'author.username as author_username', 'author.role as author_role'])
    .select('author.suspended_at as author_suspended_at')
    .select((eb) => [
      eb.fn.coalesce('joined.id', 'owner.id').as('member_id'),
      eb.fn.coalesce('joined.username', 'owner.username').as('member_username'),
    ])
}

export async function countByStatus(
  database: Database,
  now: string,
): Promise<{ status: MailedInvitationStatus; count: number }[]> {
  return database
    .selectFrom(withStatus(database, now).as('row'))
    .select((eb) => ['status', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .groupBy('status')
    .execute()
}

/** Counts the addresses that were added since an instant, and finds when the first of them was. */
export async function countSince(database: Database, since: string): Promise<{ count: number; first: string | null }> {
  return database
    .selectFrom('mailed_invitations')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
      eb.fn.min<string | null>('created_at').as('first'),
    ])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
}

export async function countOfList(database: Database, listId: string): Promise<number> {
  const { count } = await database
    .selectFrom('mailed_invitations')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow()
  return count
}

export async function listKnownEmails(
  database: Database,
  table: 'users' | 'applications',
  emails: string[],
): Promise<string[]> {
  const known: string[] = []
  for (const batch of inBatches(emails)) {
    const rows = await database.selectFrom(table).select('email').where('email', 'in', batch).execute()
    known.push(...rows.map(({ email }) => email))
  }
  return known
}

/** Lists the invitations of addresses, oldest first. */
export async function listInvitationsOf(database: Database, emails: string[], now: string) {
  const read = (batch: string[]) =>
    withStatus(database, now)
      .select(['mailed.id', 'mailed.email', 'mailed.created_at', 'mailed.sent_at', 'mailed.ended_at'])
      .where('mailed.email', 'in', batch)
      .orderBy('mailed.id')
      .execute()
  const found: Awaited<ReturnType<typeof read>> = []
  for (const batch of inBatches(emails)) found.push(...(await read(batch)))
  return found
}

export async function insertMailedInvitations(tx: Database, rows: Row<'mailed_invitations'>[]): Promise<void> {
  for (const batch of inBatches(rows)) await tx.insertInto('mailed_invitations').values(batch).execute()
}

const isOpen = (eb: ExpressionBuilder<Tables, 'mailed_invitations'>) => eb('ended_at', 'is', null)

/** Ends the invitations that have expired, at their time, and those that could not be sent before an instant. */
export async function endPassed(
  tx: Database,
  { now, unsentSince }: { now: string; unsentSince: string },
): Promise<void> {
  await tx
    .updateTable('mailed_invitations')
    .set((eb) => ({
      ended_at: eb
        .selectFrom('invitations')
        .select('invitations.expires_at')
        .whereRef('invitations.id', '=', 'mailed_invitations.invitation_id'),
    }))
    .where(isOpen)
    .where('message_id', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('invitations')
          .select('invitations.id')
          .whereRef('invitations.id', '=', 'mailed_invitations.invitation_id')
          .where('expires_at', '<=', now),
      ),
    )
    .execute()
  await tx
    .updateTable('mailed_invitations')
    .set({ withdrawn_at: now, ended_at: now })
    .where(isOpen)
    .where('message_id', 'is', null)
    .where('created_at', '<', unsentSince)
    .execute()
}

/** Deletes the addresses whose invitation ended before an instant, with the links that nobody used. */
export async function deleteEnded(tx: Database, { before, limit }: { before: string; limit: number }): Promise<void> {
  const deleted = await tx
    .deleteFrom('mailed_invitations')
    .where('id', 'in', (eb) =>
      eb.selectFrom('mailed_invitations').select('id').where('ended_at', '<', before).limit(limit),
    )
    .returning('invitation_id')
    .execute()
  for (const ids of inBatches(deleted.flatMap(({ invitation_id: id }) => id ?? [])))
    await tx.deleteFrom('invitations').where('id', 'in', ids).where('mailed', '=', true).where('uses', '=', 0).execute()
}

/** Lists invitations that have not ended, with their messages in the outbox, oldest first. @param id null for all */
export function listOpen(
  tx: Database,
  { statuses, id, now }: { statuses: MailedInvitationStatus[]; id: string | null; now: string },
) {
  let rows = withStatus(tx, now)
    .select(['mailed.id', 'mailed.message_id'])
    .where('mailed.ended_at', 'is', null)
    .where(selectStatus(now), 'in', statuses)
  if (id !== null) rows = rows.where('mailed.id', '=', id)
  return rows.orderBy('mailed.id').execute()
}

/**
 * Withdraws invitations and revokes their links.
 * @param options.unsent leaves out those whose email was sent
 * @returns how many
 */
export async function withdraw(
  tx: Database,
  ids: string[],
  { now, unsent }: { now: string; unsent: boolean },
): Promise<number> {
  let count = 0
  for (const batch of inBatches(ids)) {
    let update = tx
      .updateTable('mailed_invitations')
      .set({ withdrawn_at: now, ended_at: now })
      .where('id', 'in', batch)
      .where(isOpen)
    if (unsent) update = update.where('sent_at', 'is', null)
    const ended = await update.returning('invitation_id').execute()
    count += ended.length
    const links = ended.flatMap(({ invitation_id: id }) => id ?? [])
    if (links.length > 0)
      await tx
        .updateTable('invitations')
        .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
        .where('id', 'in', links)
        .execute()
  }
  return count
}

/** Makes emails wait again that were not sent. @returns how many */
export async function makeWaiting(tx: Database, ids: string[]): Promise<number> {
  let count = 0
  for (const batch of inBatches(ids)) {
    const changed = await tx
      .updateTable('mailed_invitations')
      .set({ message_id: null, queued_at: null })
      .where('id', 'in', batch)
      .where('sent_at', 'is', null)
      .where(isOpen)
      .returning('id')
      .execute()
    count += changed.length
  }
  return count
}

/** Ends the invitations of a member who is being deleted. @returns the messages of theirs in the outbox */
export async function endInvitationsOf(
  tx: Database,
  { userId, now }: { userId: string; now: string },
): Promise<string[]> {
  const ended = await tx
    .updateTable('mailed_invitations')
    .set({ withdrawn_at: now, ended_at: now })
    .where('user_id', '=', userId)
    .where(isOpen)
    .returning('message_id')
    .execute()
  return ended.flatMap(({ message_id: id }) => id ?? [])
}

export async function deleteByEmail(tx: Database, email: string): Promise<void> {
  await tx.deleteFrom('mailed_invitations').where('email', '=', email).execute()
}

/** Counts the emails queued since an instant. */
export async function countQueuedSince(tx: Database, since: string): Promise<number> {
  const { count } = await tx
    .selectFrom('mailed_invitations')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('queued_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export type NextInvitation = Awaited<ReturnType<typeof listNext>>[number]

/** Lists the next emails to queue, oldest first: of active admins, to people without an account. */
export function listNext(tx: Database, limit: number) {
  return tx
    .selectFrom('mailed_invitations as mailed')
    .innerJoin('users as author', 'author.id', 'mailed.user_id')
    .select(['mailed.id', 'mailed.invitation_id', 'author.id as author_id', 'author.username as author_username'])
    .where('mailed.message_id', 'is', null)
    .where('mailed.ended_at', 'is', null)
    .where('author.role', '=', 'admin')
    .where('author.suspended_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('users as owner').select('owner.id').whereRef('owner.email', '=', 'mailed.email')),
      ),
    )
    .orderBy('mailed.id')
    .limit(limit)
    .execute()
}

export async function saveQueued(
  tx: Database,
  { id, ...columns }: Pick<Row<'mailed_invitations'>, 'id' | 'invitation_id' | 'message_id' | 'queued_at'>,
): Promise<void> {
  await tx.updateTable('mailed_invitations').set(columns).where('id', '=', id).execute()
}

/** Makes the link of an email that is sent again work for as long as that of a new one. */
export async function renewInvitation(
  tx: Database,
  { id, expiresAt }: { id: string; expiresAt: string },
): Promise<void> {
  await tx.updateTable('invitations').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

/** Finds an email that is about to be sent, if its link works and nobody has an account with its address. */
export function findToSend(database: Database, { id, now }: { id: string; now: string }) {
  return database
    .selectFrom('mailed_invitations as mailed')
    .innerJoin('invitations', 'invitations.id', 'mailed.invitation_id')
    .innerJoin('users as author', 'author.id', 'mailed.user_id')
    .leftJoin('users as owner', 'owner.email', 'mailed.email')
    .select(['mailed.email', 'invitations.id as invitation_id', 'invitations.expires_at', 'author.username'])
    .where('mailed.id', '=', id)
    .where('mailed.sent_at', 'is', null)
    .where('mailed.ended_at', 'is', null)
    .where('invitations.revoked_at', 'is', null)
    .where('invitations.uses', '=', 0)
    .where('invitations.expires_at', '>', now)
    .where('author.suspended_at', 'is', null)
    .where('owner.id', 'is', null)
    .executeTakeFirst()
}

export async function saveSent(
  tx: Database,
  { ids, uncertain, now }: { ids: string[]; uncertain: boolean; now: string },
): Promise<void> {
  await tx.updateTable('mailed_invitations').set({ sent_at: now, uncertain }).where('id', 'in', ids).execute()
}

/** Finds the address that an invitation was mailed to. */
export async function findMailedAddress(database: Database, invitationId: string): Promise<string | null> {
  const row = await database
    .selectFrom('mailed_invitations')
    .select('email')
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst()
  return row?.email ?? null
}

/** Ends an invitation with which somebody joined, or asked to. */
export async function saveUsed(
  tx: Database,
  { invitationId, now }: { invitationId: string; now: string },
): Promise<void> {
  await tx
    .updateTable('mailed_invitations')
    .set({ ended_at: now })
    .where('invitation_id', '=', invitationId)
    .where(isOpen)
    .execute()
}

export async function saveJoined(
  tx: Database,
  { invitationId, userId }: { invitationId: string; userId: string },
): Promise<void> {
  await tx
    .updateTable('mailed_invitations')
    .set({ member_id: userId })
    .where('invitation_id', '=', invitationId)
    .execute()
}
