/** A reply that says more than its value: a status, a page to come, a cookie, where to go. */
export class Answer<T> {
  readonly value: T
  readonly detail: AnswerDetail

  constructor(value: T, detail: AnswerDetail) {
    this.value = value
    this.detail = detail
  }
}

export type AnswerDetail = {
  status?: number
  /** Cursor of the page that follows. */
  next?: string | null
  /** Where a redirect goes: a path of this site, or an address the server itself made. */
  location?: string
  cookies?: Cookie[]
  /** Of a reply that is bytes. */
  file?: FileDetail
}

/** What bytes are: their type, the name they are saved under, and whether the address never shows anything else. */
export type FileDetail = { type: string; name?: string; keep?: boolean }

/** A cookie to set; `value` null takes it away. `maxAge` in seconds. */
export type Cookie = { name: string; value: string | null; maxAge?: number }

/** `answer(created, { status: 201 })`, `answer(rows, { next: cursor })`, `answer(user, { cookies: [session] })` */
export function answer<T>(value: T, detail: AnswerDetail): Answer<T> {
  return new Answer(value, detail)
}

/** Sends the browser somewhere. */
export function redirect(location: string, detail: Omit<AnswerDetail, 'location'> = {}): Answer<undefined> {
  return new Answer(undefined, { status: 302, ...detail, location })
}

/** A Set-Cookie header that scripts cannot read and other sites cannot send. */
export function cookieHeader({ name, value, maxAge = 0 }: Cookie, { secure }: { secure: boolean }): string {
  const lifetime = value === null ? 'Max-Age=0' : `Max-Age=${maxAge}`
  return `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax; ${lifetime}${secure ? '; Secure' : ''}`
}

/** The value of one cookie of a request. */
export function cookieOf(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}
