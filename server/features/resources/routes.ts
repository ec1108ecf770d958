import * as calls from '#contract/resources.ts'
import { refuse } from '../../errors.ts'
import { answerPage } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { pageOf } from '../../page.ts'
import { presentResource, presentResourceDetail } from './present.ts'
import { resourceById, resourcesOf } from './queries.ts'
import { setTick, ticks } from './ticks.ts'

export const resourceRoutes = [
  serve(calls.listResources, async ({ database, query }) => {
    const page = pageOf(query)
    return answerPage(await resourcesOf(database, { pillar: query.pillar ?? null, page }), page, presentResource)
  }),
  serve(calls.getResource, async ({ database, params }) => {
    const resource = await resourceById(database, params.id)
    if (!resource) throw refuse('not-found', 'Resource not found.')
    return presentResourceDetail(resource)
  }),
  serve(calls.listTicks, ({ database, user, params }) => ticks(database, { userId: user.id, resourceId: params.id })),
  serve(calls.setTick, ({ database, actor, params, body }) => {
    return setTick(database, actor, params.id, body)
  }),
]
