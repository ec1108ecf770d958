import type { CrewMemberDetail } from '#contract/crews.ts'
import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import { noReactions } from '../../database/reaction-counts.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { getParticipation } from '../challenges/participation.ts'
import { readFinishReactions } from '../reactions/day-reactions.ts'
import { requireCrew } from './crews.ts'
import * as queries from './member-detail-queries.ts'
import { presentPerson } from './present.ts'
import type { CrewMemberRow } from './queries.ts'

/** How long a completed challenge or goal stays in view. */
const daysAfterCompletion = 90
const shownNotes = 14

/** Reads what a member shares with a crew. @throws not-found for others than members of the crew */
export async function readCrewMember(
  database: Database,
  actor: Actor,
  { id, memberId }: { id: string; memberId: string },
): Promise<CrewMemberDetail> {
  const { members } = await requireCrew(database, actor, id)
  const member = members.find((each) => each.id === memberId)
  if (!member) throw refuse('not-found', 'Member not found.')
  const owner = toActor(member, actor.now)
  const since = addDays(getMemberDate(owner, actor.now), -daysAfterCompletion)
  const share = { crewId: id, userId: memberId, since }
  const [shared, goals] = await Promise.all([
    queries.listSharedChallenges(database, share),
    queries.listSharedGoals(database, share),
  ])
  const notes = await queries.listNotes(
    database,
    shared.filter(({ level }) => level === 'notes').map((each) => each.id),
  )
  const finishes = await readFinishReactions(database, {
    viewerId: actor.userId,
    participationIds: shared.map((each) => each.id),
  })
  const challenges = await Promise.all(
    shared.map(async ({ id: participationId, level }) => {
      const { challengeId, challenge, progress, completed } = await getParticipation(database, owner, participationId)
      const { title, pillar, duration } = challenge
      const own = notes.filter((note) => note.user_challenge_id === participationId).slice(0, shownNotes)
      const texts = level === 'notes' ? own.map(({ date, note }) => ({ date, text: note })) : null
      const reactions = completed ? (finishes.get(participationId) ?? noReactions()) : null
      return { participationId, challengeId, title, pillar, progress, duration, completed, reactions, notes: texts }
    }),
  )
  return {
    ...presentPerson(member),
    founder: member.id === member.founder_id,
    challenges,
    goals: goals.map(({ level, description, ...goal }) => ({
      ...goal,
      description: level === 'notes' ? description : null,
    })),
  }
}

/** The days of a challenge are counted on the calendar of its member. */
function toActor({ id: userId, username, time_zone: timeZone, day_start: dayStart }: CrewMemberRow, now: Date): Actor {
  return { userId, username, timeZone, dayStart, now, idempotencyKey: null }
}
