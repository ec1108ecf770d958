import type { AuditEntry } from '#contract/audit.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { formatLongDate, formatTime, toLocalDate } from '#web/ui/dates.ts'
import { isolate } from '#web/ui/isolate.ts'
import { describeDetail } from './audit-details.ts'
import { kindLabels } from './audit-queries.ts'
import styles from './Audit.module.css'

export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { kind, member, count, createdAt, lastAt } = entry
  const timeZone = useTimeZone()
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.head}>
          <span className={styles.kind}>{kindLabels[kind]}</span>
          {count > 1 && (
            <Badge>
              {count} times, last at {formatTime(timeZone, lastAt)}
            </Badge>
          )}
        </p>
        <p className={styles.details}>
          {member && <b>{formatName(member)}</b>} {describeSource(entry)}
        </p>
      </div>
      <time className={styles.time} dateTime={createdAt}>
        {formatLongDate(toLocalDate(timeZone, createdAt))}, {formatTime(timeZone, createdAt)}
      </time>
    </li>
  )
}

function describeSource({ kind, member, actor, via, address, detail }: AuditEntry): string {
  const by =
    via === 'command' ? 'by the admin command' : actor && actor.id !== member?.id ? `by ${formatName(actor)}` : ''
  const what =
    kind === 'role-change' || kind === 'setup'
      ? `role: ${detail}`
      : kind === 'sign-up'
        ? ''
        : isolate(describeDetail(kind, detail ?? ''))
  return [by, address && `from ${address}`, what].filter(Boolean).join(' · ')
}

function formatName({ username }: { username: string | null }): string {
  return username === null ? 'Deleted member' : isolate(username)
}
