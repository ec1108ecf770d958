import type { SubmitEvent } from 'react'
import type { Participation } from '#contract/challenges.ts'
import type { limits } from '#contract/limits.ts'
import { usePersistedText } from '#web/shell/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusInPlaceOnMount } from '#web/ui/focus-on-mount.ts'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { getCueDraftName } from './cue-draft-name.ts'
import { useUpdateParticipation } from './participations.ts'
import styles from './CueForm.module.css'

const maxCueLength: typeof limits.cue = 120

export function CueForm({ participation: { id } }: { participation: Participation }) {
  const [cue, setCue] = usePersistedText(getCueDraftName(id))
  const update = useUpdateParticipation()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!cue.trim() || update.isPending) return
    restoreFocusToRegion(event.currentTarget)
    update.mutate({ id, cue: cue.trim() }, { onSuccess: () => setCue('') })
  }

  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <Field label="When and where?" optional>
        {(control) => (
          <TextInput
            {...control}
            ref={focusInPlaceOnMount}
            value={cue}
            placeholder="After breakfast, in the park"
            maxLength={maxCueLength}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setCue(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={update.isPending}>
        Save
      </Button>
    </form>
  )
}
