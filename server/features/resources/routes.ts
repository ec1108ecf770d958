import * as calls from '#contract/resources.ts'
import { respondWithPage } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { requireResource } from './open-resource.ts'
import { presentResource, presentResourceDetail } from './present.ts'
import { findResources } from './search.ts'
import { setTick, listTicks } from './ticks.ts'

export const resourceRoutes = [
  serve(calls.listResources, async ({ database, query }) => {
    const page = parsePage(query)
    return respondWithPage(await findResources(database, query, page), page, presentResource)
  }),
  serve(calls.getResource, async ({ database, actor, params }) =>
    presentResourceDetail(await requireResource(database, actor, params.id)),
  ),
  serve(calls.listTicks, ({ database, actor, params }) => listTicks(database, actor, params.id)),
  serve(calls.setTick, ({ database, actor, params, body }) => {
    return setTick(database, actor, params.id, body)
  }),
]
