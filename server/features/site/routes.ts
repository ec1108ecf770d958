import { listCspReports, reportCspViolation } from '#contract/csp-reports.ts'
import { operations, tags } from '#contract/endpoints.ts'
import { described } from '#contract/examples.ts'
import { listPillars, pillarKeys, pillarLabels } from '#contract/pillars.ts'
import { confirmSetupStep, getSetupList, updateSetupList } from '#contract/setup-list.ts'
import { getSitePage, updateSitePage } from '#contract/site-pages.ts'
import {
  getLogo,
  getSite,
  getSiteBranding,
  healthz,
  openApi,
  readyz,
  removeLogo,
  setLogo,
  updateSiteBranding,
} from '#contract/site.ts'
import { respond } from '../../http/api-response.ts'
import { buildOpenApi } from '../../http/openapi.ts'
import { serve, serveCached } from '../../http/serve.ts'
import { changeSiteBranding, loadSiteBranding } from './branding.ts'
import { selectReports } from './csp-report-queries.ts'
import { countViolations, presentReport } from './csp-reports.ts'
import { dropLogo, findLogo, storeLogo } from './logo.ts'
import { assertReady } from './readiness.ts'
import { confirmStep, hideSetupList, loadSetupList } from './setup-list.ts'
import { editSitePage, readSitePage } from './site-pages.ts'
import { describeSite } from './site.ts'

// Built on the first request, because it takes a noticeable part of a second.
let openApiDocument: ReturnType<typeof buildOpenApi> | undefined
const pillars = pillarKeys.map((key) => ({ key, label: pillarLabels[key] }))

export const siteRoutes = [
  serve(getSitePage, ({ database, params }) => readSitePage(database, params.key)),
  serve(updateSitePage, ({ user, client, params, body, ...dependencies }) =>
    editSitePage(dependencies, { user, client }, { ...params, ...body }),
  ),
  serve(getSiteBranding, loadSiteBranding),
  serve(updateSiteBranding, ({ user, client, body, ...dependencies }) =>
    changeSiteBranding(dependencies, { user, client }, body),
  ),
  serve(getSetupList, loadSetupList),
  serve(updateSetupList, ({ user, client, body, ...dependencies }) =>
    hideSetupList(dependencies, { user, client }, body.dismissed),
  ),
  serve(confirmSetupStep, ({ user, client, params, body, ...dependencies }) =>
    confirmStep(dependencies, { user, client }, { ...params, ...body }),
  ),
  serve(setLogo, ({ user, client, body, ...dependencies }) => storeLogo(dependencies, { user, client }, body.image)),
  serve(removeLogo, ({ user, client, ...dependencies }) => dropLogo(dependencies, { user, client })),
  serve(getLogo, async ({ database, params: { version } }) => {
    const { type, bytes } = await findLogo(database, version)
    return respond(Buffer.from(bytes), { file: { type, etag: version, immutable: true } })
  }),
  serve(getSite, describeSite),
  serveCached(
    listPillars,
    async () => 'fixed',
    () => pillars,
  ),
  serve(healthz, () => ({ status: 'ok' as const }), { ignoresSession: true }),
  serve(readyz, async (dependencies) => {
    await assertReady(dependencies)
    return { status: 'ok' as const }
  }),
  serve(
    reportCspViolation,
    async ({ body, client, ...dependencies }) => ({
      counted: await countViolations(dependencies, body, client.origin),
    }),
    { sentByBrowser: true },
  ),
  serve(listCspReports, async ({ database }) => (await selectReports(database)).map(presentReport)),
  serve(openApi, () => (openApiDocument ??= buildOpenApi({ operations, tags, described }))),
]
