import { readInBatches } from '../../database/batches.ts'
import type { ExportedMember } from '../../feature-data.ts'

export const listGoals = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('goals')
    .select(['id', 'title', 'description', 'pillar', 'target_date', 'steps', 'completed', 'completed_at', 'created_at'])
    .where('user_id', '=', userId)
    .$call(readInBatches(database, { long: ['description', 'steps'] }))
