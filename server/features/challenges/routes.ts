import * as breakCalls from '#contract/breaks.ts'
import { listChallengeMembers } from '#contract/challenge-members.ts'
import * as calls from '#contract/challenges.ts'
import type { ChallengeDetail } from '#contract/challenges.ts'
import { getChallengeCounts } from '#contract/counts.ts'
import { listDays } from '#contract/days.ts'
import * as startCalls from '#contract/starts.ts'
import { getToday } from '#contract/today.ts'
import { readCatalogVersion } from '../../database/catalog-version.ts'
import { refuse } from '../../errors.ts'
import { answerWith, respond, respondWithPage, respondWithRows } from '../../http/api-response.ts'
import { serve, serveCached } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { endBreak, listCurrentBreaks, planBreak } from './breaks.ts'
import { findChallenge, findOwnChallenge } from './catalog.ts'
import { listSeenMembers } from './challenge-members.ts'
import { changeParticipation, startNow, startOver } from './changes.ts'
import { addCheckIn, completeDay, listOwnCheckIns, undoCheckIn } from './check-ins.ts'
import { countChallenge } from './counts.ts'
import { readDays } from './days.ts'
import { joinChallenge, leaveChallenge } from './join.ts'
import { readMarkedDay } from './marked-day.ts'
import { listOwnParticipations } from './participation.ts'
import { presentBreak, presentChallenge, presentCheckIn } from './present.ts'
import { findChallenges } from './search.ts'
import { openStart, readStart } from './starts.ts'
import { readToday } from './today.ts'

export const challengeRoutes = [
  serveCached(calls.listChallenges, readCatalogVersion, async ({ database, query }) => {
    const page = parsePage(query)
    return respondWithPage(await findChallenges(database, query, page), page, presentChallenge)
  }),
  serveCached(
    calls.getChallenge,
    readCatalogVersion,
    async ({ database, params: { id }, query: { version } }) =>
      requireChallenge(version === undefined ? await findChallenge(database, id) : undefined),
    async ({ database, actor, params: { id }, query: { version } }) =>
      requireChallenge(actor ? await findOwnChallenge(database, actor, { id, version }) : undefined),
  ),
  serve(listChallengeMembers, async ({ database, actor, params, query }) => {
    const page = parsePage(query, { defaultLimit: 20 })
    const { seen, members, next } = await listSeenMembers(database, actor, { challengeId: params.id, page })
    return respond({ seen, members }, { next })
  }),
  serve(calls.listParticipations, async ({ database, actor, query }) => {
    const page = parsePage(query)
    return respondWithRows(await listOwnParticipations(database, actor, page), (participation) => participation)
  }),
  serve(calls.joinChallenge, async ({ database, actor, body: { challengeId, rule, cue, audience, startId } }) => {
    const choices = { rule, cue, audience }
    const { joined, participation } = await joinChallenge(database, actor, { challengeId, startId, ...choices })
    return joined ? participation : answerWith(200, participation)
  }),
  serve(calls.updateProgress, ({ database, actor, params, body: { progress, date, note } }) =>
    completeDay(database, actor, { id: params.id, progress, date, note: note || null }),
  ),
  serve(calls.addCheckIn, async ({ database, actor, params, body: { date, note, again = false } }) => {
    const { marked, participation } = await addCheckIn(database, actor, {
      id: params.id,
      date,
      note: note || null,
      again,
    })
    const markedDay = { ...participation, ...(await readMarkedDay(database, actor, participation.id)) }
    return marked ? markedDay : answerWith(200, markedDay)
  }),
  serve(calls.updateParticipation, ({ database, actor, params, body: { rule, cue, audience, firstAnswer } }) =>
    changeParticipation(database, actor, { id: params.id, rule, cue, audience, firstAnswer }),
  ),
  serve(calls.startNow, ({ database, actor, params }) => startNow(database, actor, params.id)),
  serve(calls.startOver, ({ database, actor, params, body }) =>
    startOver(database, actor, { id: params.id, run: body.run }),
  ),
  serve(calls.leaveChallenge, async ({ database, actor, params }) => {
    await leaveChallenge(database, actor, params.id)
    return { left: true as const }
  }),
  serve(calls.listCheckIns, async ({ database, actor, params }) =>
    (await listOwnCheckIns(database, actor, params.id)).map(presentCheckIn),
  ),
  serve(calls.undoCheckIn, ({ database, actor, params }) => undoCheckIn(database, actor, params)),
  serve(startCalls.openStart, ({ database, actor, params, body: { date, rule, cue, audience } }) =>
    openStart(database, actor, { challengeId: params.id, date, rule, cue, audience }),
  ),
  serve(startCalls.getStart, ({ database, actor, params }) => readStart(database, actor, params.id)),
  serve(getToday, ({ database, actor }) => readToday(database, actor)),
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
  serve(getChallengeCounts, ({ database, actor, params }) => countChallenge(database, actor, params.id)),
  serve(listDays, ({ database, actor, query }) => readDays(database, actor, query)),
]

function requireChallenge(challenge: ChallengeDetail | undefined): ChallengeDetail {
  if (!challenge) throw refuse('not-found', 'Challenge not found.')
  return challenge
}
