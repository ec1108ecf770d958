import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { refuse } from '../errors.ts'
import { isSameToken } from '../services/tokens.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Programs of the operator call it under the name that the machine has in their network. */
    anyHost?: boolean
  }
}

/**
 * Serves the metrics of this process and of the site to programs that have the token. Without a token in the settings,
 * there is no such page.
 */
export function serveMetrics(
  app: FastifyInstance,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  write: () => Promise<{ type: string; text: string }>,
): void {
  if (metricsToken === null) return
  app.get('/metrics', { config: { anyHost: true } }, async (request, reply) => {
    const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ')
    if (scheme.toLowerCase() !== 'bearer' || !isSameToken(token, metricsToken)) {
      reply.header('www-authenticate', 'Bearer')
      throw refuse('not-signed-in', 'Send METRICS_TOKEN as a bearer token')
    }
    const { type, text } = await write()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}
