import { useState, type SubmitEvent } from 'react'
import type { limits } from '#contract/limits.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { MarkdownField } from '#web/ui/MarkdownField.tsx'
import { useSaveHelp } from './save-help.ts'
import styles from './EditHelp.module.css'

const maxLength: typeof limits.description = 1000

export function NoteForm({ note }: { note: string }) {
  const [text, setText] = useState(note)
  const save = useSaveHelp()
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!save.isPending) save.mutate({ note: text })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <MarkdownField
        label="Note"
        value={text}
        maxLength={maxLength}
        error={save.error ? getErrorMessage(save.error) : undefined}
        getValue={() => text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button className={styles.add} type="submit" busy={save.isPending}>
        Save note
      </Button>
    </form>
  )
}
