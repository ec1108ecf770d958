import type { IncomingHttpHeaders } from 'node:http'

/**
 * Checks whether a write comes from this site. Over plain HTTP some browsers omit Sec-Fetch-Site, so Origin is compared
 * with Host. A request with neither header is not from a browser, so it cannot misuse a cookie.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Checks whether a navigation was typed, bookmarked or started by this site, but not by another site or an `<img>`. */
export function isSameSiteNavigation(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined && destination !== 'document') return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const referer = headers.referer
  return referer === undefined || (URL.canParse(referer) && new URL(referer).host === headers.host)
}
