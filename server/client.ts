export const sessionCookieName = 'seven_pillars_session'
export const deviceCookieName = 'seven_pillars_device'

export type Client = {
  address: string
  userAgent: string | null
  sessionCookie: string | null
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

/** The name is without the prefix that a cookie has over HTTPS. `value` null deletes the cookie. `maxAge` is in seconds. */
export type Cookie = { name: string; value: string | null; maxAge?: number }
