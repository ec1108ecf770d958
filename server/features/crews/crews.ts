import { crewLimits } from '#contract/limits.ts'
import type { Actor, CommunityActor } from '../../actor.ts'
import { publishCrewsOf } from '../../crew-events.ts'
import { generateId } from '../../database/ids.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import { areFriends } from '../accounts/friends.ts'
import { assertMayPost } from '../forum/posting.ts'
import { renameCrewThread } from '../forum/threads.ts'
import { publishUnread } from '../notifications/live.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawFrom, withdrawSubject } from '../notifications/withdraw.ts'
import * as queries from './queries.ts'
import type { CrewMemberRow } from './queries.ts'
import { hideUnchosen } from './share-queries.ts'

/** A crew as one of its members sees it. */
export type OwnCrew = {
  row: NonNullable<Awaited<ReturnType<typeof queries.findCrew>>>
  members: CrewMemberRow[]
}

/** Reads a crew of the member. @throws not-found, also for a crew that they are not in */
export async function requireCrew(database: Database, { userId }: Pick<Actor, 'userId'>, id: string): Promise<OwnCrew> {
  const row = await queries.findCrew(database, { id, userId })
  if (!row) throw refuse('not-found', 'Crew not found.')
  return { row, members: await queries.listMembers(database, { crewIds: [id], viewerId: userId }) }
}

/** Lists the crews of a member with who is in them. */
export async function listCrews(
  database: Database,
  userId: string,
): Promise<{ id: string; name: string; members: CrewMemberRow[] }[]> {
  const crews = await queries.listCrewsOf(database, userId)
  const members = Map.groupBy(
    await queries.listMembers(database, { crewIds: crews.map(({ id }) => id), viewerId: userId }),
    (member) => member.crew_id,
  )
  return crews.map((crew) => ({ ...crew, members: members.get(crew.id) ?? [] }))
}

/**
 * Founds a crew and invites a friend. A retry returns the crew of the first request.
 * @param crew.friendId is ignored unless the two have started a challenge together by a link
 * @throws conflict at the member's limit; the errors of assertMayPost
 */
export async function foundCrew(
  database: Database,
  actor: CommunityActor,
  { name, friendId }: { name: string; friendId?: string | undefined },
): Promise<OwnCrew> {
  assertMayPost(actor, [name])
  const { userId, now } = actor
  const { crew, notified } = await transaction(database, async (tx) => {
    const { id, isRetry } = await claimRequest(tx, actor)
    if (isRetry) return { crew: await requireCrew(tx, actor, id), notified: [] }
    await lockRow(tx, 'users', userId)
    await assertMayJoinAnother(tx, userId)
    const created_at = now.toISOString()
    await queries.insertCrew(tx, { id, name, founder_id: userId, link_id: generateId(), created_at })
    await queries.insertMember(tx, { crew_id: id, user_id: userId, joined_at: created_at })
    await hideUnchosen(tx, { crewId: id, userId })
    // A friend who has blocked the member is not told either, and the reply is the same.
    const isFriend = friendId !== undefined && (await areFriends(tx, userId, friendId))
    const offer = { kind: 'crew-offer', subjectId: id, actorId: userId, now } as const
    const notified = isFriend ? await notify(tx, { ...offer, recipients: [friendId] }) : []
    return { crew: await requireCrew(tx, actor, id), notified }
  })
  publishUnread(database, notified)
  return crew
}

/**
 * Renames a crew or hands it over, and tells the new founder.
 * @throws not-found; forbidden for others than its founder; bad-request; the errors of assertMayPost
 */
export async function editCrew(
  database: Database,
  actor: CommunityActor,
  { id, name, founderId }: { id: string; name?: string | undefined; founderId?: string | undefined },
): Promise<OwnCrew> {
  assertMayPost(actor, [name ?? ''])
  const { crew, notified } = await transaction(database, async (tx) => {
    const { members } = await lockOwnCrew(tx, actor, id)
    if (founderId !== undefined && !members.some((member) => member.id === founderId))
      throw invalidFieldError('founderId', 'Choose a member of the crew')
    const change = { ...(name !== undefined && { name }), ...(founderId !== undefined && { founder_id: founderId }) }
    if (Object.keys(change).length > 0) await queries.updateCrew(tx, id, change)
    if (change.name !== undefined) await renameCrewThread(tx, { crewId: id, name: change.name })
    const notified = founderId === undefined ? [] : await tellFounder(tx, actor, { id, founderId })
    return { crew: await requireCrew(tx, actor, id), notified }
  })
  publishUnread(database, notified)
  await publishCrewsOf(database, actor.userId)
  return crew
}

/** Tells a member that the crew was handed over to them, and withdraws what the founder before was told. */
async function tellFounder(
  tx: Database,
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  { id, founderId }: { id: string; founderId: string },
): Promise<string[]> {
  const subject = { kind: 'handover', subjectId: id } as const
  const told = await notify(tx, { ...subject, actorId: userId, recipients: [founderId], now })
  return told.length === 0 ? [] : [...told, ...(await withdrawFrom(tx, { ...subject, userId }, now))]
}

/**
 * Ends the link of a crew and what was offered to friends, and makes another link.
 * @throws not-found; forbidden for others than its founder
 */
export async function renewLink(database: Database, actor: Actor, id: string): Promise<OwnCrew> {
  const { crew, notified } = await transaction(database, async (tx) => {
    await lockOwnCrew(tx, actor, id)
    await queries.updateCrew(tx, id, { link_id: generateId() })
    const notified = await withdrawSubject(tx, { kind: 'crew-offer', subjectId: id }, actor.now)
    return { crew: await requireCrew(tx, actor, id), notified }
  })
  publishUnread(database, notified)
  return crew
}

/** Finds a crew that the member founded, and locks it. @throws not-found, forbidden */
async function lockOwnCrew(tx: Database, actor: Pick<Actor, 'userId'>, id: string): Promise<OwnCrew> {
  await lockRow(tx, 'crews', id)
  const crew = await requireCrew(tx, actor, id)
  if (crew.row.founder_id !== actor.userId) throw refuse('forbidden', 'Only the founder of the crew can do that.')
  return crew
}

/** Lock the member first. @throws conflict at the member's limit */
export async function assertMayJoinAnother(tx: Database, userId: string): Promise<void> {
  if ((await queries.countCrews(tx, userId)) < crewLimits.perMember) return
  throw refuse('conflict', `You’re in ${crewLimits.perMember} crews, which is the limit. Leave one first.`)
}
