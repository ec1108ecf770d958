import * as breakCalls from '#contract/breaks.ts'
import * as calls from '#contract/challenges.ts'
import { listDays } from '#contract/days.ts'
import { pillarKeys } from '#contract/pillars.ts'
import { getToday } from '#contract/today.ts'
import { refuse } from '../../errors.ts'
import { respondWithPage, answerWith } from '../../http/api-response.ts'
import { serve, serveCached } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { getDateInTimeZone } from '../../services/clock.ts'
import { endBreak, listCurrentBreaks, planBreak } from './breaks.ts'
import { completeDay, listOwnCheckIns, undoCheckIn } from './check-ins.ts'
import { readDays } from './days.ts'
import { joinChallenge, leaveChallenge } from './join.ts'
import { listParticipations } from './participation-queries.ts'
import { requireParticipation } from './participation.ts'
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
  serve(calls.listParticipations, async ({ database, user, actor, query }) => {
    const page = parsePage(query)
    const asOf = getDateInTimeZone(actor.timeZone, actor.now)
    return respondWithPage(await listParticipations(database, user.id, page), page, (row) =>
      presentParticipation(row, asOf),
    )
  }),
  serve(calls.joinChallenge, async ({ database, actor, body }) => {
    const { joined, participation } = await joinChallenge(database, actor, body.challengeId)
    const reply = presentParticipation(participation, getDateInTimeZone(actor.timeZone, actor.now))
    return joined ? reply : answerWith(200, reply)
  }),
  serve(calls.updateProgress, async ({ database, actor, params, body }) => {
    return presentParticipation(
      await completeDay(database, actor, { id: params.id, progress: body.progress, note: body.note || null }),
      getDateInTimeZone(actor.timeZone, actor.now),
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
    return presentParticipation(
      await undoCheckIn(database, actor, params),
      getDateInTimeZone(actor.timeZone, actor.now),
    )
  }),
  serve(calls.addCheckIn, async ({ database, user, actor, params, body }) => {
    const { progress } = await requireParticipation(database, user.id, params.id)
    const row = await completeDay(database, actor, {
      id: params.id,
      progress: progress + 1,
      note: body.note || null,
    })
    return presentParticipation(row, getDateInTimeZone(actor.timeZone, actor.now))
  }),
  serve(calls.updateParticipation, async ({ database, user, actor, params }) => {
    const row = await requireParticipation(database, user.id, params.id)
    return presentParticipation(row, getDateInTimeZone(actor.timeZone, actor.now))
  }),
  serve(calls.startOver, async ({ database, user, actor, params }) => {
    const row = await requireParticipation(database, user.id, params.id)
    return presentParticipation(row, getDateInTimeZone(actor.timeZone, actor.now))
  }),
  serve(getToday, async ({ database, user, actor }) => {
    const asOf = getDateInTimeZone(actor.timeZone, actor.now)
    const rows = await listParticipations(database, user.id, { after: null, limit: 100 })
    const participations = rows.map((row) => presentParticipation(row, asOf)).toReversed()
    const progress = participations.reduce((sum, each) => sum + each.progress, 0)
    const daysByPillar = Object.fromEntries(pillarKeys.map((pillar) => [pillar, 0])) as Record<
      (typeof pillarKeys)[number],
      number
    >
    for (const each of participations) daysByPillar[each.challenge.pillar] += each.progress
    return {
      asOf,
      participations: participations.filter((each) => !each.completed || each.lastMarked === asOf),
      joined: participations.length,
      completed: participations.filter((each) => each.completed).length,
      numbers: { streak: progress, longest: progress, kept: progress, due: progress, strength: 0 },
      daysByPillar,
    }
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
