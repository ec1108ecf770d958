import * as breakCalls from '#contract/breaks.ts'
import * as calls from '#contract/challenges.ts'
import { listDays } from '#contract/days.ts'
import { refuse } from '../../errors.ts'
import { respondWithPage, answerWith } from '../../http/api-response.ts'
import { serve, serveCached } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { endBreak, listCurrentBreaks, planBreak } from './breaks.ts'
import { completeDay, listOwnCheckIns, undoCheckIn } from './check-ins.ts'
import { readDays } from './days.ts'
import { joinChallenge, leaveChallenge } from './join.ts'
import { listParticipations } from './participation-queries.ts'
import {
  presentChallenge,
  presentChallengeDetail,
  presentBreak,
  presentCheckIn,
  presentParticipation,
} from './present.ts'
import { listChallenges, findChallengeWithPlan } from './queries.ts'

export const challengeRoutes = [
  serveCached(calls.listChallenges, async ({ database, query }) => {
    const page = parsePage(query)
    return respondWithPage(
      await listChallenges(database, { pillar: query.pillar ?? null, page }),
      page,
      presentChallenge,
    )
  }),
  serveCached(calls.getChallenge, async ({ database, params }) => {
    const challenge = await findChallengeWithPlan(database, params.id)
    if (!challenge) throw refuse('not-found', 'Challenge not found.')
    return presentChallengeDetail(challenge)
  }),
  serve(calls.listParticipations, async ({ database, user, query }) => {
    const page = parsePage(query)
    return respondWithPage(await listParticipations(database, user.id, page), page, presentParticipation)
  }),
  serve(calls.joinChallenge, async ({ database, actor, body }) => {
    const { joined, participation } = await joinChallenge(database, actor, body.challengeId)
    const reply = presentParticipation(participation)
    return joined ? reply : answerWith(200, reply)
  }),
  serve(calls.updateProgress, async ({ database, actor, params, body }) => {
    return presentParticipation(
      await completeDay(database, actor, { id: params.id, progress: body.progress, note: body.note || null }),
    )
  }),
  serve(calls.leaveChallenge, async ({ database, actor, params }) => {
    await leaveChallenge(database, actor, params.id)
    return { left: true as const }
  }),
  serve(calls.listCheckIns, async ({ database, user, params }) => {
    return (await listOwnCheckIns(database, user.id, params.id)).map(presentCheckIn)
  }),
  serve(calls.undoCheckIn, async ({ database, actor, params }) => {
    return presentParticipation(await undoCheckIn(database, actor, params))
  }),
  serve(breakCalls.listBreaks, async ({ database, actor }) => {
    return (await listCurrentBreaks(database, actor)).map(presentBreak)
  }),
  serve(breakCalls.planBreak, async ({ database, actor, body }) => {
    const { participationId = null, from, to } = body
    return presentBreak(await planBreak(database, actor, { participationId, from, to }))
  }),
  serve(breakCalls.endBreak, async ({ database, actor, params }) => {
    await endBreak(database, actor, params.id)
    return { ended: true as const }
  }),
  serve(listDays, ({ database, actor, query }) => readDays(database, actor, query)),
]
