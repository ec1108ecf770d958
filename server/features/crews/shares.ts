import type { CrewShares, ShareChange } from '#contract/crews.ts'
import type { Actor } from '../../actor.ts'
import { publishCrews } from '../../crew-events.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { findCrew, listMemberIds, setTellsGaps } from './queries.ts'
import * as queries from './share-queries.ts'

/** Reads what a crew sees of the member, or would see if they joined it. */
export async function readShares(
  database: Database,
  { userId }: Pick<Actor, 'userId'>,
  id: string,
): Promise<CrewShares> {
  const crew = await findCrew(database, { id, userId })
  const [challenges, goals] = await Promise.all([
    queries.listChallengeLevels(database, { crewId: id, userId }),
    queries.listGoalLevels(database, { crewId: id, userId }),
  ])
  return { tellsGaps: crew?.tells_gaps ?? false, challenges, goals }
}

/** Reads what a crew of the member sees of them. @throws not-found */
export async function requireShares(database: Database, actor: Actor, id: string): Promise<CrewShares> {
  if (!(await findCrew(database, { id, userId: actor.userId }))) throw refuse('not-found', 'Crew not found.')
  return readShares(database, actor, id)
}

/** Changes what a crew sees of the member. @throws not-found */
export async function editShares(
  database: Database,
  actor: Actor,
  id: string,
  change: ShareChange,
): Promise<CrewShares> {
  const { shares, members } = await transaction(database, async (tx) => {
    await saveShares(tx, actor, id, change)
    return { shares: await readShares(tx, actor, id), members: await listMemberIds(tx, id) }
  })
  publishCrews(database, members)
  return shares
}

/**
 * Saves what a crew sees of the member. A challenge that nobody has seen so far is shown to this crew only.
 * @throws not-found
 */
export async function saveShares(
  tx: Database,
  { userId }: Pick<Actor, 'userId'>,
  crewId: string,
  { tellsGaps, challenges = [], goals = [] }: ShareChange,
): Promise<void> {
  if (!(await findCrew(tx, { id: crewId, userId }))) throw refuse('not-found', 'Crew not found.')
  if (tellsGaps !== undefined) await setTellsGaps(tx, { crewId, userId, tellsGaps })
  const audiences = await queries.listOwnAudiences(tx, { userId, ids: challenges.map(({ id }) => id) })
  for (const { id, level } of challenges) {
    const audience = audiences.get(id)
    if (audience === undefined) continue
    if (audience === 'nobody' && level !== 'nothing') await queries.openToCrews(tx, { userId, id, exceptCrew: crewId })
    await queries.upsertChallengeLevel(tx, { crewId, id, level })
  }
  const ownGoals = await queries.listOwnGoals(tx, { userId, ids: goals.map(({ id }) => id) })
  for (const { id, level } of goals) if (ownGoals.has(id)) await queries.upsertGoalLevel(tx, { crewId, id, level })
}
