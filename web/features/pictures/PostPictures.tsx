import { type MouseEvent, useState } from 'react'
import type { ForumPicture } from '#contract/forum-pictures.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { describePicture } from './describe-picture.ts'
import styles from './PostPictures.module.css'

const PictureDialog = lazyDialog(async () => (await import('./PictureDialog.tsx')).PictureDialog)

type Props = { pictures: ForumPicture[]; username: string }

/** The pictures below the text of a post. Each one opens large. */
export function PostPictures({ pictures, username }: Props) {
  const [opened, setOpened] = useState<ForumPicture>()
  const [isOpen, setIsOpen] = useState(false)
  if (pictures.length === 0) return null

  function open(event: MouseEvent, picture: ForumPicture) {
    // Others open a tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpened(picture)
    setIsOpen(true)
  }

  return (
    <div className={styles.pictures} data-several={pictures.length > 1 || undefined}>
      {pictures.map((picture) => (
        <a
          key={picture.id}
          href={picture.url}
          aria-haspopup="dialog"
          onPointerEnter={PictureDialog.preload}
          onFocus={PictureDialog.preload}
          onClick={(event) => open(event, picture)}
        >
          <img
            src={picture.url}
            alt={describePicture(picture, username)}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
      {opened && <PictureDialog open={isOpen} onOpenChange={setIsOpen} picture={opened} username={username} />}
    </div>
  )
}
