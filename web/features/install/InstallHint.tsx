import { useSite } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { type InstallWay, promptToInstall } from './install-prompt.ts'
import styles from '#web/features/notifications/settings/ReminderOffer.module.css'

/** Tells a member once that the app can be installed. */
export function InstallHint({ way, onDismiss }: { way: InstallWay; onDismiss: () => void }) {
  const site = useSite().name
  const isPhone = way === 'safari' || /Mobi/.test(navigator.userAgent)

  function close(button: HTMLElement) {
    restoreFocusToRegion(button)
    onDismiss()
  }

  return (
    <Card as="section" className={styles.offer} aria-labelledby="install-hint">
      <div className={styles.words}>
        <h3 id="install-hint">{isPhone ? `Add ${site} to your home screen` : `Install ${site} as an app`}</h3>
        <p>
          {way === 'prompt'
            ? `${isPhone ? 'It opens like an app' : 'It opens in its own window'} and shows how many steps are left today.`
            : 'In Safari, tap Share, then “Add to Home Screen”. It opens like an app and can remind you.'}
        </p>
      </div>
      <div className={styles.choices}>
        {way === 'prompt' && (
          <Button
            onClick={({ currentTarget }) => {
              void promptToInstall()
              close(currentTarget)
            }}
          >
            Install
          </Button>
        )}
        <Button variant="quiet" onClick={({ currentTarget }) => close(currentTarget)}>
          No thanks
        </Button>
      </div>
    </Card>
  )
}
