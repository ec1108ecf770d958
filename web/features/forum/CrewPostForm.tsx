import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { ForumReply } from '#contract/forum.ts'
import { limits } from '#contract/limits.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { splitError } from '#web/forms/split-error.ts'
import { useFormDraft } from '#web/shell/form-draft.ts'
import { Button } from '#web/ui/Button.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { keepFormInView } from '#web/ui/keep-form-in-view.ts'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts'
import styles from './CrewPostForm.module.css'

/** The number of characters left at which the form says it. */
const NEAR_LIMIT = 200
const MAX_ROWS = 6

type Props = {
  label: string
  draftName: string
  /** The text to edit; empty for a new post. */
  initialContent?: string
  /** Markdown that the text begins with, or continues with if there is a draft. It is not enough for a post. */
  quote?: string | undefined
  /** What to know before posting. */
  hint?: string | undefined
  focused: boolean
  save: (post: { content: string; idempotencyKey: string }) => Promise<ForumReply>
  onSaved?: ((reply: ForumReply) => void) | undefined
  /** A form that stays open has none. */
  onCancel?: () => void
}

/**
 * A field that grows with its text, and a button beside it. What else there is to know shows once it is used. It has
 * one field, so it does without the code of other forms, which would load before the thread.
 */
export function CrewPostForm({
  label,
  draftName,
  initialContent = '',
  quote,
  hint,
  focused,
  save,
  onSaved,
  onCancel,
}: Props) {
  const draft = useFormDraft(draftName)
  const [text, setText] = useState(() => addQuote(draft.read()?.['content'] ?? initialContent, quote))
  const [wasFocused, setWasFocused] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const left = limits.reply - countCharacters(text)
  const isUsed = wasFocused || text !== ''
  const isNearLimit = left <= NEAR_LIMIT

  function change(content: string) {
    setText(content)
    setError(undefined)
    if (content === initialContent) draft.discard()
    else draft.save({ content })
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    const content = text.trim()
    fieldRef.current?.focus({ preventScroll: true })
    const isEmpty = content === '' || content === quote
    if (isEmpty || left < 0) {
      setError(isEmpty ? 'Required' : 'This post is too long.')
      return
    }
    setIsBusy(true)
    setError(undefined)
    try {
      const reply = await save({ content, idempotencyKey: draft.getIdempotencyKey({ content }) })
      draft.discard()
      setText('')
      onSaved?.(reply)
    } catch (failure) {
      const { fieldErrors, message } = splitError(failure, ['content'])
      setError(fieldErrors.content ?? message)
    }
    setIsBusy(false)
  }

  return (
    <form
      method="post"
      className={styles.form}
      aria-label={label}
      ref={focused ? focusField : keepFormInView}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <div className={styles.line}>
        <TextArea
          ref={fieldRef}
          name="content"
          // For browsers that do not fit a field to its text.
          rows={Math.min(text.split('\n').length, MAX_ROWS)}
          aria-label={label}
          aria-describedby={`${id}-about`}
          aria-invalid={error !== undefined || undefined}
          placeholder={label}
          value={text}
          readOnly={isBusy}
          onFocus={() => setWasFocused(true)}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={submitOnCtrlEnter}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label={onCancel ? 'Save changes' : 'Post'}
          title={onCancel ? 'Save changes' : 'Post'}
          aria-busy={isBusy}
          data-ready={text.trim() !== '' || undefined}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
        >
          <Icon name={onCancel ? 'check' : rareIcons.up} />
        </button>
      </div>
      <div id={`${id}-about`} className={styles.about}>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {isNearLimit && <p data-over={left < 0 || undefined}>{describeLeft(left)}</p>}
        {isUsed && hint && <p>{hint}</p>}
      </div>
      {isUsed && (
        <div className={styles.foot}>
          <Fold summary="Formatting" className={styles.fold}>
            <p>
              <b>**bold**</b>, <i>*italic*</i>, - a list, &gt; a quote, [a link](https://...)
            </p>
          </Fold>
          <CrisisNotice />
          {onCancel && (
            <Button
              variant="quiet"
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (isBusy) return
                draft.discard()
                onCancel()
              }}
            >
              Cancel
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

function addQuote(text: string, quote: string | undefined): string {
  if (quote === undefined || text.includes(quote)) return text
  return `${text.trim() === '' ? '' : `${text.trimEnd()}\n\n`}${quote}\n\n`
}

/** Count as the server does, but only where it matters. */
function countCharacters(text: string): number {
  return text.length <= limits.reply - NEAR_LIMIT ? 0 : [...text.trim()].length
}

function describeLeft(left: number): string {
  const count = Math.abs(left).toLocaleString('en')
  const characters = Math.abs(left) === 1 ? 'character' : 'characters'
  return `${count} ${characters} ${left < 0 ? 'too many' : 'left'}`
}

function focusField(form: HTMLFormElement): () => void {
  const field = form.querySelector('textarea')
  field?.focus({ preventScroll: true })
  field?.setSelectionRange(field.value.length, field.value.length)
  return keepFormInView(form)
}
