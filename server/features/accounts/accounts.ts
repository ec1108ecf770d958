import type { Database } from '../../database/tables.ts'
import { findAccountByEmail } from './queries.ts'

export function findAccount(database: Database, email: string) {
  return findAccountByEmail(database, email.trim().toLowerCase())
}
