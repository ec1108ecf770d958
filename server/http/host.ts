import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'

/** Refuses requests for other host names, such as one that an attacker points to this server (DNS rebinding). */
export function refuseOtherHosts(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async ({ host }) => {
    if (isExpectedHost(host, publicUrl)) return
    throw refuse(
      'wrong-host',
      `This site is at ${publicUrl}. If a proxy forwards requests to it, keep the Host header.`,
      { help: { label: 'Open the site', url: publicUrl } },
    )
  })
}

/** Accepts the host of the site's public URL, localhost and IP addresses, with any port. */
function isExpectedHost(host: string, publicUrl: string): boolean {
  const [, name = ''] = /^(\[[^\]]+\]|[^:]+)(?::\d{1,5})?$/.exec(host) ?? []
  const hostname = normalizeHostname(name)
  if (hostname.startsWith('[')) return isIPv6(hostname.slice(1, -1)) && !hostname.includes('%')
  return hostname === normalizeHostname(new URL(publicUrl).hostname) || hostname === 'localhost' || isIPv4(hostname)
}

function normalizeHostname(name: string): string {
  return name.toLowerCase().replace(/\.$/, '')
}
