import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether an unsafe request comes from this site itself. Browsers say so in Sec-Fetch-Site; over plain HTTP some do not,
 * so there the Origin is compared with the Host. With neither header the caller is not a browser, and carries no one else's cookie.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Whether a navigation may end a session: typed, bookmarked or from this site; a foreign page or an `<img>` may not. */
export function isSameSiteNavigation(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined && destination !== 'document') return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const referer = headers.referer
  return referer === undefined || (URL.canParse(referer) && new URL(referer).host === headers.host)
}
