import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { type ParticipationRow, findParticipation } from './participation-queries.ts'

export async function requireParticipation(database: Database, userId: string, id: string): Promise<ParticipationRow> {
  const participation = await findParticipation(database, userId, id)
  if (!participation) throw refuse('not-found', 'No active challenge found')
  return participation
}
