import { type ReactNode, useId, useRef } from 'react'
import { limits, pictureLimits } from '#contract/limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { allowFiles, takePictures } from './take-pictures.ts'
import type { PictureEntry, Pictures } from './use-pictures.ts'
import styles from './PicturesField.module.css'

type Props = { pictures: Pictures; readOnly?: boolean }

/** @property isCompact a button among others of a row, which has the pictures above it */
type FieldProps = Props & { isCompact?: boolean }

/** Adds pictures to a post, and asks what they show. */
export function PicturesField({ pictures, readOnly = false, isCompact = false }: FieldProps) {
  const { entries, notice } = pictures
  const inputRef = useRef<HTMLInputElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  const isFull = entries.length >= pictureLimits.perPost
  const button = {
    ref: buttonRef,
    'aria-describedby': hintId,
    'aria-disabled': isFull || readOnly || undefined,
    onClick: () => isFull || readOnly || inputRef.current?.click(),
  }

  return (
    <div className={styles.field} role="group" aria-label="Pictures" data-compact={isCompact || undefined}>
      {entries.length > 0 && (
        <ol className={styles.list}>
          {entries.map((entry, index) => (
            <PictureRow
              key={entry.key}
              entry={entry}
              number={index + 1}
              readOnly={readOnly}
              pictures={pictures}
              onRemoved={() => buttonRef.current?.focus()}
            />
          ))}
        </ol>
      )}
      <input
        ref={inputRef}
        hidden
        multiple
        type="file"
        accept="image/*"
        aria-label="Picture files"
        onChange={({ target }) => {
          pictures.add([...(target.files ?? [])])
          // Choosing the same file again must fire a change event.
          target.value = ''
        }}
      />
      <div className={styles.foot}>
        {isCompact ? (
          <IconButton icon={rareIcons.picture} label="Add a picture" {...button} />
        ) : (
          <Button {...button}>
            <Icon name={rareIcons.picture} />
            Add a picture
          </Button>
        )}
        <p id={hintId} className={styles.hint}>
          {isFull ? `${pictureLimits.perPost} pictures at most.` : 'Camera and location data are removed.'}
        </p>
      </div>
      <p className={styles.error} role="alert">
        {notice}
      </p>
    </div>
  )
}

type RowProps = Props & { entry: PictureEntry; number: number; onRemoved: () => void }

function PictureRow({ entry, number, readOnly, pictures, onRemoved }: RowProps) {
  const { key, alt, file, picture, error } = entry
  return (
    <li className={styles.row}>
      <div className={styles.frame}>
        {picture ? (
          <img src={picture.url} alt="" width={picture.width} height={picture.height} />
        ) : (
          <Icon name={rareIcons.picture} />
        )}
      </div>
      <div className={styles.words}>
        {error ? (
          <p className={styles.error} role="alert">
            {error}
          </p>
        ) : picture ? (
          <Field label={`Describe picture ${number}`} hint="For those who can’t see it.">
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={limits.pictureAlt}
                value={alt}
                readOnly={readOnly}
                onChange={({ target }) => pictures.describe(key, target.value)}
              />
            )}
          </Field>
        ) : (
          <p className={styles.hint} role="status">
            Uploading picture {number}...
          </p>
        )}
        {error && file && (
          <Button variant="quiet" onClick={() => pictures.retry(entry)}>
            Try again
          </Button>
        )}
      </div>
      <IconButton
        icon="close"
        label={`Remove picture ${number}`}
        hasTooltip={false}
        aria-disabled={readOnly || undefined}
        onClick={() => {
          if (readOnly) return
          pictures.remove(key)
          onRemoved()
        }}
      />
    </li>
  )
}

/** Takes pictures that are pasted or dropped into a form. */
export function PictureDrop({ pictures, children }: { pictures: Pictures; children: ReactNode }) {
  return (
    <div
      className={styles.drop}
      role="presentation"
      onPaste={(event) => takePictures(event, event.clipboardData, pictures.add)}
      onDragOver={allowFiles}
      onDrop={(event) => takePictures(event, event.dataTransfer, pictures.add)}
    >
      {children}
    </div>
  )
}
