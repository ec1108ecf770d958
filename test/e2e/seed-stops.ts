import { generateId } from '#server/database/ids.ts'
import type { Database } from '#server/database/tables.ts'

/** Adds members who joined a challenge a year ago, and marked as many days of it as `progress` says. */
export async function seedStops(database: Database, challengeId: string, progress: number[]): Promise<void> {
  const then = new Date(Date.now() - 365 * 864e5).toISOString()
  const members = progress.map((days, index) => ({ id: generateId(), name: `quiet${index}`, days }))
  const account = { role: 'public', onboarding_completed: false, time_zone: 'UTC' } as const
  await database
    .insertInto('users')
    .values(
      members.map(({ id, name }) => ({
        ...account,
        id,
        email: `${name}@example.org`,
        username: name,
        username_key: name,
        created_at: then,
        updated_at: then,
      })),
    )
    .execute()
  await database
    .insertInto('user_challenges')
    .values(
      members.map(({ id, days }) => ({
        id: generateId(),
        challenge_id: challengeId,
        user_id: id,
        progress: days,
        completed: false,
        started_at: then,
        started_on: then.slice(0, 10),
      })),
    )
    .execute()
  await database
    .updateTable('challenges')
    .set((eb) => ({ participants: eb('participants', '+', members.length) }))
    .where('id', '=', challengeId)
    .execute()
}
