import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ReplyForm } from './reply-form-on-first-use.tsx'
import styles from './WriteReply.module.css'

/** `here`: asked for, so that the focus belongs in it. */
export type Writing = 'no' | 'left-off' | 'here'

type Props = { postId: string; writing: Writing; onChange: (writing: Writing) => void; focused: boolean }

/** A button that becomes the form: whoever only reads does not load it. `focused`: the form that stood here had the focus. */
export function WriteReply({ postId, writing, onChange, focused }: Props) {
  if (writing !== 'no') {
    const close = () => onChange('no')
    return (
      <div className={styles.write}>
        <ReplyForm key={writing} postId={postId} focused={writing === 'here'} onSaved={close} onCancel={close} />
      </div>
    )
  }
  return (
    <div className={styles.write}>
      <WriteButton look="primary" onWrite={() => onChange('here')} focused={focused} />
    </div>
  )
}

type ButtonProps = { look: 'primary' | 'quiet'; onWrite: () => void; focused?: boolean }

export function WriteButton({ look, onWrite, focused }: ButtonProps) {
  return (
    <Button
      look={look}
      wide={look === 'primary'}
      ref={focused ? focusOnce : undefined}
      onPointerEnter={ReplyForm.preload}
      onFocus={ReplyForm.preload}
      onClick={onWrite}
    >
      <Icon name="reply" />
      Write a reply
    </Button>
  )
}

function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
