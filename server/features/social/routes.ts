import * as calls from '#contract/social.ts'
import { answerPage, pageOf } from '../../http/cursor.ts'
import { serve } from '../../http/serve.ts'
import { presentSocialPost } from './present.ts'
import { visiblePosts } from './queries.ts'

export const socialRoutes = [
  serve(calls.listSocialPosts, async ({ database, query }) => {
    const page = pageOf(query, { defaultLimit: 50 })
    return answerPage(await visiblePosts(database, { platform: query.platform ?? null, page }), page, presentSocialPost)
  }),
]
