export const sessionCookieName = 'seven_pillars_session'
export const deviceCookieName = 'seven_pillars_device'

export type Client = {
  address: string
  userAgent: string | null
  sessionCookie: string | null
  /** The session cookie says that a member has signed out in this browser. */
  signedOut: boolean
  /** A browser keeps this cookie after its first sign-in. */
  deviceCookie: string | null
  /** The site's origin for links in emails. */
  origin: string
  /** Whether the browser reaches the site over HTTPS. */
  secure: boolean
  sameSiteNavigation: boolean
}

/**
 * How the value of a session cookie set over HTTPS starts. Other values are from before the cookie had a `__Host-` prefix
 * and are accepted without it, until their sessions end after at most 90 days.
 */
export const secureSessionStart = 'https.'

/** The session cookie after a sign-out, which tells it from a session that expired. */
export function getSignedOutValue({ secure }: Pick<Client, 'secure'>): string {
  return `${secure ? secureSessionStart : ''}signed-out`
}

/** In seconds. Browsers cap a cookie's lifetime at 400 days. */
export const maxCookieAge = 400 * 24 * 3600

/** The name is without the prefix that a cookie has over HTTPS. `value` null deletes the cookie. `maxAge` is in seconds. */
export type Cookie = { name: string; value: string | null; maxAge?: number }
