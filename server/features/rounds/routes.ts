import * as calls from '#contract/crew-rounds.ts'
import { serve } from '../../http/serve.ts'
import { saveAnswers } from './answers.ts'
import { readRound } from './rounds.ts'
import { changeRound } from './settings.ts'

export const roundRoutes = [
  serve(calls.getRound, ({ database, actor, params, query }) =>
    readRound(database, actor, { crewId: params.id, on: query.on }),
  ),
  serve(calls.answerRound, async ({ database, actor, params, body }) => {
    await saveAnswers(database, actor, { crewId: params.id, ...body })
    return readRound(database, actor, { crewId: params.id, on: body.on })
  }),
  serve(calls.updateRound, async ({ database, actor, params, body }) => {
    await changeRound(database, actor, { crewId: params.id, ...body })
    return readRound(database, actor, { crewId: params.id })
  }),
]
