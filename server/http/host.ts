import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import { isExpectedHost } from '../host-name.ts'

/** Refuses requests for other host names, such as one that an attacker points to this server (DNS rebinding). */
export function refuseOtherHosts(app: FastifyInstance, publicUrl: string): void {
  const { hostname } = new URL(publicUrl)
  app.addHook('onRequest', async ({ host, routeOptions }) => {
    if (routeOptions.config.anyHost || isExpectedHost(host, hostname)) return
    throw refuse(
      'wrong-host',
      `This site is at ${publicUrl}. If a proxy forwards requests to it, keep the Host header.`,
      { help: { label: 'Open the site', url: publicUrl } },
    )
  })
}
