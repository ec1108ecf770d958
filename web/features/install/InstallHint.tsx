import { useState } from 'react'
import { useTodayList } from '#web/features/challenges/participations.ts'
import { useSite } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { dismissHint, findInstallWay, promptToInstall } from './install-prompt.ts'
import styles from '#web/features/notifications/settings/ReminderOffer.module.css'

/** Days that the member has marked before it is worth having the app on the home screen. */
const MARKED_DAYS = 3

/** Tells a member once that the app can be installed. */
export function InstallHint() {
  // Not updated later, because the hint would push the cards below it down.
  const [way, setWay] = useState(findInstallWay)
  const site = useSite().name
  const markedDays = useTodayList(({ numbers }) => numbers.kept).data ?? 0
  if (!way || markedDays < MARKED_DAYS) return null
  const isPhone = way === 'safari' || /Mobi/.test(navigator.userAgent)

  function close(button: HTMLElement) {
    restoreFocusToRegion(button)
    dismissHint()
    setWay(null)
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
          {way === 'prompt' ? 'Not now' : 'Got it'}
        </Button>
      </div>
    </Card>
  )
}
