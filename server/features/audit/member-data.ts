import { jsonListFile } from '../../export-files.ts'
import type { FeatureData } from '../../feature-data.ts'
import { listSecurityEvents } from './member-data-queries.ts'

export const auditData: FeatureData = {
  tables: {
    audit_log: {
      exported: 'security-log.json',
      deletion: 'anonymized',
      storage: 'not counted because the site writes it',
    },
  },
  *exportFiles(source) {
    yield jsonListFile(
      'security-log.json',
      listSecurityEvents(source),
      // The address of an admin or a stranger is not the member's.
      ({ kind, actor_id, address, detail, count, created_at, last_at }) => ({
        kind,
        address: actor_id === source.userId ? address : null,
        detail,
        count,
        createdAt: created_at,
        lastAt: last_at,
      }),
    )
  },
}
