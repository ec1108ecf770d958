import type { CommunityActor } from '../../actor.ts'
import { publishCrewsOf } from '../../crew-events.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { assertMayPost } from '../forum/posting.ts'
import { publishUnread } from '../notifications/live.ts'
import { notify } from '../notifications/notify.ts'
import { listAsking } from './asking.ts'
import { findLastNudge } from './nudge-queries.ts'

/**
 * Tells everyone who asks the member “Still with us?” that they are here, which ends the question, and nobody in their
 * crews asks again until the day after tomorrow. The notification is the record of it (`hereAt`). A repeat finds nobody
 * who asks.
 * @throws the errors of assertMayPost
 */
export async function answerNudges(database: Database, actor: CommunityActor): Promise<void> {
  assertMayPost(actor, [])
  const { userId, now } = actor
  const notified = await transaction(database, async (tx) => {
    const crewIds = new Set((await listAsking(tx, actor)).map((asking) => asking.crew_id))
    // Those who leave a crew lock it too, and then take back what they asked.
    for (const crewId of [...crewIds].toSorted()) await lockRow(tx, 'crews', crewId)
    const told: string[] = []
    for (const { id } of await listAsking(tx, actor)) {
      const date = await findLastNudge(tx, { userId: id, memberId: userId })
      const subjectId = `${id} ${date}`
      told.push(...(await notify(tx, { kind: 'here', subjectId, actorId: userId, recipients: [id], now })))
    }
    return told
  })
  publishUnread(database, notified)
  await publishCrewsOf(database, userId)
}
