import { useState } from 'react'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { useTurnOnPush } from './push-devices.ts'
import { describeUnblocking, getPushSupport } from './push-support.ts'
import styles from '#web/ui/settings.module.css'

/** Turns on push messages in this browser, or says why that is not possible. */
export function ThisDevice({ publicKey, userId }: { publicKey: string; userId: string }) {
  const [support, setSupport] = useState(getPushSupport)
  const turnOn = useTurnOnPush(userId)
  if (support === 'install')
    return (
      <Banner title="Add the app to your home screen first">
        <p>
          iPhones and iPads allow notifications only there: open the Share menu in Safari, choose “Add to Home Screen”,
          and open the app from its icon.
        </p>
      </Banner>
    )
  if (support === 'unsupported')
    return (
      <p className={styles.soft}>
        This browser can’t get push messages. Use an up-to-date browser and an https:// address.
      </p>
    )
  if (support === 'denied')
    return (
      <Banner title="Your browser blocks notifications from this site">
        <p>{describeUnblocking(navigator.userAgent)}</p>
      </Banner>
    )
  return (
    <div className={styles.row}>
      <p className={styles.soft}>
        Your browser will ask for permission. You can turn notifications off here at any time.
      </p>
      <Button
        ref={restoreFocusOnUnmount}
        busy={turnOn.isPending}
        onClick={() => turnOn.mutate(publicKey, { onSettled: () => setSupport(getPushSupport()) })}
      >
        Turn on notifications on this device
      </Button>
    </div>
  )
}
