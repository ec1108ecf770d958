import { type SubmitEvent, useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import type { limits } from '#contract/limits.ts'
import { RemindTonight } from '#web/features/reminders/RemindTonight.tsx'
import { usePersistedText } from '#web/shell/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { getTriggerProps, lazyDialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusInPlaceOnMount } from '#web/ui/focus-on-mount.ts'
import { keepLateFormInView } from '#web/ui/late-form-in-view.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { dismissCurrentToast } from '#web/ui/toast.ts'
import { findFillableYesterday, getDayStatus } from './day-status.ts'
import type { LateMarkButtonProps } from './LateMarkButton.tsx'
import type { useMarkDay } from './marking.ts'
import styles from './MarkDayForm.module.css'

const CrisisNotice = lazyComponent(async () => (await import('#web/features/help/CrisisNotice.tsx')).CrisisNotice)

// Most members have marked yesterday.
const LateMarkButton = lazyComponent<LateMarkButtonProps>(
  async () => (await import('./LateMarkButton.tsx')).LateMarkButton,
  { source: 'web/features/challenges/LateMarkButton.tsx' },
)

const MarkAgainDialog = lazyDialog(async () => (await import('./MarkAgainDialog.tsx')).MarkAgainDialog)

const maxNoteLength: typeof limits.note = 500

type Props = {
  participation: Participation
  mark: ReturnType<typeof useMarkDay>
  marked: boolean
}

export function MarkDayForm({ participation, mark, marked }: Props) {
  const { progress, challenge, completed } = participation
  const canMarkYesterday = !completed && findFillableYesterday(participation) !== undefined
  const isDue = ['due', 'gap'].includes(getDayStatus(participation))
  const [note, setNote] = usePersistedText(`note:${participation.id}`)
  const [noteState, setNoteState] = useState<'untouched' | 'open' | 'closed'>('untouched')
  // A restored note is shown but does not take the focus.
  const showsNote = noteState === 'open' || (noteState === 'untouched' && note !== '')
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)

  function markDay() {
    setNoteState('closed')
    // Keep the draft until the server has saved it, even if this screen has unmounted.
    mark.mutateAsync({ participation, note: note.trim(), again: marked || undefined }).then(
      () => setNote(''),
      () => setNoteState(note ? 'open' : 'closed'),
    )
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (mark.isPending) return
    if (marked) {
      // The toast would cover the dialog on a phone.
      dismissCurrentToast()
      setIsConfirmOpen(true)
      return
    }
    // Not on the button, which would mark the next day.
    restoreFocusToRegion(event.currentTarget)
    markDay()
  }

  return (
    <>
      <form
        method="post"
        className={styles.form}
        data-sticky={(isDue && !showsNote) || undefined}
        ref={keepLateFormInView}
        onSubmit={submit}
      >
        {showsNote ? (
          <>
            <Field label={`Note for day ${progress + 1}`} optional>
              {(control) => (
                <TextArea
                  {...control}
                  ref={noteState === 'open' ? focusInPlaceOnMount : undefined}
                  rows={2}
                  value={note}
                  maxLength={maxNoteLength}
                  autoComplete="off"
                  onChange={(event) => setNote(event.target.value)}
                />
              )}
            </Field>
            <CrisisNotice />
          </>
        ) : (
          <Button
            variant="quiet"
            aria-disabled={mark.isPending || undefined}
            onClick={() => mark.isPending || setNoteState('open')}
          >
            Add a note
          </Button>
        )}
        <Button
          type="submit"
          variant={isDue ? 'primary' : 'secondary'}
          busy={mark.isPending}
          {...getTriggerProps(MarkAgainDialog.preload)}
          aria-haspopup={marked ? 'dialog' : undefined}
          onClick={(event) => {
            // Ignore the second click of a double click.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          Mark Day Complete
        </Button>
      </form>
      <div className={styles.others}>
        {canMarkYesterday && <LateMarkButton participation={participation} mark={mark} />}
        {isDue && <RemindTonight participation={participation} />}
      </div>
      <MarkAgainDialog
        participation={participation}
        open={isConfirmOpen && progress < challenge.duration}
        onOpenChange={setIsConfirmOpen}
        onConfirm={markDay}
      />
    </>
  )
}
