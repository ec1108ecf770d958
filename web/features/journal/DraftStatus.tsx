import { useTimeZone } from '#web/shell/today.ts'
import { formatTime } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './EntryForm.module.css'

/** Where the text is. The time is not announced, because it changes while the member writes. */
export function DraftStatus({ draft }: { draft: 'none' | { savedAt: string } | 'unavailable' }) {
  const timeZone = useTimeZone()
  return (
    <p className={styles.kept} role="status">
      {draft === 'unavailable' && 'Your browser can’t save drafts. Press Done before you close.'}
      {typeof draft === 'object' && (
        <>
          <Icon name="check" size="small" />
          <span>
            Saved on this device
            {draft.savedAt && <span aria-hidden="true"> {formatTime(timeZone, draft.savedAt)}</span>}
          </span>
        </>
      )}
    </p>
  )
}
