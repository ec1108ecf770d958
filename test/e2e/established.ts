import type { ServerProcess } from '../server-process.ts'
import { withDatabase } from './database.ts'

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

export async function makeModerator(server: ServerProcess, userId: string): Promise<void> {
  await withDatabase(server, (database) =>
    database.insertInto('moderators').values({ user_id: userId, created_at: new Date().toISOString() }).execute(),
  )
}
