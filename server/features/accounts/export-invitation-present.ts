import { parseAnswers } from './applications.ts'
import type { listApplications, listInvitations } from './export-invitation-queries.ts'
import type { ReaderRow } from './export-queries.ts'

export function presentInvitation(row: ReaderRow<typeof listInvitations>) {
  return {
    note: row.note,
    uses: row.uses,
    maxUses: row.max_uses,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    createdAt: row.created_at,
  }
}

export function presentApplication(row: Awaited<ReturnType<typeof listApplications>>[number]) {
  return {
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    timeZone: row.time_zone,
    answers: parseAnswers(row.answers),
    createdAt: row.created_at,
  }
}
