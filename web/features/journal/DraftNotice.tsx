import { useUser } from '#web/shell/session.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { excerpt, useEntryDraft } from './entry-values.ts'
import styles from './DraftNotice.module.css'

export function DraftNotice({ onContinue }: { onContinue: () => void }) {
  const userId = useUser()?.id ?? ''
  const timeZone = useTimeZone()
  const draft = useEntryDraft(userId)
  if (!draft) return null
  const { savedAt, values } = draft
  return (
    <aside className={styles.note} aria-label="Draft">
      <div className={styles.words}>
        <p className={styles.when}>{savedAt ? `Draft from ${formatDateTime(timeZone, savedAt)}` : 'Draft'}</p>
        <p className={styles.text} dir="auto">
          {excerpt(values.title || values.content.trim(), 140)}
        </p>
      </div>
      <Button aria-haspopup="dialog" onClick={onContinue}>
        Continue writing
      </Button>
    </aside>
  )
}
