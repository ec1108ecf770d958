import { useRef } from 'react'
import { Button } from './Button.tsx'
import { restoreFocusOnUnmount } from './restore-focus.ts'
import styles from './ImageButtons.module.css'

type Props = {
  /** What the image is, such as "logo". */
  noun: string
  addLabel: string
  /** The types of files that can be chosen. */
  accept: string
  hasImage: boolean
  hintId: string
  busy: boolean
  /** Gets the chosen file, or null to remove the image. */
  onChange: (file: File | null) => void
}

/** Buttons that choose an image from a file, and remove it. */
export function ImageButtons({ noun, addLabel, accept, hasImage, hintId, busy, onChange }: Props) {
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.buttons}>
      <input
        ref={inputRef}
        hidden
        type="file"
        accept={accept}
        aria-label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} file`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChange(file)
          // Choosing the same file again must fire a change event.
          target.value = ''
        }}
      />
      <Button busy={busy} aria-describedby={hintId} onClick={() => inputRef.current?.click()}>
        {hasImage ? `Change ${noun}` : addLabel}
      </Button>
      {hasImage && (
        <Button
          ref={restoreFocusOnUnmount}
          variant="quiet"
          aria-disabled={busy || undefined}
          onClick={() => busy || onChange(null)}
        >
          {`Remove ${noun}`}
        </Button>
      )}
    </div>
  )
}
