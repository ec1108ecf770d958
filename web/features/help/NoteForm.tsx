import { useState } from 'react'
import type { limits } from '#contract/limits.ts'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { MarkdownField } from '#web/ui/MarkdownField.tsx'
import { useSaveHelp } from './save-help.ts'
import styles from './EditHelp.module.css'

const maxLength: typeof limits.description = 1000

export function NoteForm({ note }: { note: string }) {
  const [text, setText] = useState(note)
  const save = useSaveHelp()
  const form = useMutationForm(save, () => save.mutate({ note: text }))
  return (
    <form className={styles.form} onSubmit={form.submit}>
      <MarkdownField
        label="Note"
        value={text}
        maxLength={maxLength}
        error={form.error}
        getValue={() => text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button className={styles.add} type="submit" busy={form.busy}>
        Save note
      </Button>
    </form>
  )
}
