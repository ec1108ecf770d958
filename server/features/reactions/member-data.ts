import { jsonListFile } from '../../export-files.ts'
import { noText, type FeatureData } from '../../feature-data.ts'
import { listReactions } from './member-data-queries.ts'

export const reactionData: FeatureData = {
  tables: { reactions: { exported: 'answers.json', deletion: 'removed', storage: noText } },
  *exportFiles(source) {
    if (!source.isPrivate) return
    yield jsonListFile('answers.json', listReactions(source))
  },
}
