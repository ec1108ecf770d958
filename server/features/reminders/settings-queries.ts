import { sql } from 'kysely'
import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import type { Database, Row } from '../../database/tables.ts'

export type MemberRow = Awaited<ReturnType<typeof listMemberRows>>[number]

export function findMemberRow(database: Database, userId: string): Promise<MemberRow | undefined> {
  return takeFirst(memberQuery(database, { userId }))
}

const memberQuery = compileQuery((database, parameter: QueryParameter<{ userId: string }>) =>
  selectMembers(database).where('users.id', '=', parameter('userId')),
)

export function listMemberRows(database: Database, userIds: string[]) {
  return selectMembers(database).where('users.id', 'in', userIds).execute()
}

/** The settings are null for a member who never changed them. */
function selectMembers(database: Database) {
  return database
    .selectFrom('users')
    .leftJoin('reminder_settings as reminders', 'reminders.user_id', 'users.id')
    .leftJoin('notification_settings as notifications', 'notifications.user_id', 'users.id')
    .select([
      'users.id',
      'users.username',
      'users.time_zone',
      'users.day_start',
      'reminders.active',
      'reminders.time',
      'reminders.weekdays',
      'reminders.nudge',
      'reminders.nudge_time',
      'reminders.later_at',
      'reminders.sent_on',
      'reminders.sent_count',
      'reminders.last_sent_at',
      'reminders.unanswered',
      'reminders.paused_at',
      'reminders.updated_at',
      'notifications.kinds',
      'notifications.named',
      'notifications.quiet_from',
      'notifications.quiet_until',
    ])
    .select((eb) => {
      const ofMember = eb.selectFrom('crew_members').whereRef('crew_members.user_id', '=', 'users.id')
      const latest = ofMember.select((last) => last.fn.max('round_sent_on').as('round_sent_on'))
      return [
        latest.as('rounds_on'),
        ofMember
          .where('round_sent_on', '=', latest)
          .select((rounds) => rounds.fn.countAll<number>().as('count'))
          .as('rounds_count'),
      ]
    })
}

export async function saveSettings(tx: Database, row: Row<'reminder_settings'>): Promise<void> {
  const { user_id: _, ...columns } = row
  await tx
    .insertInto('reminder_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** Changes when the member is checked next, if they have settings. */
export async function setNextAt(tx: Database, userId: string, nextAt: string | null): Promise<void> {
  await tx.updateTable('reminder_settings').set({ next_at: nextAt }).where('user_id', '=', userId).execute()
}

/** Makes the next check of a member due, unless there is none. */
export async function recheckNow(tx: Database, userId: string, now: string): Promise<void> {
  await tx
    .updateTable('reminder_settings')
    .set({ next_at: now })
    .where('user_id', '=', userId)
    .where('next_at', 'is not', null)
    .execute()
}

export type OverrideRow = Row<'challenge_reminders'>

/** Selects what differs for active challenges. */
export function listOverrides(database: Database, userIds: string[]): Promise<OverrideRow[]> {
  return database
    .selectFrom('challenge_reminders')
    .innerJoin('user_challenges', 'user_challenges.id', 'challenge_reminders.user_challenge_id')
    .selectAll('challenge_reminders')
    .where('challenge_reminders.user_id', 'in', userIds)
    .where('user_challenges.completed', '=', sql.lit(false))
    .where('user_challenges.left_at', 'is', null)
    .execute()
}

export async function saveOverride(tx: Database, row: OverrideRow): Promise<void> {
  const { user_challenge_id: _, user_id: _owner, ...columns } = row
  await tx
    .insertInto('challenge_reminders')
    .values(row)
    .onConflict((conflict) => conflict.column('user_challenge_id').doUpdateSet(columns))
    .execute()
}
