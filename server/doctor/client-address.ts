import { normalizeHostname } from '../host-name.ts'
import type { Sighting } from '../proxy-probe.ts'
import { type Finding, ok, problem, notKnown, type Status, warning } from './checks.ts'

const headerAdvice = 'Let the proxy add it. In nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;'
const shared = 'the limits and the security log take all members for one client'
const forgeable = 'any visitor can choose the address that the limits and the security log use for them'

type Observation = {
  publicUrl: URL
  /** Of the reply to the same request. */
  answer: Status
  /** What the server saw of it; null if it did not say. */
  seen: Sighting | null
  /** Whether the request reached the server over the same connection. */
  isDirect: boolean
  /** Whether the server believed an address that the request itself named. */
  isForgeable: boolean
}

/** Describes what the proxy passes on: the Host header and the client's address. */
export function describeSightings({ answer, seen, ...observation }: Observation): Finding[] {
  if (answer !== 'ok') return []
  if (seen) return [describeHost(observation, seen), describeAddress(observation, seen)]
  return [
    notKnown(
      'client-address',
      'Whether the proxy passes on the addresses of members is not known, because the server that answers does not have the secret key of this site, or is older.',
    ),
  ]
}

function describeHost({ publicUrl }: Pick<Observation, 'publicUrl'>, { host }: Sighting): Finding {
  const name = (text: string) => normalizeHostname(text.replace(/:\d+$/, ''))
  if (name(host) === name(publicUrl.host)) return ok('host', 'The server sees the name that members use.')
  return warning(
    'host',
    `The proxy replaces the Host header with ${host}, so the server does not see the name that members use.`,
    'Let the proxy keep it. In nginx: proxy_set_header Host $host;',
  )
}

function describeAddress(
  { publicUrl, isDirect, isForgeable }: Omit<Observation, 'answer' | 'seen'>,
  { forwarded, peerAddress, host, trustProxy }: Sighting,
): Finding {
  const name = 'client-address'
  const setting = `TRUST_PROXY is ${trustProxy}`
  if (isForgeable)
    return forwarded === 0 && !isDirect
      ? problem(name, `${setting}, but the proxy does not pass on the client's address, so ${forgeable}.`, headerAdvice)
      : problem(
          name,
          `${setting}, but ${forwarded === 0 ? 'there is no proxy' : `there ${forwarded === 1 ? 'is only 1 proxy' : `are only ${forwarded} proxies`}`}, so ${forgeable}.`,
          `Set TRUST_PROXY=${forwarded} in .env, and restart the server.`,
        )
  if (forwarded > trustProxy)
    return problem(
      name,
      `${setting}, but there ${forwarded === 1 ? 'is 1 proxy' : `are ${forwarded} proxies`}, so ${shared}.`,
      `Set TRUST_PROXY=${forwarded} in .env, and restart the server.`,
    )
  const hasProxy = publicUrl.protocol === 'https:' || host !== publicUrl.host
  if (forwarded === 0 && hasProxy && !isDirect)
    return problem(
      name,
      `The proxy does not pass on the client's address, so ${shared} (${peerAddress}).`,
      `${headerAdvice} Then set TRUST_PROXY=1 in .env, and restart the server.`,
    )
  return forwarded === 0
    ? ok(name, 'No proxy is in front of the server. It sees the addresses of members itself.')
    : ok(name, `The server sees the addresses of members (TRUST_PROXY=${trustProxy}), and nobody can forge one.`)
}
