import * as calls from '#contract/social-sources.ts'
import { answer } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { presentSource } from './source-present.ts'
import { allSources } from './source-queries.ts'
import { addSource, changeSource, pollNow, removeSource } from './sources.ts'

export const sourceRoutes = [
  serve(calls.listSources, async ({ database }) => (await allSources(database)).map(presentSource)),
  serve(calls.createSource, async ({ database, services, body }) => {
    return answer(presentSource(await addSource(database, services, body)), { status: 201 })
  }),
  serve(calls.updateSource, async ({ database, services, params, body }) =>
    presentSource(await changeSource(database, services, params.id, body)),
  ),
  serve(calls.deleteSource, async ({ database, params }) => {
    await removeSource(database, params.id)
    return { deleted: true as const }
  }),
  serve(calls.pollSource, async (context) => {
    const { count, source } = await pollNow(context, context.params.id)
    return { count, account: presentSource(source) }
  }),
]
