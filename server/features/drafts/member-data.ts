import type { FeatureData } from '../../feature-data.ts'

export const draftData: FeatureData = {
  tables: {
    written_drafts: {
      exported: 'not exported because its content belongs to the site',
      deletion: 'anonymized',
      storage: 'not counted because its content belongs to the site',
    },
  },
}
