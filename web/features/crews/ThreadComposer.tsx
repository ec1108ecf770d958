import { type ComponentType, useState } from 'react'
import type { ThreadFormProps } from '#web/features/forum/ThreadForm.tsx'
import { useFormDraft } from '#web/shell/form-draft.ts'
import { showLoadErrorToast } from '#web/ui/lazy-component.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import styles from './CrewThread.module.css'

const loadForm = () => import('#web/features/forum/ThreadForm.tsx')

/**
 * A field of one line that becomes the form once it is used. The form and its editor load only then, and continue with the
 * text and the focus.
 */
export function ThreadComposer({ crewId, label }: { crewId: string; label: string }) {
  const draft = useFormDraft(`thread:crew:${crewId}`)
  const [Form, setForm] = useState<ComponentType<ThreadFormProps>>()
  const [wasClosed, setWasClosed] = useState(false)

  async function open(field: HTMLTextAreaElement) {
    try {
      const { ThreadForm } = await loadForm()
      if (!field.matches('[data-composing]')) setForm(() => ThreadForm)
    } catch {
      showLoadErrorToast()
    }
  }

  function close() {
    setWasClosed(true)
    setForm(undefined)
  }

  if (Form) return <Form owner={{ kind: 'crew', id: crewId }} label={label} onSaved={close} onCancel={close} />
  return (
    <div className={styles.line}>
      <TextArea
        rows={1}
        aria-label={label}
        placeholder={label}
        defaultValue={draft.read()?.content}
        ref={wasClosed ? focusField : undefined}
        onFocus={() => void loadForm().catch(() => undefined)}
        onClick={({ currentTarget }) => void open(currentTarget)}
        // Text that is being composed would be lost.
        onCompositionStart={({ currentTarget }) => currentTarget.toggleAttribute('data-composing', true)}
        onCompositionEnd={({ currentTarget }) => {
          currentTarget.toggleAttribute('data-composing', false)
          void open(currentTarget)
        }}
        onChange={({ currentTarget }) => {
          draft.save({ content: currentTarget.value })
          void open(currentTarget)
        }}
      />
    </div>
  )
}

function focusField(field: HTMLTextAreaElement | null): void {
  field?.focus({ preventScroll: true })
}
