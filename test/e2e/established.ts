import type { ServerProcess } from '../server-process.ts'
import { withDatabase } from './database.ts'
import { daysAgo, listDates, seedParticipation } from './seed-days.ts'

const memberDays = 30

/** Lets a member have joined a month ago, so that the limits of new members do not apply. */
export async function makeEarlierMember(server: ServerProcess, userId: string): Promise<void> {
  await withDatabase(server, (database) =>
    database
      .updateTable('users')
      .set({ created_at: new Date(Date.now() - memberDays * 864e5).toISOString() })
      .where('id', '=', userId)
      .execute(),
  )
}

/** Lets a member count as established: they joined a month ago and have marked seven days. */
export async function makeEstablished(server: ServerProcess, userId: string): Promise<void> {
  await makeEarlierMember(server, userId)
  await withDatabase(server, async (database) => {
    const challenge = await database.selectFrom('challenges').select('id').executeTakeFirstOrThrow()
    await seedParticipation(database, { userId, challengeId: challenge.id, dates: listDates(daysAgo(9), 7) })
  })
}

export async function makeModerator(server: ServerProcess, userId: string): Promise<void> {
  await withDatabase(server, (database) =>
    database.insertInto('moderators').values({ user_id: userId, created_at: new Date().toISOString() }).execute(),
  )
}
