import { useState } from 'react'
import type { DrawingName } from '#contract/drawings.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import styles from './Drawing.module.css'

type PictureProps = { name: DrawingName; onFailure: () => void }

const Picture = lazyComponent<PictureProps>(async () => (await import('./drawings/Picture.tsx')).Picture, {
  fallback: () => <div className={styles.space} />,
  onFailure: ({ onFailure }) => onFailure(),
})

/** A drawing with its caption, or the caption alone if the drawing could not be loaded. */
export function Drawing({ name, caption }: { name: DrawingName; caption: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <figure className={styles.drawing}>
      {!hasFailed && (
        <div className={styles.picture}>
          <Picture name={name} onFailure={() => setHasFailed(true)} />
        </div>
      )}
      <figcaption className={styles.caption} dir="auto">
        <PhoneText text={caption} />
      </figcaption>
    </figure>
  )
}
