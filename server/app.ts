import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import { fileURLToPath } from 'node:url'
import fastifyCookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { streamEvents } from '#contract/events.ts'
import { configureValidationMessages } from '#contract/validation-messages.ts'
import { getDatabaseName } from './database/open.ts'
import { getLastSiteBranding, readSiteBranding } from './database/site-branding.ts'
import type { Dependencies } from './dependencies.ts'
import { eventsFor, pollForEvents } from './events.ts'
import { invitationRoutes } from './features/accounts/invitation-routes.ts'
import { mailedInvitationRoutes } from './features/accounts/mailed-invitation-routes.ts'
import { accountRoutes, ownDataRoutes } from './features/accounts/routes.ts'
import { recordFailure } from './features/audit/record.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { challengeRoutes } from './features/challenges/routes.ts'
import { crewRoutes } from './features/crews/routes.ts'
import { deliveryRoutes } from './features/delivery/routes.ts'
import { draftRoutes } from './features/drafts/routes.ts'
import { forumRoutes } from './features/forum/routes.ts'
import { threadRoutes } from './features/forum/thread-routes.ts'
import { watchGenerations } from './features/generation/generations.ts'
import { generationRoutes } from './features/generation/routes.ts'
import { stopGeneration } from './features/generation/worker.ts'
import { goalRoutes } from './features/goals/routes.ts'
import { isHelpPath, renderHelpPage } from './features/help/help-html.ts'
import { getHelpList } from './features/help/help.ts'
import { helpRoutes } from './features/help/routes.ts'
import { badDayPlanRoutes } from './features/journal/bad-day-plan-routes.ts'
import { journalRoutes } from './features/journal/routes.ts'
import { libraryRoutes } from './features/library/routes.ts'
import { blockRoutes } from './features/members/block-routes.ts'
import { profileRoutes } from './features/members/profile-routes.ts'
import { memberDataRoutes, memberRoutes } from './features/members/routes.ts'
import { openCasesOf, watchCases } from './features/moderation/live.ts'
import { moderationRoutes } from './features/moderation/routes.ts'
import { announcementRoutes } from './features/notifications/announcement-routes.ts'
import { unreadOf, watchNotifications } from './features/notifications/live.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { paymentRoutes } from './features/payments/routes.ts'
import { reactionRoutes } from './features/reactions/routes.ts'
import { reminderRoutes } from './features/reminders/routes.ts'
import { resourceRoutes } from './features/resources/routes.ts'
import { roundRoutes } from './features/rounds/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { authenticate, authenticateAll } from './features/sessions/authenticate.ts'
import { sessionRoutes } from './features/sessions/routes.ts'
import { maxLifetimeMs } from './features/sessions/session-lifetime.ts'
import { findSignedOutMember, isSignedOut } from './features/sessions/signed-out.ts'
import { siteRoutes } from './features/site/routes.ts'
import { findOpenSetupList } from './features/site/setup-list.ts'
import { describeSite } from './features/site/site.ts'
import { socialRoutes } from './features/social/routes.ts'
import { startingPointRoutes } from './features/starting-points/routes.ts'
import { statusRoutes } from './features/status/routes.ts'
import { createMetricsWriter } from './features/status/site-metrics.ts'
import { answerProbes } from './http/answer-probes.ts'
import { serveAssets } from './http/assets.ts'
import { acceptJsonOnly } from './http/body-parsers.ts'
import { serveBrandingFiles } from './http/branding-files.ts'
import { visitor } from './http/call.ts'
import { getClient } from './http/client.ts'
import { compressReplies } from './http/compression.ts'
import {
  closeStalledReplies,
  closeUnusedConnections,
  defaultTimeouts,
  getServerTimeouts,
  type Timeouts,
} from './http/connection-limits.ts'
import { renewSessionCookie } from './http/cookies.ts'
import { createClientErrorHandler, createFrameworkErrorHandler, registerErrorHandler } from './http/error-handler.ts'
import { refuseOtherHosts } from './http/host.ts'
import { measureCalls } from './http/measure-calls.ts'
import { serveMetrics } from './http/metrics.ts'
import { mountRoutes, assertAllEndpointsServed, type CountVisit } from './http/mount.ts'
import { createPageReads } from './http/page-reads.ts'
import { servePages, type RenderNotice } from './http/pages.ts'
import { warnAboutUnknownProxy } from './http/proxy-warning.ts'
import { createRateLimits, type defaultCallsPerMinute } from './http/rate-limits.ts'
import { createReplyCache } from './http/reply-cache.ts'
import { createSecurityHeaders, sendSecurityHeaders } from './http/security-headers.ts'
import { serve } from './http/serve.ts'
import { createSessionMembers } from './http/session-members.ts'
import { createUnreadReplies } from './http/unread-replies.ts'
import { memberData, storedColumns } from './member-data.ts'
import { createStorageQuota } from './throttle/storage-quota.ts'
import { createThrottledLog } from './throttled-log.ts'

