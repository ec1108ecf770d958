import type { z } from 'zod'
import type { Participation } from '#contract/challenges.ts'
import { pillarKeys } from '#contract/pillars.ts'
import type { OwnProfile, Profile, updateOwnProfile } from '#contract/profiles.ts'
import type { Actor, CommunityActor } from '../../actor.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { listAllOwnParticipations } from '../challenges/participation.ts'
import { assertMayShow } from '../forum/posting.ts'
import { emptyProfile, presentOwnProfile, presentProfile } from './profile-present.ts'
import * as queries from './profile-queries.ts'

/**
 * Reads what a member shows to another: only their name, their picture and when they joined while they are suspended. If
 * one of the two has blocked the other, both see what a member without a picture shows who chose to show nothing, so a
 * block leaves no sign.
 * @throws not-found
 */
export async function getProfile(database: Database, viewer: Actor, id: string): Promise<Profile> {
  const member = await queries.findMember(database, { id, viewerId: viewer.userId })
  if (!member) throw refuse('not-found', 'Member not found.')
  const isBlocked = member.blocked_at !== null || member.blocked_by_at !== null
  const isOpen = member.suspended_at === null && !isBlocked
  const challenges = isOpen ? await listSeen(database, toActor(member, viewer.now), viewer.userId) : []
  return presentProfile(member, { isOpen, isBlocked, challenges, isOwn: id === viewer.userId, now: viewer.now })
}

export async function getOwnProfile(database: Database, actor: Actor): Promise<OwnProfile> {
  const profile = await queries.findProfile(database, actor.userId)
  const shownChallenges = new Set(await queries.listShownChallenges(database, actor.userId))
  return presentOwnProfile(profile, { participations: await listLatest(database, actor), shownChallenges, rule: actor })
}

/**
 * Changes the given fields of the member's profile, and marks it as saved. Challenges that are not theirs are ignored.
 * @throws muted for a new text, and for showing one
 */
export async function editOwnProfile(
  database: Database,
  actor: CommunityActor,
  { about, pillars, shown, findable, challenges }: z.output<typeof updateOwnProfile.body>,
): Promise<OwnProfile> {
  const { userId } = actor
  await transaction(database, async (tx) => {
    await lockRow(tx, 'users', userId)
    const before = (await queries.findProfile(tx, userId)) ?? emptyProfile
    // Someone who is muted can still take their text down.
    const isFindable = before.findable_name !== null
    if ((about && about !== before.about) || (shown === true && !before.shown) || (findable === true && !isFindable))
      assertMayShow(actor)
    await queries.upsertProfile(tx, {
      user_id: userId,
      about: about === undefined ? before.about : about || null,
      pillars: pillars ? JSON.stringify(pillarKeys.filter((each) => pillars.includes(each))) : before.pillars,
      shown: shown ?? before.shown,
      findable_name: (findable ?? isFindable) ? await queries.findFoldedName(tx, userId) : null,
    })
    if (challenges) await queries.setShownChallenges(tx, { userId, challengeIds: challenges })
  })
  return getOwnProfile(database, actor)
}

async function listSeen(database: Database, owner: Actor, viewerId: string): Promise<Participation[]> {
  const seen = new Set(await queries.listSeenParticipations(database, { userId: owner.userId, viewerId }))
  if (seen.size === 0) return []
  return (await listLatest(database, owner)).filter(({ id }) => seen.has(id))
}

/** Lists the latest participation in each challenge, newest first. One that waits for its first day is not current. */
async function listLatest(database: Database, owner: Actor): Promise<Participation[]> {
  const participations = await listAllOwnParticipations(database, owner)
  const seen = new Set<string>()
  return participations
    .filter(({ startsOn }) => startsOn === null)
    .filter(({ challengeId }) => !seen.has(challengeId) && seen.add(challengeId))
}

type Member = NonNullable<Awaited<ReturnType<typeof queries.findMember>>>

/** The days of a challenge are counted on the calendar of its member. */
function toActor({ id: userId, username, time_zone: timeZone, day_start: dayStart }: Member, now: Date): Actor {
  return { userId, username, timeZone, dayStart, now, idempotencyKey: null }
}
