import * as calls from '#contract/forum.ts'
import { getViewer } from '../../actor.ts'
import { respondWithRows } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { editDiscussion, deleteDiscussion, getDiscussion, startDiscussion } from './discussions.ts'
import { listNewPosts } from './new-posts.ts'
import { presentPost, presentReply } from './present.ts'
import { listPinnedPosts, listPosts } from './queries.ts'
import { editReply, deleteReply, createReply } from './replies.ts'
import { listReplies } from './reply-queries.ts'

export const forumRoutes = [
  serve(calls.listForumPosts, async ({ database, actor, query: { pillar = null, pinned, ...rest } }) => {
    const viewer = getViewer(actor)
    const present = (row: Parameters<typeof presentPost>[0]) => presentPost(row, viewer)
    if (pinned) return (await listPinnedPosts(database, viewer, pillar)).map(present)
    const page = parsePage(rest, { defaultLimit: 50 })
    return respondWithRows(await listPosts(database, viewer, { pillar, page }), present)
  }),
  serve(calls.createForumPost, async ({ actor, body: { title, content, pillar }, ...dependencies }) =>
    presentPost(await startDiscussion(dependencies, actor, { title, content, pillar }), getViewer(actor)),
  ),
  serve(calls.getForumPost, async ({ database, actor, params }) => {
    const viewer = getViewer(actor)
    return presentPost(await getDiscussion(database, viewer, params.id), viewer)
  }),
  serve(calls.updateForumPost, async ({ database, actor, params, body }) =>
    presentPost(await editDiscussion(database, actor, params.id, body), getViewer(actor)),
  ),
  serve(calls.deleteForumPost, async (context) => {
    await deleteDiscussion(context.database, context.actor, context.params.id)
    return { deleted: true as const }
  }),
  serve(calls.listForumReplies, async ({ database, actor, params, query }) => {
    const viewer = getViewer(actor)
    await getDiscussion(database, viewer, params.id)
    const page = parsePage(query, { defaultLimit: 50 })
    const rows = await listReplies(database, viewer, params.id, page)
    return respondWithRows(rows, (row) => presentReply(row, viewer))
  }),
  serve(calls.createForumReply, async ({ actor, params, body, ...dependencies }) =>
    presentReply(await createReply(dependencies, actor, params.id, body.content), getViewer(actor)),
  ),
  serve(calls.updateForumReply, async ({ database, actor, params: { id: postId, replyId: id }, body }) =>
    presentReply(await editReply(database, actor, { postId, id }, body.content), getViewer(actor)),
  ),
  serve(calls.deleteForumReply, async ({ database, actor, params }) => {
    await deleteReply(database, actor, { postId: params.id, id: params.replyId })
    return { deleted: true as const }
  }),
  serve(calls.listNewPosts, ({ database, actor }) => listNewPosts(database, actor)),
]
