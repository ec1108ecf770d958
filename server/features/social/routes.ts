import * as sourceCalls from '#contract/social-sources.ts'
import * as calls from '#contract/social.ts'
import { getViewer } from '../../actor.ts'
import { respondWithRows, answerWith } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { removePost, setPostVisibility, tagPost, bulkTagPosts, toggleLock } from './curation.ts'
import { importFromInstagram, pollSource } from './polling.ts'
import { addPostByUrl } from './posts.ts'
import { presentSocialPost } from './present.ts'
import { listManagedPosts, listVisiblePosts } from './queries.ts'
import { presentSource } from './source-present.ts'
import { listSources } from './source-queries.ts'
import { addSource, editSource, removeSource } from './sources.ts'

export const socialRoutes = [
  serve(calls.listSocialPosts, async ({ database, user, query: { platform = null, pillar = null, ...rest } }) => {
    const page = parsePage(rest, { defaultLimit: 50 })
    const rows = await listVisiblePosts(database, { viewerId: user.id, platform, pillar, page })
    return respondWithRows(rows, presentSocialPost)
  }),
  serve(calls.listManagedPosts, async ({ database, actor, query: { platform = null, show = 'all', ...rest } }) => {
    const page = parsePage(rest, { defaultLimit: 50 })
    const rows = await listManagedPosts(database, { viewer: getViewer(actor), platform, show, page })
    return respondWithRows(rows, presentSocialPost)
  }),
  serve(calls.fetchInstagram, async (context) => ({ count: await importFromInstagram(context, context.body) })),
  serve(calls.ingestUrl, async (context) => {
    const { post, isNew } = await addPostByUrl(context, context.actor, context.body)
    const reply = presentSocialPost(post)
    return isNew ? reply : answerWith(200, reply)
  }),
  serve(calls.tagPost, async ({ database, services, params, body }) => {
    return presentSocialPost(await tagPost(database, params.id, body.pillar || null, services.clock.now()))
  }),
  serve(calls.togglePostLock, async ({ database, actor, params }) => {
    return presentSocialPost(await toggleLock(database, actor, params.id))
  }),
  serve(calls.bulkTagPosts, ({ database, services, body }) => {
    return bulkTagPosts(database, { ids: body.ids, pillar: body.pillar || null, now: services.clock.now() })
  }),
  serve(calls.setPostVisibility, async ({ database, services, params, body }) => {
    return presentSocialPost(await setPostVisibility(database, params.id, body.visibility, services.clock.now()))
  }),
  serve(calls.removePost, async ({ database, actor, params }) => {
    await removePost(database, actor, params.id)
    return { deleted: true as const }
  }),
  serve(sourceCalls.listSources, async ({ database }) => (await listSources(database)).map(presentSource)),
  serve(sourceCalls.createSource, async ({ database, services, body }) => {
    return presentSource(await addSource(database, services, body))
  }),
  serve(sourceCalls.updateSource, async ({ database, services, params, body }) =>
    presentSource(await editSource(database, services, params.id, body)),
  ),
  serve(sourceCalls.deleteSource, async ({ database, params }) => {
    await removeSource(database, params.id)
    return { deleted: true as const }
  }),
  serve(sourceCalls.pollSource, async (context) => {
    const { count, source } = await pollSource(context, context.params.id)
    return { count, account: presentSource(source) }
  }),
]
