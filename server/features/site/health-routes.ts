import { endpoints } from '#contract/endpoints.ts'
import { healthz, openApi, readyz } from '#contract/health.ts'
import { isMigrated } from '../../database/migrate.ts'
import { openApiOf } from '../../http/openapi.ts'
import { refuse } from '../../errors.ts'
import { serve } from '../../http/serve.ts'

const description = openApiOf(endpoints)

export const healthRoutes = [
  serve(healthz, () => ({ status: 'ok' as const })),
  serve(readyz, async ({ database }) => {
    if (!(await isMigrated(database))) throw refuse('unavailable', 'The database is not migrated')
    return { status: 'ok' as const }
  }),
  serve(openApi, () => description),
]
