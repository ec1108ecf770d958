import type { Database, Row } from '../../database/tables.ts'
import { listMessaged } from './notify-queries.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Between two messages about a discussion, even if the member has read it. */
const minutesBetween = 15

/** For all kinds except announcements. */
const messagesPerHour = 10

/**
 * Selects the members who get push messages and emails, and not only a notification in the app: once a day as long as
 * they have not read it, at most every 15 minutes after that, and about at most ten subjects in an hour.
 */
export async function selectThoseToMessage<Member extends { id: string }>(
  tx: Database,
  members: Member[],
  { kind, groupKey, now }: { kind: Row<'notifications'>['kind']; groupKey: string; now: Date },
): Promise<Member[]> {
  if (kind === 'announcement') return members
  const ids = members.map(({ id }) => id)
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const messaged = Map.groupBy(await listMessaged(tx, ids, since(dayMs)), (row) => row.user_id)
  return members.filter(({ id }) => {
    const rows = messaged.get(id) ?? []
    const isTooEarly = rows.some(
      (row) =>
        row.group_key === groupKey && (row.read_at === null || row.messaged_at > since(minutesBetween * minuteMs)),
    )
    return !isTooEarly && rows.filter((row) => row.messaged_at > since(60 * minuteMs)).length < messagesPerHour
  })
}
