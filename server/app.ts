import { fileURLToPath } from 'node:url'
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { configureValidationMessages } from '#contract/validation-messages.ts'
import type { Dependencies } from './dependencies.ts'
import { pollForEvents } from './events.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { challengeRoutes } from './features/challenges/routes.ts'
import { forumRoutes } from './features/forum/routes.ts'
import { generationRoutes } from './features/generation/routes.ts'
import { watchRuns } from './features/generation/runs.ts'
import { stopGeneration } from './features/generation/worker.ts'
import { goalRoutes } from './features/goals/routes.ts'
import { journalRoutes } from './features/journal/routes.ts'
import { memberRoutes } from './features/members/routes.ts'
import { paymentRoutes } from './features/payments/routes.ts'
import { resourceRoutes } from './features/resources/routes.ts'
import { authenticate } from './features/sessions/authenticate.ts'
import { sessionRoutes } from './features/sessions/routes.ts'
import { siteRoutes } from './features/site/routes.ts'
import { describeSite } from './features/site/site.ts'
import { socialRoutes } from './features/social/routes.ts'
import { serveAssets } from './http/assets.ts'
import { acceptJsonOnly } from './http/body-parsers.ts'
import { getClient } from './http/client.ts'
import { registerErrorHandler } from './http/error-handler.ts'
import { mountRoutes, assertAllEndpointsServed } from './http/mount.ts'
import { servePages } from './http/pages.ts'
import { createRateLimits, type defaultCallsPerMinute } from './http/rate-limits.ts'
import { setSecurityHeaders } from './http/security-headers.ts'

const routes = [
  ...accountRoutes,
  ...challengeRoutes,
  ...forumRoutes,
  ...generationRoutes,
  ...goalRoutes,
  ...journalRoutes,
  ...memberRoutes,
  ...paymentRoutes,
  ...resourceRoutes,
  ...sessionRoutes,
  ...siteRoutes,
  ...socialRoutes,
]

const defaultWebDir = fileURLToPath(new URL('../dist/web', import.meta.url))

/**
 * Creates the server without listening.
 * @param webDir folder of the built web app
 * @param callsPerMinute overrides the rate limits, for load tests
 * @throws Error when an endpoint of the contract is unserved
 */
export function createApp(
  dependencies: Dependencies,
  { webDir = defaultWebDir, callsPerMinute }: { webDir?: string; callsPerMinute?: typeof defaultCallsPerMinute } = {},
): FastifyInstance {
  configureValidationMessages({ jitless: false })
  assertAllEndpointsServed(endpoints, routes)
  const { config } = dependencies

  const app = Fastify({
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    routerOptions: { maxParamLength: 200 },
    loggerInstance: dependencies.logger,
  })
  setSecurityHeaders(app, { https: config.publicUrl?.startsWith('https:') ?? false })
  void app.register(fastifyCookie)
  acceptJsonOnly(app)
  registerErrorHandler(app)
  app.addHook('preClose', () => stopGeneration(dependencies.database))
  // SQLite allows only one process, so only PostgreSQL needs polling.
  if (config.databaseUrl) {
    const report = (error: unknown) => app.log.error({ err: error }, 'looking for events of other processes failed')
    const stopPolling = pollForEvents(dependencies.database, watchRuns(dependencies), report)
    app.addHook('preClose', async () => stopPolling())
  }
  const limits = createRateLimits(callsPerMinute)
  mountRoutes(app, routes, dependencies, { authenticate, limits })
  serveAssets(app, webDir)
  servePages(app, {
    webDir,
    checkRateLimit: (request) => limits.check({ method: 'GET', access: 'public', address: request.ip, userId: null }),
    hasSession: (request) => getClient(request, config).sessionCookie !== null,
    async loadBootstrapData(request) {
      const { sessionCookie } = getClient(request, config)
      const user = sessionCookie ? await authenticate(dependencies, sessionCookie, { extend: true }) : null
      return { user, site: await describeSite(dependencies) }
    },
  })
  return app
}
