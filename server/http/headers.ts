import type { FastifyInstance } from 'fastify'

/** What every reply carries, so that nothing is kept, framed, sniffed or told to others. */
export function securityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

/** Origins of others that a page may load scripts from, show in frames and talk to. */
export type Foreign = { scripts?: readonly string[]; frames?: readonly string[]; connections?: readonly string[] }

/** The payment provider's, as it documents them; all of them one on this machine where a stand-in takes its place. */
export function paymentOrigins({ scriptUrl }: { scriptUrl: string | null }): Required<Foreign> {
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
export function pagePolicy(nonce: string, { scripts = [], frames = [], connections = [] }: Foreign = {}): string {
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
