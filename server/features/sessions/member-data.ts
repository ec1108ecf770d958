import { jsonFile } from '../../export-files.ts'
import { noText, type FeatureData } from '../../feature-data.ts'
import { listSessions } from './sessions.ts'

export const sessionData: FeatureData = {
  tables: {
    sessions: {
      exported: 'sessions.json',
      deletion: 'removed',
      storage: noText,
    },
  },
  async *exportFiles({ database, services, client, userId }) {
    yield jsonFile('sessions.json', await listSessions({ database, services }, client, userId))
  },
}
