import { jsonFile } from '../../export-files.ts'
import type { FeatureData } from '../../feature-data.ts'
import { listSessions } from './sessions.ts'

export const sessionData: FeatureData = {
  tables: {
    sessions: {
      exported: 'sessions.json',
      deletion: 'removed',
      storage: 'not counted because it contains no text',
    },
  },
  async *exportFiles({ database, services, client, userId }) {
    yield jsonFile('sessions.json', await listSessions({ database, services }, client, userId))
  },
}
