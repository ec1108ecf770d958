import * as calls from '#contract/search.ts'
import { serve } from '../../http/serve.ts'
import { search } from './search.ts'

export const searchRoutes = [
  serve(
    calls.search,
    ({ database, actor, query: { query, kind, pillar } }) => search(database, actor, { query, kind, pillar }),
    { isSearch: true },
  ),
]
