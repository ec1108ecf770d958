import * as calls from '#contract/forum.ts'
import { answerPage } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { pageOf } from '../../page.ts'
import { changeDiscussion, deleteDiscussion, discussion, startDiscussion } from './discussions.ts'
import { presentPost, presentReply } from './present.ts'
import { postsOf } from './queries.ts'
import { changeReply, deleteReply, reply } from './replies.ts'
import { repliesOf } from './reply-queries.ts'

export const forumRoutes = [
  serve(calls.listForumPosts, async ({ database, query }) => {
    const page = pageOf(query, { defaultLimit: 50 })
    return answerPage(await postsOf(database, { pillar: query.pillar ?? null, page }), page, presentPost)
  }),
  serve(calls.createForumPost, async (context) => {
    const { title, content, pillar } = context.body
    return presentPost(await startDiscussion(context.database, context.actor, { title, content, pillar }))
  }),
  serve(calls.getForumPost, async ({ database, params }) => presentPost(await discussion(database, params.id))),
  serve(calls.updateForumPost, async (context) => {
    return presentPost(await changeDiscussion(context.database, context.actor, context.params.id, context.body))
  }),
  serve(calls.deleteForumPost, async (context) => {
    await deleteDiscussion(context.database, context.actor, context.params.id)
    return { deleted: true as const }
  }),
  serve(calls.listForumReplies, async ({ database, params, query }) => {
    await discussion(database, params.id)
    const page = pageOf(query, { defaultLimit: 50 })
    return answerPage(await repliesOf(database, params.id, page), page, presentReply)
  }),
  serve(calls.createForumReply, async (context) => {
    const created = await reply(context.database, context.actor, context.params.id, context.body.content)
    return presentReply(created)
  }),
  serve(calls.updateForumReply, async (context) => {
    const { id: postId, replyId: id } = context.params
    return presentReply(await changeReply(context.database, context.actor, { postId, id }, context.body.content))
  }),
  serve(calls.deleteForumReply, async ({ database, user, params }) => {
    await deleteReply(database, user.id, { postId: params.id, id: params.replyId })
    return { deleted: true as const }
  }),
]
