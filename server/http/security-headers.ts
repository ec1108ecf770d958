import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Sets the default security headers. Pages and files override some of them. */
export function setSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  void app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), browsing-topics=()')
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

/** Builds the content security policy of a page: own files, the nonce, and the given external origins. */
export function buildPagePolicy(
  nonce: string,
  { scripts = [], frames = [], connections = [] }: ExternalOrigins = {},
): string {
  return [
    "default-src 'none'",
    [`script-src 'self' 'nonce-${nonce}'`, ...scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
