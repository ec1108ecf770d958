import { jsonListFile } from '../../export-files.ts'
import type { FeatureData } from '../../feature-data.ts'
import { listDevices } from './member-data-queries.ts'

export const deliveryData: FeatureData = {
  tables: {
    push_devices: {
      exported: 'devices.json',
      deletion: 'removed',
      storage: 'not counted because the number of devices is limited',
    },
    outbox: {
      exported: 'not exported because these messages are about to be sent',
      deletion: 'removed',
      storage: 'not counted because the site writes them',
    },
  },
  *exportFiles(source) {
    yield jsonListFile('devices.json', listDevices(source))
  },
}
