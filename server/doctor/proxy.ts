import { createProbe, probeHeader } from '../proxy-probe.ts'
import { type Finding, ok, problem, notKnown, warning } from './checks.ts'
import { describeSightings } from './client-address.ts'
import { describeRequestError } from './request-error.ts'
import { type Reply, request } from './request.ts'
import { isOwnReply, readSighting } from './running-server.ts'
import { isServerRunning, type Site } from './site.ts'
import { formatCount, formatDuration } from './words.ts'

const certificateDays = 14
const dayMs = 24 * 3_600_000
const clockToleranceMs = 60_000
/** Reserved for documentation (RFC 5737), so nobody has it. */
const forgedAddress = '192.0.2.1'

/** Opens the site as members do, and finds out what the proxy in front of it passes on. */
export async function checkProxy(site: Site): Promise<Finding[]> {
  const { publicUrl } = site.config
  if (publicUrl === null)
    return [
      warning(
        'answers',
        'PUBLIC_URL is not set, so nothing was tried from outside. Emails need it, and so do secure cookies.',
        'If members use the site under a name, set PUBLIC_URL to it in .env, and restart the server.',
      ),
    ]
  const origin = new URL(publicUrl)
  const isHttps = origin.protocol === 'https:'
  // Only the default ports belong together.
  const plain = isHttps && origin.port === '' ? checkPlainHttp(new URL(`http://${origin.host}/`), site) : []
  const findings = await checkPublicUrl(site, origin)
  return findings[0]?.status === 'ok' ? [...findings, ...(await plain)] : findings
}

async function checkPublicUrl(site: Site, origin: URL): Promise<Finding[]> {
  const { now, keys, timeoutMs } = site
  const url = new URL('/healthz', origin)
  const probe: Record<string, string> = keys.inUse ? { [probeHeader]: createProbe(keys.inUse, now) } : {}
  try {
    // Both at once, so that a slow proxy is waited for once.
    const [reply, forged] = await Promise.all([
      request(url, { headers: probe, timeoutMs }),
      request(url, { headers: { ...probe, 'x-forwarded-for': forgedAddress }, timeoutMs }),
    ])
    const answer = await describeReply(site, origin, reply)
    return [
      answer,
      ...describeCertificate(reply, now),
      ...describeDate(reply),
      ...(answer.status === 'ok' && origin.protocol === 'https:' ? [describeHsts(reply)] : []),
      ...describeSightings({
        publicUrl: origin,
        answer: answer.status,
        seen: readSighting(reply),
        isDirect: readSighting(reply)?.peerPort === reply.localPort,
        isForgeable: readSighting(forged)?.address === forgedAddress,
      }),
    ]
  } catch (error) {
    if (origin.protocol === 'http:' && !(await isServerRunning(site)))
      return [notKnown('answers', `Nothing answers at ${origin.origin}, because the server isn't running.`)]
    return [describeRequestError(error, origin)]
  }
}

async function describeReply(site: Site, { origin }: URL, reply: Reply): Promise<Finding> {
  const { status, headers, text } = reply
  if (isOwnReply(reply)) return ok('answers', `${origin} leads to the site.`)
  if (status === 421 && text.includes('"wrong-host"'))
    return problem(
      'answers',
      `The server refuses what comes from ${origin}, because the proxy replaces the Host header.`,
      'Let the proxy keep it. In nginx: proxy_set_header Host $host;',
    )
  if (status >= 502 && status <= 504)
    return (await isServerRunning(site))
      ? problem(
          'answers',
          `${origin} leads to a proxy, which can't reach the server (status ${status}).`,
          'Compare the address in the settings of the proxy with HOST and PORT.',
        )
      : notKnown(
          'answers',
          `${origin} leads to a proxy, which answers with ${status}, because the server isn't running.`,
        )
  if (status >= 300 && status < 400 && headers.location)
    return problem(
      'answers',
      `${origin} redirects to ${getOrigin(headers.location, origin)}.`,
      'Set PUBLIC_URL to the address at which members end up, and restart the server.',
    )
  return problem(
    'answers',
    `Another site answers at ${origin} (status ${status}${headers.server ? `, ${headers.server}` : ''}).`,
    'Check where the DNS record points, and which site the proxy shows for this name.',
  )
}

function describeCertificate({ certificateUntil: until }: Reply, now: Date): Finding[] {
  if (until === null) return []
  const days = Math.floor((until.getTime() - now.getTime()) / dayMs)
  if (days >= certificateDays) return [ok('certificate', `The certificate is valid for another ${days} days.`)]
  return [
    warning(
      'certificate',
      `The certificate expires in ${formatCount(days, 'day')}.`,
      'Find out why it was not renewed, for example with: certbot renew --dry-run',
    ),
  ]
}

/** Says nothing while the clocks agree, because the proxy usually runs on the same machine. */
function describeDate({ headers }: Reply): Finding[] {
  const difference = Date.now() - Date.parse(headers.date ?? '')
  if (!(Math.abs(difference) > clockToleranceMs)) return []
  const size = formatDuration(Math.abs(difference))
  return [
    warning(
      'time',
      `The clock of this machine is ${size} ${difference > 0 ? 'ahead of' : 'behind'} that of the proxy.`,
      'Set the wrong one of the two clocks, and let both machines follow a time server.',
    ),
  ]
}

function describeHsts({ headers }: Reply): Finding {
  const value = headers['strict-transport-security']
  if (value !== undefined && !/max-age="?0\b/.test(value))
    return ok('hsts', 'Browsers are told to use HTTPS only (HSTS).')
  return warning(
    'hsts',
    'The reply has no Strict-Transport-Security header, although the server sends one. The proxy removes it.',
    'Let the proxy pass the header on. In nginx: remove proxy_hide_header Strict-Transport-Security;',
  )
}

/** Checks that browsers which start with plain HTTP end up at HTTPS. */
export async function checkPlainHttp(url: URL, { timeoutMs }: { timeoutMs: number }): Promise<Finding[]> {
  let reply: Reply
  try {
    reply = await request(url, { timeoutMs })
  } catch {
    return [ok('plain-http', `Nothing answers over plain HTTP at ${url.origin}. Browsers use HTTPS.`)]
  }
  const { status, headers } = reply
  const target = headers.location === undefined ? null : getOrigin(headers.location, url.origin)
  if (status >= 300 && status < 400 && target?.startsWith('https:'))
    return [ok('plain-http', `${url.origin} redirects to ${target}.`)]
  return [
    problem(
      'plain-http',
      `${url.origin} answers without HTTPS (status ${status}), so a password may cross the network unencrypted.`,
      `Let the proxy redirect it. In nginx: return 301 https://$host$request_uri;`,
    ),
  ]
}

function getOrigin(location: string, base: string): string {
  return URL.canParse(location, base) ? new URL(location, base).origin : 'an invalid address'
}
