import type { Actor } from '../../actor.ts'
import { publishCrews } from '../../crew-events.ts'
import { generateId } from '../../database/ids.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { areCrewmates } from '../../database/visibility.ts'
import { refuse } from '../../errors.ts'
import type { DeletionStep } from '../../feature-data.ts'
import { leaveCrewThread } from '../forum/threads.ts'
import { publishUnread } from '../notifications/live.ts'
import { withdrawActor, withdrawFrom, withdrawKindsBetween, withdrawSubject } from '../notifications/withdraw.ts'
import { withdrawUnseenReactions } from '../reactions/leave.ts'
import { leaveRounds } from '../rounds/leave.ts'
import { requireCrew } from './crews.ts'
import { deleteNudgesBetween } from './nudge-queries.ts'
import * as queries from './queries.ts'

/**
 * Leaves a crew, or removes another member as its founder, which ends the link. Nobody is told.
 * @throws not-found; forbidden for removing others without being the founder
 */
export async function removeMember(
  database: Database,
  actor: Pick<Actor, 'userId' | 'now'>,
  { id, memberId }: { id: string; memberId: string },
): Promise<void> {
  const { userId, now } = actor
  const { notified, members } = await transaction(database, async (tx) => {
    await lockRow(tx, 'crews', id)
    const { row } = await requireCrew(tx, actor, id)
    if (memberId !== userId && row.founder_id !== userId)
      throw refuse('forbidden', 'Only the founder of the crew can do that.')
    const left = await leaveCrew(tx, { crewId: id, userId: memberId, now })
    // The removed member may still have the link.
    if (memberId !== userId) await queries.updateCrew(tx, id, { link_id: generateId() })
    return left
  })
  publishUnread(database, notified)
  publishCrews(database, members)
}

/** The notifications about a crew, rather than about its thread, its rounds or its members. */
const kindsOfCrew = ['crew', 'crew-offer', 'handover'] as const

/** Whose notifications and whose crews have changed. */
type Left = { notified: string[]; members: string[] }

/**
 * Takes a member out of a crew: what they shared with it is gone, and so is what they were told about it. A crew without
 * members is deleted; without its founder, it is handed over to who has been in it for the longest time.
 * @throws not-found if they are not in it
 */
async function leaveCrew(
  tx: Database,
  { crewId, userId, now }: { crewId: string; userId: string; now: Date },
): Promise<Left> {
  await lockRow(tx, 'crews', crewId)
  if (!(await queries.deleteMember(tx, { crewId, userId }))) throw refuse('not-found', 'Member not found.')
  const others = await queries.listMemberIds(tx, crewId)
  const notified = await leaveCrewThread(tx, { crewId, userId, now })
  notified.push(...(await leaveRounds(tx, { crewId, userId }, now)))
  const [next] = others
  if (next === undefined) {
    for (const kind of kindsOfCrew) notified.push(...(await withdrawSubject(tx, { kind, subjectId: crewId }, now)))
    await queries.deleteCrew(tx, crewId)
    return { notified: [...notified, userId], members: [userId] }
  }
  const crew = await queries.findCrew(tx, { id: crewId, userId: next })
  if (crew?.founder_id === userId || crew?.founder_id === null)
    await queries.updateCrew(tx, crewId, { founder_id: next })
  for (const kind of ['crew', 'handover'] as const)
    notified.push(...(await withdrawFrom(tx, { kind, subjectId: crewId, userId }, now)))
  for (const kind of kindsOfCrew)
    notified.push(...(await withdrawActor(tx, { kind, subjectId: crewId, actorId: userId, latestAt: null }, now)))
  notified.push(...(await withdrawUnseenReactions(tx, { userId, now })))
  for (const other of others) {
    if (await areCrewmates(tx, userId, other)) continue
    await deleteNudgesBetween(tx, [userId, other])
    notified.push(...(await withdrawKindsBetween(tx, ['nudge', 'here'], [userId, other], now)))
  }
  return { notified, members: [...others, userId] }
}

/** Makes a member leave the crews that they share with another. */
export async function leaveSharedCrews(
  tx: Database,
  { userId, otherId, now }: { userId: string; otherId: string; now: Date },
): Promise<Left> {
  const left: Left = { notified: [], members: [] }
  for (const { id } of await queries.listSharedCrews(tx, [userId, otherId])) {
    const { notified, members } = await leaveCrew(tx, { crewId: id, userId, now })
    left.notified.push(...notified)
    left.members.push(...members)
  }
  return left
}

/** The crews of a deleted account go on without it. */
export const leaveCrews: DeletionStep = async (tx, { userId, now }) => {
  const notified: string[] = []
  // In the same order as everyone who leaves several at once, because each is locked.
  const crews = (await queries.listCrewsOf(tx, userId)).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  for (const { id } of crews) notified.push(...(await leaveCrew(tx, { crewId: id, userId, now })).notified)
  return notified
}
