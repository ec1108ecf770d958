import { jsonListFile } from '../../export-files.ts'
import { type DeletionStep, noText, type FeatureData } from '../../feature-data.ts'
import { withdrawActorOfKinds } from '../notifications/withdraw.ts'
import { listReactions } from './member-data-queries.ts'

export const reactionData: FeatureData = {
  tables: { reactions: { exported: 'answers.json', deletion: 'removed', storage: noText } },
  *exportFiles(source) {
    if (!source.isPrivate) return
    yield jsonListFile('answers.json', listReactions(source))
  },
}

export const withdrawReactions: DeletionStep = (tx, { userId, now }) =>
  withdrawActorOfKinds(tx, { actorId: userId, kinds: ['reaction'] }, now)
