import * as sourceCalls from '#contract/social-sources.ts'
import * as calls from '#contract/social.ts'
import { answerPage, answerWith } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { pageOf } from '../../page.ts'
import { removePost, showPost, tagPost, tagPosts, toggleLock } from './curation.ts'
import { fetchAccount, pollNow } from './polling.ts'
import { addByLink } from './posts.ts'
import { presentSocialPost } from './present.ts'
import { managedPosts, visiblePosts } from './queries.ts'
import { presentSource } from './source-present.ts'
import { allSources } from './source-queries.ts'
import { addSource, changeSource, removeSource } from './sources.ts'

export const socialRoutes = [
  serve(calls.listSocialPosts, async ({ database, query: { platform = null, pillar = null, ...rest } }) => {
    const page = pageOf(rest, { defaultLimit: 50 })
    return answerPage(await visiblePosts(database, { platform, pillar, page }), page, presentSocialPost)
  }),
  serve(calls.listManagedPosts, async ({ database, query: { platform = null, show = 'all', ...rest } }) => {
    const page = pageOf(rest, { defaultLimit: 50 })
    return answerPage(await managedPosts(database, { platform, show, page }), page, presentSocialPost)
  }),
  serve(calls.fetchInstagram, async (context) => ({ count: await fetchAccount(context, context.body) })),
  serve(calls.ingestUrl, async (context) => {
    const member = { userId: context.user.id, now: context.services.clock.now() }
    const { post, isNew } = await addByLink(context, member, context.body)
    const reply = presentSocialPost(post)
    return isNew ? reply : answerWith(200, reply)
  }),
  serve(calls.tagPost, async ({ database, services, params, body }) => {
    return presentSocialPost(await tagPost(database, params.id, body.pillar || null, services.clock.now()))
  }),
  serve(calls.lockPost, async ({ database, services, params, requestId }) => {
    return presentSocialPost(await toggleLock(database, params.id, { now: services.clock.now(), requestId }))
  }),
  serve(calls.tagPosts, ({ database, services, body }) => {
    return tagPosts(database, { ids: body.ids, pillar: body.pillar || null, now: services.clock.now() })
  }),
  serve(calls.showPost, async ({ database, services, params, body }) => {
    return presentSocialPost(await showPost(database, params.id, body.visibility, services.clock.now()))
  }),
  serve(calls.removePost, async ({ database, services, params }) => {
    await removePost(database, params.id, services.clock.now())
    return { deleted: true as const }
  }),
  serve(sourceCalls.listSources, async ({ database }) => (await allSources(database)).map(presentSource)),
  serve(sourceCalls.createSource, async ({ database, services, body }) => {
    return presentSource(await addSource(database, services, body))
  }),
  serve(sourceCalls.updateSource, async ({ database, services, params, body }) =>
    presentSource(await changeSource(database, services, params.id, body)),
  ),
  serve(sourceCalls.deleteSource, async ({ database, params }) => {
    await removeSource(database, params.id)
    return { deleted: true as const }
  }),
  serve(sourceCalls.pollSource, async (context) => {
    const { count, source } = await pollNow(context, context.params.id)
    return { count, account: presentSource(source) }
  }),
]
