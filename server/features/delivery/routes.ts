import * as delivery from '#contract/delivery.ts'
import { sendTestNotification } from '#contract/notification-settings.ts'
import { listPushDevices, addPushDevice, removePushDevice } from '#contract/push.ts'
import { respondWithPage } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { presentDevice } from './device-present.ts'
import { addDevice, getSessionId, listDevices, removeDevice } from './devices.ts'
import { presentItem } from './present.ts'
import { discardMessage, getDeliveryState, listDeliveryItems, retryAllMessages, retryMessage } from './status.ts'
import { sendAdminTestMail, sendTestMessage } from './test-messages.ts'

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
  serve(sendTestNotification, async ({ user, body, ...dependencies }) => ({
    sent: await sendTestMessage(dependencies, user, body.channel),
  })),
  serve(delivery.getDelivery, (context) => getDeliveryState(context)),
  serve(delivery.listDeliveryItems, async ({ database, query }) => {
    const page = parsePage(query, { defaultLimit: 50 })
    return respondWithPage(await listDeliveryItems(database, page), page, presentItem)
  }),
  serve(delivery.retryDelivery, async ({ params, ...dependencies }) =>
    presentItem(await retryMessage(dependencies, params.id)),
  ),
  serve(delivery.retryAllDeliveries, async (context) => ({
    retried: await retryAllMessages(context),
  })),
  serve(delivery.discardDelivery, async ({ params, ...dependencies }) => {
    await discardMessage(dependencies, params.id)
    return { discarded: true as const }
  }),
  serve(delivery.sendTestMail, ({ user, ...dependencies }) => sendAdminTestMail(dependencies, user)),
]
