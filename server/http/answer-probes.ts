import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { version } from '../installation.ts'
import { encodeSighting, isValidProbe, probeHeader, sightingHeader } from '../proxy-probe.ts'

/** Tells a doctor with the secret key what the server sees of its request. */
export function answerProbes(
  app: FastifyInstance,
  { config, services }: Pick<Dependencies, 'config' | 'services'>,
): void {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()
  app.addHook('onRequest', (request, reply, done) => {
    const probe = request.headers[probeHeader]
    if (typeof probe === 'string' && isValidProbe(services.secrets, probe, new Date())) {
      const { remoteAddress = '', remotePort = 0 } = request.socket
      const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',')
      reply.header(
        sightingHeader,
        encodeSighting({
          version,
          startedAt,
          host: request.headers.host ?? '',
          address: request.ip,
          peerAddress: remoteAddress,
          peerPort: remotePort,
          forwarded: forwarded.split(',').filter((each) => each.trim() !== '').length,
          trustProxy: config.trustProxy,
        }),
      )
    }
    done()
  })
}
