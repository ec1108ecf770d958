import * as calls from '#contract/forum.ts'
import { respondWithPage } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { editDiscussion, deleteDiscussion, getDiscussion, startDiscussion } from './discussions.ts'
import { presentPost, presentReply, presentReplyToMember } from './present.ts'
import { listPosts } from './queries.ts'
import { listRepliesToMember } from './replies-to-member.ts'
import { editReply, deleteReply, createReply } from './replies.ts'
import { listReplies } from './reply-queries.ts'

export const forumRoutes = [
  serve(calls.listForumPosts, async ({ database, query }) => {
    const page = parsePage(query, { defaultLimit: 50 })
    return respondWithPage(await listPosts(database, { pillar: query.pillar ?? null, page }), page, presentPost)
  }),
  serve(calls.createForumPost, async (context) => {
    const { title, content, pillar } = context.body
    return presentPost(await startDiscussion(context.database, context.actor, { title, content, pillar }))
  }),
  serve(calls.getForumPost, async ({ database, params }) => presentPost(await getDiscussion(database, params.id))),
  serve(calls.updateForumPost, async (context) => {
    return presentPost(await editDiscussion(context.database, context.actor, context.params.id, context.body))
  }),
  serve(calls.deleteForumPost, async (context) => {
    await deleteDiscussion(context.database, context.actor, context.params.id)
    return { deleted: true as const }
  }),
  serve(calls.listForumReplies, async ({ database, params, query }) => {
    await getDiscussion(database, params.id)
    const page = parsePage(query, { defaultLimit: 50 })
    return respondWithPage(await listReplies(database, params.id, page), page, presentReply)
  }),
  serve(calls.createForumReply, async (context) => {
    const created = await createReply(context.database, context.actor, context.params.id, context.body.content)
    return presentReply(created)
  }),
  serve(calls.updateForumReply, async (context) => {
    const { id: postId, replyId: id } = context.params
    return presentReply(await editReply(context.database, context.actor, { postId, id }, context.body.content))
  }),
  serve(calls.deleteForumReply, async ({ database, actor, params }) => {
    await deleteReply(database, actor, { postId: params.id, id: params.replyId })
    return { deleted: true as const }
  }),
  serve(calls.listRepliesToMember, async ({ database, actor }) => {
    return (await listRepliesToMember(database, actor)).map(presentReplyToMember)
  }),
]
