import type { User } from '#contract/account-fields.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/tables.ts'
import { presentUser } from './present.ts'
import { memberById } from './queries.ts'

/** Read a member as the reply that `GET /api/auth/user` gives. */
export async function readCurrentUser(database: Database, config: Config, userId: string): Promise<User> {
  return presentUser(await memberById(database, userId), config)
}
