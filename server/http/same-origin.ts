import type { IncomingHttpHeaders } from 'node:http'

/**
 * Checks whether a write comes from this site. Over plain HTTP some browsers omit Sec-Fetch-Site, so Origin is compared
 * with PUBLIC_URL and Host. A request with neither header is not from a browser, so it cannot misuse a cookie.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  return origin === undefined || isOwnUrl(origin, { host, publicUrl })
}

/** Checks whether a navigation was typed, bookmarked or started by this site, but not by another site or an `<img>`. */
export function isSameSiteNavigation(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined && destination !== 'document') return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { referer, host } = headers
  return referer === undefined || isOwnUrl(referer, { host, publicUrl })
}

/** A proxy may pass on another Host, so PUBLIC_URL counts too. On its host, the scheme must match as well. */
function isOwnUrl(text: string, { host, publicUrl }: { host: string | undefined; publicUrl: string | null }): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (publicUrl !== null) {
    if (url.origin === publicUrl) return true
    if (url.host === new URL(publicUrl).host) return false
  }
  return url.host === host
}
