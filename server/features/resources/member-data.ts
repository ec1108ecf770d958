import { jsonListFile } from '../../export-files.ts'
import { noText, type FeatureData } from '../../feature-data.ts'
import { listTicks } from './member-data-queries.ts'

export const resourceData: FeatureData = {
  tables: {
    resource_ticks: {
      exported: 'resources-ticked.json',
      deletion: 'removed',
      storage: noText,
    },
  },
  *exportFiles(source) {
    yield jsonListFile('resources-ticked.json', listTicks(source))
  },
}
