export const sessionCookieName = 'seven_pillars_session'
export const deviceCookieName = 'seven_pillars_device'

/** Who sends the request, as far as the connection tells. */
export type Client = {
  address: string
  userAgent: string | null
  /** Value of the session cookie. */
  sessionCookie: string | null
  /** Value of the cookie that a browser keeps after it has signed in once. */
  deviceCookie: string | null
  /** Origin of this site as this client sees it, for links in mails. */
  origin: string
  /** A navigation of this site's own, not one that a foreign page or an image started. */
  sameSiteNavigation: boolean
}

/** A cookie to set; `value` null takes it away. `maxAge` in seconds. */
export type Cookie = { name: string; value: string | null; maxAge?: number }
