import type { Database } from './tables.ts'

export type OverdueWork = { work: string; since: string }

/**
 * Finds background work that was due before a time, with the oldest of each kind. Messages are left out, because they
 * also wait for a mail server that does not answer.
 */
export async function selectOverdueWork(database: Database, before: string): Promise<OverdueWork[]> {
  const [reminders, rounds, digests, drafts, announcements] = await Promise.all([
    database
      .selectFrom('reminder_settings')
      .select((eb) => eb.fn.min('next_at').as('since'))
      .where('next_at', '<=', before)
      .executeTakeFirst(),
    database
      .selectFrom('crew_members')
      .select((eb) => eb.fn.min('round_at').as('since'))
      .where('round_at', '<=', before)
      .executeTakeFirst(),
    database
      .selectFrom('notification_settings')
      .select((eb) => eb.fn.min('digest_at').as('since'))
      .where('digest_at', '<=', before)
      .executeTakeFirst(),
    database
      .selectFrom('written_drafts')
      .select((eb) => eb.fn.min('publish_at').as('since'))
      .where('publish_at', '<=', before)
      // One that someone is typing in waits.
      .where('updated_at', '<=', before)
      .executeTakeFirst(),
    database
      .selectFrom('announcements')
      .select((eb) => eb.fn.min('send_at').as('since'))
      .where('status', 'in', ['scheduled', 'sending'])
      .where('send_at', '<=', before)
      .executeTakeFirst(),
  ])
  const found = { reminders, 'rounds of crews': rounds, digests, 'scheduled drafts': drafts, announcements }
  return Object.entries(found).flatMap(([work, row]) => (row?.since ? [{ work, since: row.since }] : []))
}
