import type { Cookie } from '../client.ts'
import type { Page } from '../page.ts'

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

/** `answer(created, { status: 201 })`, `answer(rows, { next: cursor })`, `answer(user, { cookies: [session] })` */
export function answer<T>(value: T, detail: AnswerDetail): Answer<T> {
  return new Answer(value, detail)
}

/** Sends the browser somewhere. */
export function redirect(location: string, detail: Omit<AnswerDetail, 'location'> = {}): Answer<undefined> {
  return new Answer(undefined, { status: 302, ...detail, location })
}

/** The rows of one page, with the cursor of the next where one follows. */
export function answerPage<Row extends { id: string }, T>(
  rows: Row[],
  { limit }: Page,
  present: (row: Row) => T,
): Answer<T[]> {
  const shown = limit === null ? rows : rows.slice(0, limit)
  const last = shown.at(-1)
  const next = limit !== null && rows.length > limit && last ? last.id : null
  return answer(shown.map(present), { next })
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
