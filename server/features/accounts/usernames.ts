import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { findTakenNames } from './queries.ts'

/** Normalize a username for comparison. */
export function toUsernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

type AccountNames = { email: string | null; usernameKey: string; except?: string }

export async function assertNamesAvailable(database: Database, names: AccountNames): Promise<void> {
  const taken = await findTakenNames(database, names)
  const fields = {
    ...(taken.email && { email: 'An account with this email already exists' }),
    ...(taken.username && { username: 'This username is taken' }),
  }
  if (taken.email) throw refuse('email-taken', 'An account with this email already exists.', { fields })
  if (taken.username) throw refuse('username-taken', 'This username is taken.', { fields })
}