// Here, because a stream has events of several features.
const streamRoute = serve(streamEvents, ({ database, user, standing: { role } }) => (signal) => {
  const first = [unreadOf(database, user.id), ...(role === 'member' ? [] : [openCasesOf(database)])]
  return eventsFor(database, { user, role, first }, signal)
})

const routes = [
  streamRoute,
  ...accountRoutes,
  ...ownDataRoutes(memberData),
  ...announcementRoutes,
  ...auditRoutes,
  ...blockRoutes,
  ...helpRoutes,
  ...invitationRoutes,
  ...mailedInvitationRoutes,
  ...moderationRoutes,
  ...profileRoutes,
  ...challengeRoutes,
  ...deliveryRoutes,
  ...draftRoutes,
  ...forumRoutes,
  ...threadRoutes,
  ...generationRoutes,
  ...libraryRoutes,
  ...crewRoutes,
  ...goalRoutes,
  ...journalRoutes,
  ...memberRoutes,
  ...memberDataRoutes(memberData),
  ...notificationRoutes,
  ...paymentRoutes,
  ...reactionRoutes,
  ...reminderRoutes,
  ...resourceRoutes,
  ...roundRoutes,
  ...badDayPlanRoutes,
  ...searchRoutes,
  ...sessionRoutes,
  ...siteRoutes,
  ...socialRoutes,
  ...startingPointRoutes,
  ...statusRoutes,
]

const defaultWebDir = fileURLToPath(new URL('../dist/web', import.meta.url))

type AppOptions = {
  /** Folder of the built web app. */
  webDir?: string
  /** Overrides the rate limits, for load tests. */
  callsPerMinute?: typeof defaultCallsPerMinute
  timeouts?: Timeouts
  /** Milliseconds that a page may wait for the data of its screen. */
  pageWait?: number
  /** Markup above every page. */
  renderNotice?: RenderNotice
}

/**
 * Creates the server without listening.
 * @throws Error when an endpoint of the contract is unserved
 */
