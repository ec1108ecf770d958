import type { Database } from '../../database/tables.ts'
import { withdrawFrom } from '../notifications/withdraw.ts'
import { deleteAnswers } from './queries.ts'

/**
 * Removes what a member wrote in the rounds of a crew that they leave, and what they were told of them.
 * @returns the member if their notifications changed, for `publishUnread` after the transaction
 */
export async function leaveRounds(
  tx: Database,
  { crewId, userId }: { crewId: string; userId: string },
  now: Date,
): Promise<string[]> {
  await deleteAnswers(tx, { crewId, userId })
  return withdrawFrom(tx, { kind: 'round', subjectId: crewId, userId }, now)
}
