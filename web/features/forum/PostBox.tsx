import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AttachedPicture, ForumPicture } from '#contract/forum-pictures.ts'
import type { ForumReply } from '#contract/forum.ts'
import { limits } from '#contract/limits.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import type { PicturesPartProps } from '#web/features/pictures/PicturesPart.tsx'
import { allowFiles, takePictures } from '#web/features/pictures/take-pictures.ts'
import type { Pictures } from '#web/features/pictures/use-pictures.ts'
import { splitError } from '#web/forms/split-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { keepFormInView } from '#web/ui/keep-form-in-view.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Markdown, preloadMarkdown } from '#web/ui/Markdown.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import type { MentionListProps } from './MentionList.tsx'
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts'
import { useMentionPrefix } from './use-mention-prefix.ts'
import { type QuotedWords, usePostDraft } from './use-post-draft.ts'
import styles from './PostBox.module.css'

const MentionList = lazyComponent<MentionListProps>(async () => (await import('./MentionList.tsx')).MentionList, {
  fallback: () => null,
  onFailure: () => undefined,
})

const PicturesPart = lazyComponent<PicturesPartProps>(
  async () => (await import('#web/features/pictures/PicturesPart.tsx')).PicturesPart,
  { fallback: () => <span className={styles.later} />, onFailure: () => undefined },
)

const noPictures: ForumPicture[] = []

/** The number of characters left at which the form says it. */
const NEAR_LIMIT = 200
const MAX_ROWS = 6

export type PostBoxProps = {
  label: string
  /** What sends it. */
  action: string
  draftName: string
  /** The discussion, whose members can be mentioned. Undefined until its first post. */
  postId?: string | undefined
  /** The text to edit; empty for a new post. */
  initialContent?: string
  /** The pictures that the post to edit has. */
  initialPictures?: ForumPicture[]
  /** Words that the member has chosen to answer; those of the draft by default. */
  quoted?: QuotedWords | undefined
  /** Always at the bottom of the screen, above the keyboard. */
  isBar?: boolean
  /** Markdown that the text begins with, or continues with if there is a draft. It is not enough for a post. */
  quote?: string | undefined
  /** What to know before posting. */
  hint?: string | undefined
  focused: boolean
  save: (post: NewPost) => Promise<ForumReply>
  onSaved?: ((reply: ForumReply) => void) | undefined
  /** A form that stays open has none. */
  onCancel?: () => void
}

/**
 * A field that grows with its text, and a button next to it. What else there is to know shows once it is used. It has
 * one field, so it does without the code of other forms, which would load before the thread.
 */
