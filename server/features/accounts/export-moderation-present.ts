import type { listDecisions, listReports } from './export-moderation-queries.ts'
import type { ReaderRow } from './export-queries.ts'

export function presentReport(row: ReaderRow<typeof listReports>) {
  const { kind, reason, details } = row
  return { about: kind, reason, details, createdAt: row.created_at, reviewedAt: row.closed_at }
}

/** Leaves out who decided. */
export function presentDecision(row: ReaderRow<typeof listDecisions>) {
  const { kind, action, title, note, until } = row
  const appeal =
    row.appeal === null
      ? null
      : { message: row.appeal, status: row.appeal_status, answer: row.appeal_answer, sentAt: row.appealed_at }
  return { about: kind, action, title, note, until, createdAt: row.created_at, appeal }
}
