import type { FastifyInstance } from 'fastify'
import { probeHeader } from '../proxy-probe.ts'

/**
 * Logs once that a proxy is in front which the settings do not mention. Every member then has the proxy's address. The
 * doctor sends the header without a proxy.
 */
export function warnAboutUnknownProxy(app: FastifyInstance, { trustProxy }: { trustProxy: number }): void {
  if (trustProxy > 0) return
  let warned = false
  app.addHook('onRequest', (request, _reply, done) => {
    const isProbe = request.headers[probeHeader] !== undefined
    if (!warned && !isProbe && request.headers['x-forwarded-for'] !== undefined) {
      warned = true
      request.log.warn(
        'A request has X-Forwarded-For, but TRUST_PROXY is 0. If a reverse proxy is in front of the server, set TRUST_PROXY=1. Until then all members share one address and its limits.',
      )
    }
    done()
  })
}
