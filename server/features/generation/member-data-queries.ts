import { readInBatches } from '../../database/batches.ts'
import type { ExportedMember } from '../../feature-data.ts'

export const listContentRuns = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('content_runs')
    .select(['id', 'kind', 'input', 'status', 'created_at', 'ended_at'])
    .where('user_id', '=', userId)
    .$call(readInBatches(database, { long: ['input'] }))
