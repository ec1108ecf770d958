import { getDelivery, listDeliveryItems, retryDelivery, discardDelivery, sendTestMail } from '#contract/delivery.ts'
import { sendTestNotification } from '#contract/notification-settings.ts'
import { listPushDevices, addPushDevice, removePushDevice } from '#contract/push.ts'
import { refuse } from '../../errors.ts'
import { serve } from '../../http/serve.ts'

export const deliveryRoutes = [
  serve(listPushDevices, notYet),
  serve(addPushDevice, notYet),
  serve(removePushDevice, notYet),
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
