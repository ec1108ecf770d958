import { jsonListFile } from '../../export-files.ts'
import type { FeatureData } from '../../feature-data.ts'
import { listContentRuns } from './member-data-queries.ts'

export const generationData: FeatureData = {
  tables: {
    content_runs: {
      exported: 'content-runs.json',
      deletion: 'anonymized',
      storage: 'not counted because its content belongs to the site',
    },
  },
  *exportFiles(source) {
    yield jsonListFile('content-runs.json', listContentRuns(source))
  },
}
