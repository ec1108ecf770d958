import { Button } from '#web/ui/Button.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { useEmbedConsent } from './embed-consent.ts'
import { platformNames } from './platform-names.ts'
import styles from './SocialFeedPage.module.css'

/** List the platforms the member allowed to load embeds, and let them withdraw consent. */
export function EmbedConsentReset() {
  const { platforms, resetConsent } = useEmbedConsent()
  if (platforms.length === 0) return null
  return (
    <p className={styles.filter}>
      {`Posts from ${platforms.map((platform) => platformNames[platform]).join(', ')} load automatically.`}
      <Button
        variant="quiet"
        onClick={(event) => {
          restoreFocusToRegion(event.currentTarget)
          resetConsent()
        }}
      >
        Ask me again
      </Button>
    </p>
  )
}