export function PostBox({
  label,
  action,
  draftName,
  postId,
  initialContent = '',
  initialPictures = noPictures,
  quoted,
  isBar = false,
  quote,
  hint,
  focused,
  save,
  onSaved,
  onCancel,
}: PostBoxProps) {
  const draft = usePostDraft(draftName, { initialContent, quote, quoted })
  const { text, answered } = draft
  const [lastQuoted, setLastQuoted] = useState(quoted)
  const [isPreview, setIsPreview] = useState(false)
  // Each choice is a new object, also of the words that the last reply answered.
  if (quoted !== lastQuoted) {
    setLastQuoted(quoted)
    if (quoted) {
      draft.setAnswered(quoted)
      setIsPreview(false)
    }
  }
  const [wasFocused, setWasFocused] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const picturesRef = useRef<Pictures>(null)
  const [isSaved, setIsSaved] = useState(false)
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentionPrefix(fieldRef)
  const id = useId()
  const left = limits.reply - countCharacters(text)
  const isUsed = wasFocused || text !== '' || answered !== undefined || draft.pictures !== ''
  const isNearLimit = left <= NEAR_LIMIT

  function change(content: string) {
    draft.setText(content)
    setError(undefined)
    draft.keep({ content })
  }

  const keepQuoted = useEffectEvent((words: QuotedWords) => {
    draft.keep({ words })
    fieldRef.current?.focus({ preventScroll: isBar })
  })
  useEffect(() => {
    if (quoted) keepQuoted(quoted)
  }, [quoted])

  function removeQuote() {
    // The field takes no focus while it is hidden.
    flushSync(() => {
      draft.setAnswered(undefined)
      setIsPreview(false)
    })
    draft.keep({ words: undefined })
    fieldRef.current?.focus({ preventScroll: true })
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
    setIsSaved(false)
    setError(undefined)
    try {
      const added = picturesRef.current
      const settled = await added?.settle()
      if (settled === null) return setIsBusy(false)
      const reply = await save({
        content,
        ...settled,
        ...(answered && { quote: { id: answered.id, text: answered.text } }),
        idempotencyKey: draft.getIdempotencyKey({ content, pictures: added?.toDraft() ?? draft.pictures }),
      })
      draft.clear()
      added?.reset(noPictures)
      setIsPreview(false)
      setIsSaved(true)
      onSaved?.(reply)
    } catch (failure) {
      const { fieldErrors, message } = splitError(failure, ['content', 'quote'])
      setError(fieldErrors.content ?? fieldErrors.quote ?? message)
    }
    setIsBusy(false)
  }

  return (
    <form
      method="post"
      className={styles.form}
      aria-label={label}
      ref={isBar ? (focused ? focusBar : undefined) : focused ? focusField : keepFormInView}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {answered && (
        <div className={styles.quoted}>
          <p>
            <b>
              <bdi>{answered.username}</bdi>:
            </b>{' '}
            <span dir="auto">{answered.text}</span>
          </p>
          <IconButton icon="close" label="Remove the quote" onClick={removeQuote} />
        </div>
      )}
      {postId && mentions.prefix && (
        <MentionList
          postId={postId}
          query={mentions.prefix.query}
          field={fieldRef}
          onPick={(username) => change(mentions.complete(username))}
          onClose={mentions.close}
        />
      )}
      <div className={styles.line}>
        {isPreview && (
          // A long one scrolls, also by keyboard.
          <div className={styles.preview} role="group" aria-label="Preview" tabIndex={0}>
            {text.trim() ? <Markdown text={text} headings="h3" keepLines /> : <p>Nothing to preview yet.</p>}
          </div>
        )}
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
          hidden={isPreview}
          readOnly={isBusy}
          onFocus={() => setWasFocused(true)}
          onChange={({ currentTarget }) => {
            change(currentTarget.value)
            mentions.update()
          }}
          onSelect={mentions.update}
          onBlur={() => {
            mentions.close()
            if (error === 'Required') setError(undefined)
          }}
          onKeyDown={submitOnCtrlEnter}
          onPaste={(event) => takePictures(event, event.clipboardData, picturesRef.current?.add)}
          onDragOver={allowFiles}
          onDrop={(event) => takePictures(event, event.dataTransfer, picturesRef.current?.add)}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label={action}
          title={action}
          aria-busy={isBusy}
          data-ready={text.trim() !== '' || undefined}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
        >
          <Icon name={onCancel ? 'check' : rareIcons.up} />
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {isSaved && 'Posted'}
      </p>
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
          <Button
            variant="quiet"
            className={styles.small}
            onPointerEnter={preloadMarkdown}
            onClick={() => setIsPreview(!isPreview)}
          >
            {isPreview ? 'Write' : 'Preview'}
          </Button>
          <PicturesPart
            ref={picturesRef}
            initial={initialPictures}
            draft={draft.pictures}
            readOnly={isBusy}
            onChange={(pictures) => draft.keep({ content: fieldRef.current?.value ?? text, pictures })}
          />
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

export type NewPost = {
  content: string
  pictures?: AttachedPicture[] | undefined
  quote?: { id: string; text: string }
  idempotencyKey: string
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

function focusBar(form: HTMLFormElement | null): void {
  form?.querySelector('textarea')?.focus({ preventScroll: true })
}

function focusField(form: HTMLFormElement): () => void {
  const field = form.querySelector('textarea')
  field?.focus({ preventScroll: true })
  field?.setSelectionRange(field.value.length, field.value.length)
  return keepFormInView(form)
}
