import { Button } from '#web/ui/Button.tsx'
import { focusInPlaceOnMount } from '#web/ui/focus-on-mount.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { ReplyForm } from './lazy-reply-form.tsx'
import styles from './ReplyComposer.module.css'

/** `restored` opens the form with a draft and leaves the focus alone; `open` focuses it. */
export type ReplyFormStatus = 'closed' | 'restored' | 'open'

type Props = {
  postId: string
  status: ReplyFormStatus
  onChange: (status: ReplyFormStatus) => void
  onSaved: (id: string) => void
  focused: boolean
}

/** Show a button that opens the reply form. `focused` returns the focus to the button when the form closes. */
export function ReplyComposer({ postId, status, onChange, onSaved, focused }: Props) {
  if (status !== 'closed') {
    const close = () => onChange('closed')
    return (
      <div className={styles.write}>
        <ReplyForm
          key={status}
          postId={postId}
          focused={status === 'open'}
          onSaved={({ id }) => {
            close()
            onSaved(id)
          }}
          onCancel={close}
        />
      </div>
    )
  }
  return (
    <div className={styles.write}>
      <WriteReplyButton variant="primary" onWrite={() => onChange('open')} focused={focused} />
    </div>
  )
}

type ButtonProps = { variant: 'primary' | 'quiet'; onWrite: () => void; focused?: boolean }

export function WriteReplyButton({ variant, onWrite, focused }: ButtonProps) {
  return (
    <Button
      variant={variant}
      wide={variant === 'primary'}
      ref={focused ? focusInPlaceOnMount : undefined}
      onPointerEnter={ReplyForm.preload}
      onFocus={ReplyForm.preload}
      onClick={onWrite}
    >
      <Icon name={rareIcons.reply} />
      Write a reply
    </Button>
  )
}
