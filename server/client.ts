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
  sameSiteNavigation: boolean
}

/** `value` null deletes the cookie. `maxAge` is in seconds. */
export type Cookie = { name: string; value: string | null; maxAge?: number }
