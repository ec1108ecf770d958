import type { ReactNode, SubmitEvent } from 'react'
import { Button } from './Button.tsx'
import { restoreFocusOnUnmount } from './restore-focus.ts'
import styles from './SaveForm.module.css'

type Props = {
  /** Whether there is something to save. */
  differs: boolean
  isSaving: boolean
  onSave: () => void
  children: ReactNode
}

/** Choices that arrow keys pass through, so a button saves them once they differ. */
export function SaveForm({ differs, isSaving, onSave, children }: Props) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (differs && !isSaving) onSave()
  }

  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      {children}
      {(differs || isSaving) && (
        <Button ref={restoreFocusOnUnmount} type="submit" wide busy={isSaving} className={styles.save}>
          Save
        </Button>
      )}
    </form>
  )
}
