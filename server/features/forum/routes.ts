import { createForumPicture, getForumPicture } from '#contract/forum-pictures.ts'
import * as calls from '#contract/forum.ts'
import { getViewer } from '../../actor.ts'
import { respond, respondWithPicture } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { editDiscussion, deleteDiscussion, getDiscussion, startDiscussion } from './discussions.ts'
import { listMentionable } from './mentionable.ts'
import { listNewPosts } from './new-posts.ts'
import { getPicture, uploadPicture } from './pictures.ts'
import { presentMentionable } from './present.ts'
import { listActivePosts, listPinnedPosts, listPosts } from './queries.ts'
import { getPreviousVisit, readDiscussion, rememberVisit } from './reading.ts'
import { editReply, deleteReply, createReply } from './replies.ts'
import { listReplies, listRepliesBefore } from './reply-queries.ts'
import { presentPosts, presentReplies, showPost, showReply } from './show.ts'

export const forumRoutes = [
  serve(calls.listForumPosts, async ({ database, actor, query: { pillar = null, pinned, order, ...rest } }) => {
    const viewer = getViewer(actor)
    if (pinned) return presentPosts(database, actor, await listPinnedPosts(database, viewer, pillar))
    const page = parsePage(rest, { defaultLimit: 50 })
    const list = order === 'activity' ? listActivePosts : listPosts
    const { rows, next } = await list(database, viewer, { pillar, page })
    return respond(await presentPosts(database, actor, rows), { next })
  }),
  serve(calls.createForumPost, async ({ actor, body, ...dependencies }) =>
    showPost(dependencies, actor, await startDiscussion(dependencies, actor, body)),
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
    const { from, before, ...rest } = query
    const page = parsePage(rest, { defaultLimit: 50 })
    const { rows, next } = before
      ? await listRepliesBefore(database, viewer, discussion, { before, page })
      : await listReplies(database, viewer, discussion, { ...page, from })
    return respond(await presentReplies(database, actor, rows), { next })
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
  serve(calls.readForumPost, async ({ database, actor, params, body }) => {
    const { read_id: readUpTo, unread } = await readDiscussion(database, actor, {
      postId: params.id,
      readId: body.upTo,
    })
    return { readUpTo, unread: Number(unread) }
  }),
  serve(calls.getCommunityVisit, async ({ database, actor }) => ({
    previousAt: await getPreviousVisit(database, actor),
  })),
  serve(calls.visitCommunity, async ({ database, actor }) => ({ previousAt: await rememberVisit(database, actor) })),
  serve(calls.listMentionable, async ({ database, actor, params, query }) =>
    (await listMentionable(database, actor, params.id, query.query)).map(presentMentionable),
  ),
  serve(calls.listNewPosts, ({ database, actor }) => listNewPosts(database, actor)),
]
