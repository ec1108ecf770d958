import type { Database } from '../../database/tables.ts'
import { accountByEmail } from './queries.ts'

/** The account of an address, however it is capitalised. */
export function findAccount(database: Database, email: string) {
  return accountByEmail(database, email.trim().toLowerCase())
}

export { anyAccount } from './queries.ts'
