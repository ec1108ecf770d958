import type { Participation } from '#contract/challenges.ts'
import { usePreferences } from '#web/shell/preferences.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { describeMoment } from './moment-words.ts'
import type { Moment } from './moment.ts'
import styles from './DayMoment.module.css'

const PostNote = lazyComponent(async () => (await import('#web/features/forum/PostNote.tsx')).PostNote, {
  onFailure: () => undefined,
})

type Props = { participation: Participation; moment: Moment }

/** The day that was just marked, and what it adds. It takes over the focus of the pressed button. */
export function DayMoment({ participation, moment: { reply } }: Props) {
  const { showNumbers } = usePreferences()
  const { headline, lines } = describeMoment(participation, reply, showNumbers)
  const written = participation.lastCheckIn?.note
  const note = showNumbers && reply?.milestone?.kind === 'days' ? reply.milestone.note : null
  return (
    <div className={styles.moment}>
      <p className={styles.headline} tabIndex={-1} ref={focusIfLost}>
        {headline}
      </p>
      <div className={styles.lines} role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {note && (
        <figure className={styles.note}>
          <figcaption>Your note from day 1</figcaption>
          <blockquote dir="auto">{note}</blockquote>
        </figure>
      )}
      {written && (
        <div className={styles.post}>
          {reply && <PostNote challengeId={participation.challengeId} note={written} day={participation.progress} />}
        </div>
      )}
    </div>
  )
}

/** The button that was pressed is gone. */
function focusIfLost(headline: HTMLElement | null): void {
  if (document.activeElement === document.body) headline?.focus({ preventScroll: true })
}
