import type { ExpressionBuilder } from 'kysely'
import { noLease } from '../../database/lease.ts'
import type { Database, Row, Tables } from '../../database/tables.ts'
import { getFetchLimit, maxCursor, type Page } from '../../page.ts'
import { accountKind } from './account-mail-queries.ts'

type Outbox = ExpressionBuilder<Tables, 'outbox'>

/** Counts by channel. A message that is only meant for later, such as after quiet hours, doesn't wait. */
export function countMessages(database: Database, now: string) {
  const isWaiting = (eb: Outbox) =>
    eb.and([
      eb('status', '!=', 'failed'),
      eb.or([eb('next_attempt_at', '<=', now), eb('attempts', '>', 0), eb('status', '=', 'sending')]),
    ])
  return database
    .selectFrom('outbox')
    .select((eb) => [
      'channel',
      eb.fn.countAll<number>().filterWhere(isWaiting).as('waiting'),
      eb.fn.min<string | null>('created_at').filterWhere(isWaiting).as('oldest_waiting_at'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'failed').as('failed'),
    ])
    .groupBy('channel')
    .execute()
}

export function listChannels(database: Database): Promise<Row<'delivery_channels'>[]> {
  return database.selectFrom('delivery_channels').selectAll().execute()
}

export function countSentSince(database: Database, hour: string) {
  return database
    .selectFrom('delivery_hours')
    .select((eb) => ['channel', eb.fn.sum<number>('sent').as('sent')])
    .where('hour', '>', hour)
    .groupBy('channel')
    .execute()
}

export async function countDevices(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('push_devices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type ItemRow = Pick<
  Row<'outbox'>,
  'id' | 'channel' | 'kind' | 'status' | 'attempts' | 'error' | 'created_at' | 'next_attempt_at' | 'expires_at'
> & { username: string | null }

function selectItems(database: Database) {
  return database
    .selectFrom('outbox')
    .leftJoin('users', 'users.id', 'outbox.user_id')
    .select([
      'outbox.id',
      'outbox.channel',
      'outbox.kind',
      'outbox.status',
      'outbox.attempts',
      'outbox.error',
      'outbox.created_at',
      'outbox.next_attempt_at',
      'outbox.expires_at',
      'users.username',
    ])
}

/** Selects the messages that have been tried, newest first. */
export function listItems(database: Database, page: Page): Promise<ItemRow[]> {
  return selectItems(database)
    .where('outbox.attempts', '>', 0)
    .where('outbox.id', '<', page.after ?? maxCursor)
    .orderBy('outbox.id', 'desc')
    .limit(getFetchLimit(page))
    .execute()
}

export function findItem(database: Database, id: string): Promise<ItemRow | undefined> {
  return selectItems(database).where('outbox.id', '=', id).executeTakeFirst()
}

/** Makes a message due, unless it is being sent. @param expiresAt of a message that would expire earlier */
export async function makeDue(
  database: Database,
  { id, now, expiresAt }: { id: string; now: string; expiresAt: string },
): Promise<boolean> {
  const changed = await database
    .updateTable('outbox')
    .set((eb) => ({
      status: 'waiting',
      next_attempt_at: now,
      expires_at: eb.case().when('expires_at', '<', expiresAt).then(expiresAt).else(eb.ref('expires_at')).end(),
      ...noLease,
    }))
    .where('id', '=', id)
    .where('status', '!=', 'sending')
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/**
 * Makes all messages due that have been tried. A failed one that must not be sent twice is left out. A waiting one and
 * an email about an account, whose link expires too, keep the time at which they expire.
 * @param expiresAt of a failed message that would expire earlier
 */
export async function makeAllDue(
  database: Database,
  { now, expiresAt }: { now: string; expiresAt: string },
): Promise<number> {
  const changed = await database
    .updateTable('outbox')
    .set((eb) => ({
      status: 'waiting',
      next_attempt_at: now,
      expires_at: eb
        .case()
        .when(eb.and([eb('status', '=', 'failed'), eb('kind', '!=', accountKind), eb('expires_at', '<', expiresAt)]))
        .then(expiresAt)
        .else(eb.ref('expires_at'))
        .end(),
    }))
    .where('attempts', '>', 0)
    .where((eb) => eb.or([eb('status', '=', 'waiting'), eb.and([eb('status', '=', 'failed'), eb('once', '=', false)])]))
    .where((eb) => eb.or([eb('kind', '!=', accountKind), eb('expires_at', '>', now)]))
    .executeTakeFirst()
  return Number(changed.numUpdatedRows)
}

export async function deleteItem(database: Database, id: string): Promise<boolean> {
  const deleted = await database
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('status', '!=', 'sending')
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteOldFailures(database: Database, before: string): Promise<void> {
  await database.deleteFrom('outbox').where('status', '=', 'failed').where('created_at', '<', before).execute()
}

export async function deleteOldHours(database: Database, before: string): Promise<void> {
  await database.deleteFrom('delivery_hours').where('hour', '<', before).execute()
}
