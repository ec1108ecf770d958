import * as calls from '#contract/forum.ts'
import { answerPage, pageOf } from '../../http/cursor.ts'
import { serve } from '../../http/serve.ts'
import { presentPost } from './present.ts'
import { postsOf } from './queries.ts'

export const forumRoutes = [
  serve(calls.listForumPosts, async ({ database, query }) => {
    const page = pageOf(query, { defaultLimit: 50 })
    return answerPage(await postsOf(database, { pillar: query.pillar ?? null, page }), page, presentPost)
  }),
]
