import { isIPv4, isIPv6 } from 'node:net'

/**
 * Whether a Host header names this host, localhost or an IP address, with any port. Another site can't take over these
 * names, as it can with one of its own that it points to this server (DNS rebinding).
 */
export function isExpectedHost(header: string, expected: string): boolean {
  const [, name = ''] = /^(\[[^\]]+\]|[^:]+)(?::\d{1,5})?$/.exec(header) ?? []
  const hostname = normalizeHostname(name)
  if (hostname.startsWith('[')) return isIPv6(hostname.slice(1, -1)) && !hostname.includes('%')
  return hostname === normalizeHostname(expected) || hostname === 'localhost' || isIPv4(hostname)
}

export function normalizeHostname(name: string): string {
  return name.toLowerCase().replace(/\.$/, '')
}
