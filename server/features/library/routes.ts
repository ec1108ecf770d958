import * as calls from '#contract/corrections.ts'
import { serve } from '../../http/serve.ts'
import { decideCorrection, listWaitingCorrections } from './waiting-corrections.ts'

export const libraryRoutes = [
  serve(calls.listWaitingCorrections, ({ database }) => listWaitingCorrections(database)),
  serve(calls.decideCorrection, async (context) => {
    const { actor, client, params, body } = context
    await decideCorrection(context, { actor, address: client.address }, { key: params.item, use: body.use })
    return { decided: true as const }
  }),
]
