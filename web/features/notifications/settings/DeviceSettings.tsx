import type { User } from '#contract/account-fields.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { usePushDevices } from './push-devices.ts'
import { PushDeviceItem } from './PushDeviceItem.tsx'
import { ThisDevice } from './ThisDevice.tsx'
import styles from '#web/ui/settings.module.css'

/** Turns push messages on here, and lists the devices that get them. */
export function DeviceSettings({ user }: { user: User }) {
  const push = usePushDevices()
  return (
    <Loaded result={push}>
      {({ publicKey, devices }) => (
        <>
          {publicKey === null ? (
            <p className={styles.soft}>This site can’t send push messages now. Ask the person who runs it.</p>
          ) : (
            !push.isOnHere && <ThisDevice publicKey={publicKey} userId={user.id} />
          )}
          {devices.length > 0 && (
            <ul className={styles.list} aria-label="Devices with notifications">
              {devices.map((device) => (
                <PushDeviceItem key={device.id} device={device} user={user} />
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  )
}
