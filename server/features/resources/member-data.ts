import { jsonListFile } from '../../export-files.ts'
import type { FeatureData } from '../../feature-data.ts'
import { listTicks } from './member-data-queries.ts'

export const resourceData: FeatureData = {
  tables: {
    resource_ticks: {
      exported: 'resources-ticked.json',
      deletion: 'removed',
      storage: 'not counted because it contains no text',
    },
  },
  *exportFiles(source) {
    yield jsonListFile('resources-ticked.json', {
      source,
      read: listTicks,
      toJson: ({ title, ticked }) => ({ resource: title, itemsTicked: ticked }),
    })
  },
}
