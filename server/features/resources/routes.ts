import * as calls from '#contract/resources.ts'
import { refuse } from '../../errors.ts'
import { respondWithPage } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { presentResource, presentResourceDetail } from './present.ts'
import { findResourceById } from './queries.ts'
import { findResources } from './search.ts'
import { setTick, listTicks } from './ticks.ts'

export const resourceRoutes = [
  serve(calls.listResources, async ({ database, query }) => {
    const page = parsePage(query)
    return respondWithPage(await findResources(database, query, page), page, presentResource)
  }),
  serve(calls.getResource, async ({ database, params }) => {
    const resource = await findResourceById(database, params.id)
    if (!resource) throw refuse('not-found', 'Resource not found.')
    return presentResourceDetail(resource)
  }),
  serve(calls.listTicks, ({ database, user, params }) =>
    listTicks(database, { userId: user.id, resourceId: params.id }),
  ),
  serve(calls.setTick, ({ database, actor, params, body }) => {
    return setTick(database, actor, params.id, body)
  }),
]
