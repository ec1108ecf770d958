import type { Database } from '../../database/tables.ts'
import { readAuditLog } from './audit-log.ts'
import type { EntryRow } from './queries.ts'

const maxEntries = 1000

/** Format the newest entries as lines of text, the oldest first. */
export async function formatAuditLog(database: Database, filter: { member?: string; from?: string }): Promise<string> {
  const rows = await readAuditLog(database, filter, { limit: maxEntries, after: null })
  if (rows.length === 0) return 'No entries.'
  const lines = rows.slice(0, maxEntries).map(formatEntry).toReversed()
  const note = `Only the newest ${maxEntries} entries. Use --since or --member to find others.`
  return [...(rows.length > maxEntries ? [note] : []), ...lines].join('\n')
}

function formatEntry(row: EntryRow): string {
  const by = row.via === 'command' ? 'admin command' : formatName(row.actor_id, row.actor_username)
  return [
    row.created_at,
    row.kind,
    formatName(row.member_id, row.member_username),
    `by ${by}`,
    row.address,
    row.detail,
    row.count > 1 ? `${row.count} times until ${row.last_at}` : null,
  ]
    .filter((part) => part !== null)
    .join('  ')
}

function formatName(id: string | null, username: string | null): string {
  return id === null ? 'unknown' : (username ?? `deleted member ${id}`)
}
