import type { User } from '#contract/account-fields.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/tables.ts'
import { presentUser } from './present.ts'
import { getMemberById } from './queries.ts'

export async function readCurrentUser(database: Database, config: Config, userId: string): Promise<User> {
  return presentUser(await getMemberById(database, userId), config)
}
