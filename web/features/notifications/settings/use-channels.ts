import { useNotificationSettings } from './notification-settings.ts'
import { usePushDevices } from './push-devices.ts'
import { getPushSupport } from './push-support.ts'

/** Find out which messages can reach the member: the others have no settings here. */
export function useChannels(): { push: boolean; email: boolean } {
  const { data: settings } = useNotificationSettings()
  const { data: push } = usePushDevices()
  const canPush = push?.publicKey !== null && getPushSupport() !== 'unsupported'
  return { push: canPush || Boolean(push?.devices.length), email: settings?.email !== 'unavailable' }
}
