import { Button } from '#web/ui/Button.tsx'
import { keepPlace } from '#web/ui/keep-place.ts'
import { useAgreed } from './embeds.ts'
import { platformNames } from './platforms.ts'
import styles from './SocialFeedPage.module.css'

/** Where the site asks before it loads posts of others: what he has agreed to, and the way back. */
export function AskAgain() {
  const { platforms, forget } = useAgreed()
  if (platforms.length === 0) return null
  return (
    <p className={styles.filter}>
      {`Posts from ${platforms.map((platform) => platformNames[platform]).join(', ')} load by themselves.`}
      <Button
        look="quiet"
        onClick={(event) => {
          keepPlace(event.currentTarget)
          forget()
        }}
      >
        Ask me again
      </Button>
    </p>
  )
}
