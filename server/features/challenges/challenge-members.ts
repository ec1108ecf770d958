import type { ChallengeMember } from '#contract/challenge-members.ts'
import { mostMembersCounted } from '#contract/limits.ts'
import type { Actor, CommunityActor } from '../../actor.ts'
import { getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { getFetchLimit, getLimit, maxCursor, type Page } from '../../page.ts'
import { listBreaksOf } from './break-queries.ts'
import { isInChallenge, listOfCrewmates, listOfOthers, listOwners } from './challenge-member-queries.ts'
import { listFoldedCheckInsOf, listParticipationsById } from './participation-queries.ts'
import {
  createParticipation,
  findEarliestOpening,
  type LoadedParticipation,
  viewParticipation,
} from './participation.ts'
import { getProgress } from './present.ts'
import { findOffer } from './queries.ts'

type SeenMembers = { seen: number; members: ChallengeMember[]; next: string | null }

/**
 * Lists the others who take part in a challenge and let the member see it: crewmates first, then the newest.
 * @throws not-found for an unknown challenge, and for a hidden one unless the member takes part
 */
export async function listSeenMembers(
  database: Database,
  actor: CommunityActor,
  { challengeId, page }: { challengeId: string; page: Page },
): Promise<SeenMembers> {
  const { userId: viewerId } = actor
  const isInside = await isInChallenge(database, { userId: viewerId, challengeId })
  const challenge = await findOffer(database, challengeId)
  if (!challenge || (challenge.hidden_at !== null && !isInside && actor.role !== 'admin'))
    throw refuse('not-found', 'Challenge not found.')
  const where = { viewerId, challengeId, isInside }
  const crewmates = await listOfCrewmates(database, where)
  const others = await listOfOthers(database, { ...where, after: maxCursor, limit: mostMembersCounted + 1 })

  const { after } = page
  const place = after === null ? -1 : crewmates.indexOf(after)
  const isPastCrewmates = after !== null && place === -1
  const ids = isPastCrewmates
    ? await listOfOthers(database, { ...where, after, limit: getFetchLimit(page) })
    : [...crewmates.slice(place + 1), ...others]
  const shown = ids.slice(0, getLimit(page))
  return {
    seen: Math.min(crewmates.length + others.length, mostMembersCounted),
    members: await readMembers(database, actor, shown),
    next: ids.length > shown.length ? (shown.at(-1) ?? null) : null,
  }
}

/** Reads members by the ids of their participations, in the same order. */
async function readMembers(database: Database, viewer: Actor, ids: string[]): Promise<ChallengeMember[]> {
  if (ids.length === 0) return []
  const checkIns = Map.groupBy(
    // First, because a write in between could save totals.
    await listFoldedCheckInsOf(database, ids),
    ({ user_challenge_id: id }) => id,
  )
  const rows = await listParticipationsById(database, ids)
  const userIds = rows.map(({ user_id: id }) => id)
  const breaks = Map.groupBy(
    await listBreaksOf(database, userIds, { endingAfter: findEarliestOpening(rows) }),
    ({ user_id: id }) => id,
  )
  const owners = new Map(
    (await listOwners(database, { ids: userIds, viewerId: viewer.userId })).map((owner) => [owner.id, owner]),
  )
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rowsById.get(id)
    const owner = row && owners.get(row.user_id)
    if (!row || !owner) return []
    const { username, time_zone: timeZone, day_start: dayStart } = owner
    // The days of a challenge are counted on the calendar of its member.
    const actor: Actor = { userId: owner.id, username, timeZone, dayStart, now: viewer.now, idempotencyKey: null }
    const participation = createParticipation(row, {
      checkIns: checkIns.get(id) ?? [],
      breaks: breaks.get(owner.id) ?? [],
      actor,
    })
    return presentMember(participation, { actor, profileImageUrl: owner.profile_image_url })
  })
}

function presentMember(
  participation: LoadedParticipation,
  { actor, profileImageUrl }: { actor: Actor; profileImageUrl: string | null },
): ChallengeMember {
  const view = viewParticipation(participation, actor)
  const { row, shown } = view
  const isDone = shown.today === 'done' || shown.today === 'late'
  return {
    id: actor.userId,
    username: actor.username,
    profileImageUrl,
    progress: getProgress(view),
    duration: row.duration,
    // What an ended participation shows is of its last day.
    doneToday: isDone && shown.asOf >= getMemberDate(actor, actor.now),
    finished: row.completed,
    startsOn: row.completed ? null : shown.startsOn,
  }
}
