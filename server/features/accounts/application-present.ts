import type { Application } from '#contract/applications.ts'
import type { ApplicationRow } from './application-queries.ts'
import { parseAnswers } from './applications.ts'

export function presentApplication(row: ApplicationRow): Application {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    answers: parseAnswers(row.answers),
    invitedBy: row.inviter_username,
    createdAt: row.created_at,
  }
}
