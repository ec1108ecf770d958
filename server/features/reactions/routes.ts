import * as calls from '#contract/reactions.ts'
import { serve } from '../../http/serve.ts'
import { listGivers } from './givers.ts'
import { react } from './react.ts'

export const reactionRoutes = [
  serve(calls.react, ({ actor, body, ...dependencies }) => react(dependencies, actor, body)),
  serve(calls.listReactions, ({ database, actor, params, query }) =>
    listGivers(database, actor, { ...params, ...query }),
  ),
]
