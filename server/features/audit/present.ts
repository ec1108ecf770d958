import type { AuditEntry } from '#contract/audit.ts'
import type { EntryRow } from './queries.ts'

export function presentEntry(row: EntryRow): AuditEntry {
  return {
    id: row.id,
    kind: row.kind,
    member: presentPerson(row.member_id, row.member_username),
    actor: presentPerson(row.actor_id, row.actor_username),
    via: row.via,
    address: row.address,
    detail: row.detail,
    count: row.count,
    createdAt: row.created_at,
    lastAt: row.last_at,
  }
}

function presentPerson(id: string | null, username: string | null) {
  return id === null ? null : { id, username }
}