export function createApp(
  dependencies: Dependencies,
  { webDir = defaultWebDir, callsPerMinute, timeouts = defaultTimeouts, pageWait, renderNotice }: AppOptions = {},
): FastifyInstance {
  configureValidationMessages({ jitless: false })
  assertAllEndpointsServed(endpoints, routes)
  const { config } = dependencies

  const https = config.publicUrl?.startsWith('https:') ?? false
  const securityHeaders = createSecurityHeaders({
    https,
    includeSubDomains: config.hstsSubdomains,
  })

  const app = Fastify({
    bodyLimit: 1024 * 1024,
    requestTimeout: timeouts.request,
    // While the server stops, requests over open connections are still answered.
    return503OnClosing: false,
    http: getServerTimeouts(timeouts),
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    // Schemas limit the length of parameters, so the router needs no lower limit than Node's for all headers.
    routerOptions: { maxParamLength: maxHeaderSize },
    frameworkErrors: createFrameworkErrorHandler(securityHeaders, () => getLastSiteBranding(dependencies.database)),
    clientErrorHandler: createClientErrorHandler(securityHeaders),
    loggerInstance: dependencies.logger,
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID().slice(-12),
  })
  sendSecurityHeaders(app, securityHeaders)
  // Before the time to read a reply starts.
  compressReplies(app)
  closeStalledReplies(app, timeouts)
  closeUnusedConnections(app)
  warnAboutUnknownProxy(app, config)
  answerProbes(app, dependencies)
  measureCalls(app, dependencies.measurements)
  const { prometheus } = dependencies.measurements
  if (prometheus) serveMetrics(app, config, createMetricsWriter(dependencies, prometheus))
  if (config.publicUrl) refuseOtherHosts(app, config.publicUrl)
  void app.register(fastifyCookie)
  acceptJsonOnly(app)
  registerErrorHandler(app, {
    databaseName: getDatabaseName(config),
    getBranding: () => getLastSiteBranding(dependencies.database),
    recordRefusal: ({ ip: address, memberId, method, routeOptions }) =>
      recordFailure(dependencies, {
        kind: 'refused',
        memberId,
        source: { actorId: memberId, address },
        detail: `${method} ${routeOptions.url}`,
      }),
  })
  app.addHook('preClose', () => stopGeneration(dependencies.database))
  // SQLite allows only one process, so only PostgreSQL needs polling.
  if (config.databaseUrl) {
    const logThrottled = createThrottledLog({ seconds: 60 })
    const report = (error: unknown) =>
      logThrottled(String(error), (repeated) =>
        app.log.error({ err: error, repeated }, 'looking for events of other processes failed'),
      )
    for (const watch of [watchGenerations, watchNotifications, watchCases]) {
      const stopPolling = pollForEvents(dependencies.database, watch(dependencies), report)
      app.addHook('preClose', async () => stopPolling())
    }
  }
  const limits = createRateLimits(callsPerMinute)
  const findSessionMember = createSessionMembers(async (sessionCookie) => {
    const member = await authenticate(dependencies, sessionCookie, { extend: false })
    return member?.user ?? null
  })
  const countVisit: CountVisit = async (request) => {
    const { address, sessionCookie } = getClient(request, config)
    const userId = await findSessionMember(sessionCookie)
    await limits.check({ method: 'GET', access: 'public', address, userId })
  }
  const unreadReplies = createUnreadReplies()
  const replyCache = createReplyCache({ database: dependencies.database })
  const readForPage = createPageReads(routes, dependencies, { replyCache })
  mountRoutes(app, routes, dependencies, {
    authenticate,
    isSignedOut: (client) => isSignedOut(dependencies, client),
    findStreamUsers: (sessionCookies) => authenticateAll(dependencies, sessionCookies),
    limits,
    unreadReplies,
    replyCache,
    claimStorage: createStorageQuota({
      database: dependencies.database,
      quota: config.memberStorage,
      columns: storedColumns,
    }),
    countVisit,
  })
  serveAssets(app, webDir)
  serveBrandingFiles(app, webDir, async (request) => {
    await countVisit(request)
    return readSiteBranding(dependencies.database)
  })
  servePages(app, {
    webDir,
    https,
    countVisit,
    now: () => dependencies.services.clock.now(),
    longestWait: pageWait,
    renderNotice,
    readForScreen: (read, request, { user, preferences, standing }) => {
      const client = getClient(request, config)
      const member = user && preferences && standing ? { user, preferences, standing } : visitor
      return readForPage(read, { client, ...member })
    },
    countUnread(request, reply, bytes) {
      const reader = { userId: request.memberId, address: request.ip }
      unreadReplies.assertRoom(reader)
      unreadReplies.add(reply.raw, reader, bytes)
    },
    async loadPageData(request) {
      const client = getClient(request, config)
      const { sessionCookie } = client
      const member = sessionCookie ? await authenticate(dependencies, sessionCookie, { extend: true }) : null
      const { user, preferences, standing } = member ?? visitor
      request.memberId = user?.id ?? null
      const signedOutUserId = user ? null : await findSignedOutMember(dependencies, client)
      const site = await describeSite(dependencies)
      const setupList = standing?.role === 'admin' ? await findOpenSetupList(dependencies) : null
      return {
        user,
        preferences,
        standing,
        site,
        ...(setupList && { setupList }),
        ...(signedOutUserId && { signedOutUserId }),
      }
    },
    renderContent: async (path, { nonce, site }) =>
      isHelpPath(path)
        ? renderHelpPage(await getHelpList(dependencies.database), {
            siteName: site.name,
            nonce,
          })
        : null,
    renewCookie(request, reply) {
      const { secure } = getClient(request, config)
      renewSessionCookie(request, reply, { secure, maxAge: maxLifetimeMs / 1000 })
    },
  })
  return app
}
