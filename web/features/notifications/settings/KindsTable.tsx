import type { User } from '#contract/account-fields.ts'
import type { NotificationKind, NotificationSettings } from '#contract/notification-settings.ts'
import { useStanding } from '#web/shell/standing.ts'
import { KindCell } from './KindCell.tsx'
import { useUpdateNotificationSettings } from './notification-settings.ts'
import { tableRoles } from './table-roles.ts'
import { TestRow } from './TestRow.tsx'
import { useChannels } from './use-channels.ts'
import styles from './KindsTable.module.css'

type Row = { label: string; hint: string; for?: 'staff' | 'admins' }

const rows: { [K in NotificationKind]: Row & { kind: K } } = {
  reminder: { kind: 'reminder', label: 'Reminders', hint: 'Today’s steps are always on Home.' },
  reply: { kind: 'reply', label: 'Replies', hint: 'In discussions that you follow.' },
  mention: { kind: 'mention', label: 'Mentions and quotes', hint: 'Posts that name you or quote your words.' },
  announcement: { kind: 'announcement', label: 'Announcements', hint: 'From the admins. Always in the app.' },
  together: {
    kind: 'together',
    label: 'Crews and answers',
    hint: 'Your crews, friends who start with you, and answers to what you did.',
  },
  moderation: {
    kind: 'moderation',
    label: 'Moderation',
    hint: 'Decisions about you, and what you reported. Always in the app.',
  },
  report: {
    kind: 'report',
    label: 'Reports',
    hint: 'Reports, appeals, requests to join, and drafts that could not be published.',
    for: 'staff',
  },
  run: { kind: 'run', label: 'Finished generations', hint: 'When AI content you asked for is ready.', for: 'admins' },
}

const allChannels = [
  { channel: 'inApp', label: 'In the app', phrase: 'in the app' },
  { channel: 'push', label: 'Push', phrase: 'by push' },
  { channel: 'email', label: 'Email', phrase: 'by email' },
] as const

/** These cannot be changed. */
const fixedCells: Partial<Record<NotificationKind, string>> = {
  reminder: 'On Home',
  announcement: 'Always',
  moderation: 'Always',
}

/** Kinds × the channels that can be used. */
export function KindsTable({ settings, user }: { settings: NotificationSettings; user: User }) {
  const { mutate } = useUpdateNotificationSettings()
  const isStaff = useStanding().role !== 'member'
  const usable = useChannels()
  const channels = allChannels.filter(({ channel }) => channel === 'inApp' || usable[channel])
  return (
    <table {...tableRoles.table} className={styles.table} aria-label="What we send, by channel">
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.column}>
            <span className="visually-hidden">Kind</span>
          </th>
          {channels.map(({ channel, label }) => (
            <th key={channel} {...tableRoles.column}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {Object.values<Row & { kind: NotificationKind }>(rows)
          .filter((row) => row.for === undefined || (row.for === 'staff' ? isStaff : user.isAdmin))
          .map(({ kind, label, hint }) => (
            <tr key={kind} {...tableRoles.row}>
              <th {...tableRoles.kind}>
                <span className={styles.kind}>{label}</span>
                <span className={styles.hint}>{hint}</span>
              </th>
              {channels.map((column) => (
                <KindCell
                  key={column.channel}
                  label={column.label}
                  name={`${label} ${column.phrase}`}
                  fixed={column.channel === 'inApp' ? fixedCells[kind] : undefined}
                  checked={settings.kinds[kind][column.channel]}
                  onChange={(checked) => mutate({ kinds: { [kind]: { [column.channel]: checked } } })}
                />
              ))}
            </tr>
          ))}
      </tbody>
      {channels.length > 1 && <TestRow usable={usable} email={settings.email} address={user.email} />}
    </table>
  )
}
