import { createForumPicture, getForumPicture } from '#contract/forum-pictures.ts'
import * as calls from '#contract/forum.ts'
import { getViewer } from '../../actor.ts'
import { respond, respondWithPicture } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { editDiscussion, deleteDiscussion, getDiscussion, startDiscussion } from './discussions.ts'
import { listNewPosts } from './new-posts.ts'
import { getPicture, uploadPicture } from './pictures.ts'
import { listPinnedPosts, listPosts } from './queries.ts'
import { editReply, deleteReply, createReply } from './replies.ts'
import { listReplies } from './reply-queries.ts'
import { presentPosts, presentReplies, showPost, showReply } from './show.ts'

export const forumRoutes = [
  serve(calls.listForumPosts, async ({ database, actor, query: { pillar = null, pinned, ...rest } }) => {
    const viewer = getViewer(actor)
    if (pinned) return presentPosts(database, viewer, await listPinnedPosts(database, viewer, pillar))
    const page = parsePage(rest, { defaultLimit: 50 })
    const { rows, next } = await listPosts(database, viewer, { pillar, page })
    return respond(await presentPosts(database, viewer, rows), { next })
  }),
  serve(calls.createForumPost, async ({ actor, body: { title, content, pillar, pictures }, ...dependencies }) =>
    showPost(dependencies, actor, await startDiscussion(dependencies, actor, { title, content, pillar, pictures })),
  ),
  serve(calls.getForumPost, async ({ database, actor, params }) =>
    showPost({ database }, actor, await getDiscussion(database, getViewer(actor), params.id)),
  ),
  serve(calls.updateForumPost, async ({ database, actor, params, body }) =>
    showPost({ database }, actor, await editDiscussion(database, actor, params.id, body)),
  ),
  serve(calls.deleteForumPost, async (context) => {
    await deleteDiscussion(context.database, context.actor, context.params.id)
    return { deleted: true as const }
  }),
  serve(calls.listForumReplies, async ({ database, actor, params, query }) => {
    const viewer = getViewer(actor)
    const discussion = await getDiscussion(database, viewer, params.id)
    const page = parsePage(query, { defaultLimit: 50 })
    const { rows, next } = await listReplies(database, viewer, discussion, page)
    return respond(await presentReplies(database, viewer, rows), { next })
  }),
  serve(calls.createForumReply, async ({ actor, params, body, ...dependencies }) =>
    showReply(dependencies, actor, await createReply(dependencies, actor, params.id, body)),
  ),
  serve(calls.updateForumReply, async ({ database, actor, params: { id: postId, replyId: id }, body }) =>
    showReply({ database }, actor, await editReply(database, actor, { postId, id }, body)),
  ),
  serve(calls.deleteForumReply, async ({ database, actor, params }) => {
    await deleteReply(database, actor, { postId: params.id, id: params.replyId })
    return { deleted: true as const }
  }),
  serve(createForumPicture, ({ actor, body, ...dependencies }) => uploadPicture(dependencies, actor, body.image)),
  serve(getForumPicture, async ({ database, actor, params: { id } }) =>
    respondWithPicture(id, { bytes: await getPicture(database, actor, id) }),
  ),
  serve(calls.listNewPosts, ({ database, actor }) => listNewPosts(database, actor)),
]
