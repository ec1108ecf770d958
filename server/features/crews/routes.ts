import * as calls from '#contract/crews.ts'
import { serve } from '../../http/serve.ts'
import { readBoard } from './board.ts'
import { editCrew, foundCrew, listCrews, renewLink, requireCrew } from './crews.ts'
import { answerNudges } from './here.ts'
import { joinCrew, readLink } from './join.ts'
import { removeMember } from './leave.ts'
import { readCrewMember } from './member-detail.ts'
import { nudge } from './nudges.ts'
import { presentCrew, presentCrewSummary } from './present.ts'
import { requireShares, editShares } from './shares.ts'
import { readCrewsToday } from './today.ts'

export const crewRoutes = [
  serve(calls.listCrews, async ({ database, user }) => (await listCrews(database, user.id)).map(presentCrewSummary)),
  serve(calls.createCrew, async ({ actor, body, ...site }) =>
    presentCrew(site, await foundCrew(site.database, actor, body), actor.userId),
  ),
  serve(calls.getCrewsToday, ({ database, actor, preferences }) =>
    readCrewsToday(database, actor, { showsNumbers: preferences.showNumbers }),
  ),
  serve(calls.getCrew, async ({ actor, params, ...site }) =>
    presentCrew(site, await requireCrew(site.database, actor, params.id), actor.userId),
  ),
  serve(calls.updateCrew, async ({ actor, params, body, ...site }) =>
    presentCrew(site, await editCrew(site.database, actor, { ...params, ...body }), actor.userId),
  ),
  serve(calls.renewCrewLink, async ({ actor, params, ...site }) =>
    presentCrew(site, await renewLink(site.database, actor, params.id), actor.userId),
  ),
  serve(calls.removeCrewMember, async ({ database, actor, params }) => {
    await removeMember(database, actor, params)
    return { removed: true as const }
  }),
  serve(calls.getCrewBoard, ({ database, actor, params, query, preferences }) =>
    readBoard(database, actor, params.id, { ...query, showsNumbers: preferences.showNumbers }),
  ),
  serve(calls.getCrewMember, ({ database, actor, params }) => readCrewMember(database, actor, params)),
  serve(calls.getCrewShares, ({ database, actor, params }) => requireShares(database, actor, params.id)),
  serve(calls.updateCrewShares, ({ database, actor, params, body }) => editShares(database, actor, params.id, body)),
  serve(calls.readCrewLink, async ({ actor, body, ...site }) => {
    const { crew, ...link } = await readLink(site, actor, body.token)
    return { ...link, crew: crew && presentCrewSummary(crew) }
  }),
  serve(calls.joinCrew, async ({ actor, body, ...site }) =>
    presentCrew(site, await joinCrew(site, actor, body), actor.userId),
  ),
  serve(calls.nudgeMember, async ({ database, actor, params }) => {
    await nudge(database, actor, params.id)
    return { asked: true as const }
  }),
  serve(calls.answerNudges, async ({ database, actor }) => {
    await answerNudges(database, actor)
    return { here: true as const }
  }),
]
