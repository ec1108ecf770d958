import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { type ParticipationRow, participationOf } from './participation-queries.ts'

export async function ownParticipation(database: Database, userId: string, id: string): Promise<ParticipationRow> {
  const participation = await participationOf(database, userId, id)
  if (!participation) throw refuse('not-found', 'No active challenge found')
  return participation
}
