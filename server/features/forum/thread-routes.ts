import * as calls from '#contract/threads.ts'
import { serve } from '../../http/serve.ts'
import { presentReplies, showReply } from './show.ts'
import { getChallengeThread, getCrewThread, replyInThread } from './threads.ts'

export const threadRoutes = [
  serve(calls.getChallengeThread, ({ database, actor, params }) => getChallengeThread(database, actor, params.id)),
  serve(calls.writeInChallengeThread, async ({ actor, params, body, ...dependencies }) =>
    showReply(
      dependencies,
      actor,
      await replyInThread(dependencies, actor, { kind: 'challenge', id: params.id }, body),
    ),
  ),
  serve(calls.getCrewThread, async ({ database, actor, params }) => {
    const { latest, ...thread } = await getCrewThread(database, actor, params.id)
    return { ...thread, latest: await presentReplies(database, actor, latest) }
  }),
  serve(calls.writeInCrewThread, async ({ actor, params, body, ...dependencies }) =>
    showReply(dependencies, actor, await replyInThread(dependencies, actor, { kind: 'crew', id: params.id }, body)),
  ),
]
