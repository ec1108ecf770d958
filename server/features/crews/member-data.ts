import { jsonListFile, toJsonNames } from '../../export-files.ts'
import { noText, type FeatureData } from '../../feature-data.ts'
import { listCrews, listNudges, listRoundAnswers, listShares } from './member-data-queries.ts'

export const crewData: FeatureData = {
  tables: {
    crews: {
      exported: 'crews.json',
      deletion: 'anonymized',
      storage: 'not counted because a crew has only a few short texts',
    },
    crew_members: { exported: 'crews.json', deletion: 'removed', storage: noText },
    crew_challenges: { exported: 'crew-shares.json', deletion: 'removed', storage: noText },
    crew_goals: { exported: 'crew-shares.json', deletion: 'removed', storage: noText },
    round_answers: { exported: 'weekly-rounds.json', deletion: 'removed', storage: ['answers'] },
    nudges: { exported: 'nudges.json', deletion: 'removed', storage: noText },
  },
  *exportFiles(source) {
    if (!source.isPrivate) return
    yield jsonListFile('crews.json', listCrews(source), ({ founder_id, ...row }) => ({
      ...toJsonNames(row),
      founder: founder_id === source.userId,
    }))
    yield jsonListFile('crew-shares.json', listShares(source))
    yield jsonListFile('weekly-rounds.json', listRoundAnswers(source), ({ questions, answers, ...row }) => ({
      ...toJsonNames(row),
      questions: JSON.parse(questions),
      answers: JSON.parse(answers),
    }))
    yield jsonListFile('nudges.json', listNudges(source))
  },
}
