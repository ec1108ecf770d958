import { useTimeZone } from '#web/shell/today.ts'
import { formatTime } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { SaveStatus } from './autosave.ts'
import styles from './DraftFrame.module.css'

/** Where the draft is. The time is not announced, because it changes while the admin writes. */
export function SaveStatusLine({ status }: { status: SaveStatus }) {
  const timeZone = useTimeZone()
  return (
    <p className={styles.status} role="status" data-tone={status.kind}>
      {status.kind === 'saving' && 'Saving…'}
      {status.kind === 'saved' && (
        <>
          <Icon name="check" size="small" />
          <span>
            Draft saved
            {status.at && <span aria-hidden="true"> {formatTime(timeZone, status.at)}</span>}
          </span>
        </>
      )}
      {describeProblem(status)}
    </p>
  )
}

/** Say why a draft is not on the server. */
export function describeProblem(status: SaveStatus): string | undefined {
  if (status.kind === 'conflict') return 'Not saved: changed by someone else'
  if (status.kind === 'gone') return 'Not saved: published or deleted by someone else'
  return status.kind === 'waiting' ? describeWaiting(status) : undefined
}

function describeWaiting({ onDevice, reason }: Extract<SaveStatus, { kind: 'waiting' }>): string {
  if (!onDevice) return 'Not saved. Keep this page open.'
  return reason === 'offline' ? 'Saved on this device until you’re online' : 'Saved on this device for now'
}
