import { getDelivery, listDeliveryItems, retryDelivery, discardDelivery, sendTestMail } from '#contract/delivery.ts'
import { sendTestNotification } from '#contract/notification-settings.ts'
import { listPushDevices, addPushDevice, removePushDevice } from '#contract/push.ts'
import { refuse } from '../../errors.ts'
import { serve } from '../../http/serve.ts'
import { presentDevice } from './device-present.ts'
import { addDevice, getSessionId, listDevices, removeDevice } from './devices.ts'

export const deliveryRoutes = [
  serve(listPushDevices, async ({ client, user, ...dependencies }) => {
    const { publicKey, devices } = await listDevices(dependencies, user.id)
    return { publicKey, devices: devices.map((device) => presentDevice(device, getSessionId(client))) }
  }),
  serve(addPushDevice, async ({ client, user, body, ...dependencies }) => {
    const device = await addDevice(dependencies, client, { userId: user.id, subscription: body })
    return presentDevice(device, getSessionId(client))
  }),
  serve(removePushDevice, async ({ database, user, params }) => {
    await removeDevice({ database }, { id: params.id, userId: user.id })
    return { removed: true as const }
  }),
  serve(getDelivery, notYet),
  serve(listDeliveryItems, notYet),
  serve(retryDelivery, notYet),
  serve(discardDelivery, notYet),
  serve(sendTestMail, notYet),
  serve(sendTestNotification, notYet),
]

function notYet(): never {
  throw refuse('unavailable', 'Not available yet')
}
