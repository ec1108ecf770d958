import type { ForumPicture } from '#contract/forum-pictures.ts'
import { DialogPanel } from '#web/ui/DialogPanel.tsx'
import { describePicture } from './describe-picture.ts'
import styles from './PictureDialog.module.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  picture: ForumPicture
  username: string
}

/** A picture as large as the window allows. */
export function PictureDialog({ open, onOpenChange, picture, username }: Props) {
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={`Picture by ${username}`} size="wide" isRead>
      <figure className={styles.figure}>
        <img
          src={picture.url}
          alt={describePicture(picture, username)}
          width={picture.width}
          height={picture.height}
          className={styles.picture}
        />
        {picture.alt && (
          <figcaption dir="auto" aria-hidden="true">
            {picture.alt}
          </figcaption>
        )}
      </figure>
    </DialogPanel>
  )
}
