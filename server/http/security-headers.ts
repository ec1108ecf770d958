import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Creates the default security headers. Pages and files override some of them. */
export function createSecurityHeaders({
  https,
  includeSubDomains,
}: {
  https: boolean
  includeSubDomains: boolean
}): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains },
  })
  setHeaders(request, response, () => {})
  return {
    ...response.getHeaders(),
    'cache-control': 'no-store',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
  }
}

/** Sends the headers with every reply. They are computed once, because helmet takes 10 µs per request. */
export function sendSecurityHeaders(app: FastifyInstance, headers: OutgoingHttpHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

export type ExternalOrigins = {
  scripts?: readonly string[]
  frames?: readonly string[]
  connections?: readonly string[]
}

/** @returns the origins that Stripe documents, or those of a local fake */
export function getPaymentOrigins({ scriptUrl }: { scriptUrl: string | null }): Required<ExternalOrigins> {
  if (scriptUrl) {
    const { origin } = new URL(scriptUrl)
    return { scripts: [origin], frames: [origin], connections: [origin] }
  }
  return {
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  }
}

const reportPath = '/api/csp-reports'

/**
 * Creates the headers of a page. Browsers that know `report-to` ignore `report-uri` next to it, but need HTTPS to send
 * such reports.
 */
export function createPageHeaders(nonce: string, { https, ...origins }: ExternalOrigins & { https: boolean }) {
  return {
    'content-security-policy': buildPagePolicy(nonce, { https, ...origins }),
    ...(https && { 'reporting-endpoints': `csp="${reportPath}"` }),
  }
}

/** The service worker calls the API when the member uses a notification. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"

/** The offline page has no nonce, because every browser keeps the same copy. */
export const offlinePagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Builds the content security policy of a page: own files, the nonce, and the given external origins. */
function buildPagePolicy(
  nonce: string,
  { scripts = [], frames = [], connections = [], https }: ExternalOrigins & { https: boolean },
): string {
  return [
    "default-src 'none'",
    [`script-src 'self' 'nonce-${nonce}'`, ...scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${reportPath}`,
    ...(https ? ['report-to csp'] : []),
  ].join('; ')
}
