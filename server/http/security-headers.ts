import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Set the headers of every reply: nothing is cached, framed or sniffed. Pages and files replace some of them. */
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

/** Origins of others that a page may load scripts from, show in frames and talk to. */
export type ExternalOrigins = {
  scripts?: readonly string[]
  frames?: readonly string[]
  connections?: readonly string[]
}

/** The payment provider's, as it documents them; all of them one on this machine where a stand-in takes its place. */
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

/** The policy of a page: our own files and what carries this page's nonce, nothing else but the origins given. */
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
