import { type ComponentType, useRef, useState } from 'react'
import type { ForumReply } from '#contract/forum.ts'
import type { ThreadFormProps } from '#web/features/forum/ThreadForm.tsx'
import { useFormDraft } from '#web/shell/form-draft.ts'
import { showLoadErrorToast } from '#web/ui/lazy-component.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import styles from './CrewThread.module.css'

const loadForm = () => import('#web/features/forum/ThreadForm.tsx')

export type ThreadComposerProps = {
  crewId: string
  /** Takes the focus. */
  focused?: boolean
  /** Says who reads it, unless the screen does. */
  saysReaders?: boolean
  onSaved?: (reply: ForumReply) => void
}

const label = 'Write to the crew'
const readers = 'Only this crew reads this. If someone reports a post, moderators see that post and the ones before it.'

/**
 * A field of one line that becomes the form once it is used. The form and its editor load only then, and continue with the
 * text and the focus.
 */
export function ThreadComposer({ crewId, focused = false, saysReaders = true, onSaved }: ThreadComposerProps) {
  const draft = useFormDraft(`thread:crew:${crewId}`)
  const [Form, setForm] = useState<ComponentType<ThreadFormProps>>()
  const [wasClosed, setWasClosed] = useState(false)

  const hasReported = useRef(false)
  const hint = saysReaders ? readers : undefined

  async function open(field: HTMLTextAreaElement) {
    try {
      const { ThreadForm } = await loadForm()
      if (!field.matches('[data-composing]')) setForm(() => ThreadForm)
    } catch {
      // Once, because every letter tries again. What is typed is kept on the device.
      if (!hasReported.current) showLoadErrorToast()
      hasReported.current = true
    }
  }

  function close() {
    setWasClosed(true)
    setForm(undefined)
  }

  if (Form)
    return (
      <Form
        owner={{ kind: 'crew', id: crewId }}
        label={label}
        hint={hint}
        onSaved={(reply) => {
          close()
          onSaved?.(reply)
        }}
        onCancel={close}
      />
    )
  return (
    <div className={styles.line}>
      <TextArea
        rows={1}
        aria-label={label}
        placeholder={label}
        defaultValue={draft.read()?.content}
        ref={wasClosed || focused ? focusField : undefined}
        onFocus={() => void loadForm().catch(() => undefined)}
        onClick={({ currentTarget }) => {
          hasReported.current = false
          void open(currentTarget)
        }}
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
      {hint && <p className={styles.readers}>{hint}</p>}
    </div>
  )
}

function focusField(field: HTMLTextAreaElement | null): void {
  field?.focus()
}
