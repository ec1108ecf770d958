import { Suspense, lazy, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useDraft } from './draft.ts'
import { replyDraft } from './reply-draft.ts'
import styles from './WriteReply.module.css'

const loadForm = () => import('./ReplyForm.tsx')
const ReplyForm = lazy(async () => ({ default: (await loadForm()).ReplyForm }))

/** A button that becomes the form: whoever only reads does not load it. Words left unfinished open it by themselves. */
export function WriteReply({ postId }: { postId: string }) {
  const draft = useDraft(replyDraft(postId))
  const [open, setOpen] = useState(() => draft.read() !== undefined)
  const [pressed, setPressed] = useState(false)
  const preload = () => void loadForm()
  if (open) {
    return (
      <div className={styles.write}>
        <Suspense>
          <ReplyForm postId={postId} focused={pressed} onSaved={() => setOpen(false)} onCancel={() => setOpen(false)} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className={styles.write}>
      <Button
        look="primary"
        wide
        ref={pressed ? focusOnce : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setPressed(true)
          setOpen(true)
        }}
      >
        <Icon name="reply" />
        Write a reply
      </Button>
    </div>
  )
}

/** The form that stood here had the focus. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
