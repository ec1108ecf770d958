import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { takenNames } from './queries.ts'

/** A username as it is compared. */
export function usernameKeyOf(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

type Names = { email: string | null; usernameKey: string; except?: string }

export async function refuseTaken(database: Database, names: Names): Promise<void> {
  const taken = await takenNames(database, names)
  const fields = {
    ...(taken.email && { email: 'An account with this email exists already' }),
    ...(taken.username && { username: 'This username is taken' }),
  }
  if (taken.email) throw refuse('email-taken', 'An account with this email exists already.', { fields })
  if (taken.username) throw refuse('username-taken', 'This username is taken.', { fields })
}
