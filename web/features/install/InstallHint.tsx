import { Offer } from '#web/shell/Offer.tsx'
import { useSite } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { type InstallWay, promptToInstall } from './install-prompt.ts'

/** Tells a member once that the app can be installed. */
export function InstallHint({ way, onDismiss }: { way: InstallWay; onDismiss: () => void }) {
  const site = useSite().name
  const isPhone = way === 'safari' || /Mobi/.test(navigator.userAgent)

  return (
    <Offer
      title={isPhone ? `Add ${site} to your home screen` : `Install ${site} as an app`}
      choices={
        way === 'prompt' && (
          <Button
            onClick={({ currentTarget }) => {
              restoreFocusToRegion(currentTarget)
              void promptToInstall()
              onDismiss()
            }}
          >
            Install
          </Button>
        )
      }
      onDismiss={onDismiss}
    >
      <p>
        {way === 'prompt'
          ? `${isPhone ? 'It opens like an app' : 'It opens in its own window'} and shows how many steps are left today.`
          : 'In Safari, tap Share, then “Add to Home Screen”. It opens like an app and can remind you.'}
      </p>
    </Offer>
  )
}
