import type { CrewShares, ShareChange } from '#contract/crews.ts'
import { crewLimits } from '#contract/limits.ts'
import type { Actor } from '../../actor.ts'
import { publishCrews } from '../../crew-events.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { isCrewMember } from '../../database/visibility.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { publishUnread } from '../notifications/live.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawFrom } from '../notifications/withdraw.ts'
import { scheduleMember } from '../rounds/times.ts'
import { parseCrewToken } from './crew-link.ts'
import { assertMayJoinAnother, type OwnCrew, requireCrew } from './crews.ts'
import * as queries from './queries.ts'
import { hideUnchosen } from './share-queries.ts'
import { readShares, saveShares } from './shares.ts'

type Site = Pick<Dependencies, 'database' | 'services'>

export type CrewOfLink = {
  crew: { id: string; name: string; members: queries.CrewMemberRow[] } | null
  joined: boolean
  full: boolean
  /** What the crew would see if the member joined. */
  shares: CrewShares | null
}

/** Finds the crew of a link. It has ended if there is a block between the member and anyone in it. */
export async function readLink({ database, services }: Site, actor: Actor, token: string): Promise<CrewOfLink> {
  const { userId } = actor
  const crew = await findOpenCrew({ database, services }, userId, token)
  if (!crew) return { crew: null, joined: false, full: false, shares: null }
  const { id, name } = crew
  const joined = await isCrewMember(database, id, userId)
  const members = await queries.listMembers(database, { crewIds: [id], viewerId: userId })
  const shares = await readShares(database, actor, id)
  return { crew: { id, name, members }, joined, full: !joined && isFull(members), shares }
}

/**
 * Joins a crew by its link. A member who has joined already gets the crew, and keeps what they share.
 * @throws not-found for a link that has ended, conflict for a full crew and at the member's limit
 */
export async function joinCrew(
  { database, services }: Site,
  actor: Actor,
  { token, shares }: { token: string; shares: ShareChange },
): Promise<OwnCrew> {
  const { userId, now } = actor
  const { crew, notified, members } = await transaction(database, async (tx) => {
    await lockRow(tx, 'users', userId)
    const found = await findOpenCrew({ database: tx, services }, userId, token)
    if (!found) throw refuse('not-found', 'This link has ended. Ask the crew for a new one.')
    const { id } = found
    await lockRow(tx, 'crews', id)
    const others = (await queries.listMemberIds(tx, id)).filter((each) => each !== userId)
    const isMember = await isCrewMember(tx, id, userId)
    if (isMember) return { crew: await requireCrew(tx, actor, id), notified: [], members: [] }
    if (isFull(await queries.listMembers(tx, { crewIds: [id], viewerId: userId })))
      throw refuse('conflict', `This crew already has ${crewLimits.members} members, which is the limit.`)
    await assertMayJoinAnother(tx, userId)
    await queries.insertMember(tx, { crew_id: id, user_id: userId, joined_at: now.toISOString() })
    await scheduleMember(tx, { crewId: id, userId }, now)
    await saveShares(tx, actor, id, shares)
    await hideUnchosen(tx, { crewId: id, userId })
    const notified = await notify(tx, { kind: 'crew', subjectId: id, actorId: userId, recipients: others, now })
    notified.push(...(await withdrawFrom(tx, { kind: 'crew-offer', subjectId: id, userId }, now)))
    return { crew: await requireCrew(tx, actor, id), notified, members: others }
  })
  publishUnread(database, notified)
  publishCrews(database, members)
  return crew
}

/** A suspended member takes no place, because nobody in the crew sees or could remove them. */
function isFull(members: queries.CrewMemberRow[]): boolean {
  return members.length >= crewLimits.members
}

async function findOpenCrew(
  { database, services }: Site,
  userId: string,
  token: string,
): Promise<Row<'crews'> | undefined> {
  const linkId = parseCrewToken(services.secrets, token)
  const crew = linkId
    ? await queries.findCrewByLink(database, linkId)
    : await queries.findOfferedCrew(database, { id: token, userId })
  if (!crew || (await queries.hasBlockedMember(database, { crewId: crew.id, userId }))) return undefined
  return crew
}
