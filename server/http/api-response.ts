import type { Cookie } from '../client.ts'
import type { Page } from '../page.ts'

/** A reply with more than its value: another status than the usual one, the next page, cookies, a location or a file. */
export class ApiResponse<T, Status extends number | undefined = undefined> {
  readonly value: T
  readonly status: Status
  readonly init: ApiResponseInit

  constructor(value: T, status: Status, init: ApiResponseInit) {
    this.value = value
    this.status = status
    this.init = init
  }
}

export type ApiResponseInit = {
  /** Cursor of the next page. */
  next?: string | null
  /** Where a redirect goes: a path of this site, or an address the server itself made. */
  location?: string
  cookies?: Cookie[]
  /** For a reply in bytes. */
  file?: FileOptions
}

/** What bytes are: their type, the name they are saved under, and whether the address never shows anything else. */
export type FileOptions = { type: string; name?: string; immutable?: boolean }

/** `answer(rows, { next: cursor })`, `answer(user, { cookies: [session] })` */
export function respond<T>(value: T, init: ApiResponseInit): ApiResponse<T> {
  return new ApiResponse(value, undefined, init)
}

/** Answers with one of the endpoint's other replies: `answerWith(202, run)`. */
export function answerWith<const Status extends number, T>(status: Status, value: T): ApiResponse<T, Status> {
  return new ApiResponse(value, status, {})
}

/** Sends the browser somewhere. */
export function redirect(location: string, init: Omit<ApiResponseInit, 'location'> = {}): ApiResponse<undefined> {
  return respond(undefined, { ...init, location })
}

/** The rows of one page, with the cursor of the next where one follows. */
export function respondWithPage<Row extends { id: string }, T>(
  rows: Row[],
  { limit }: Page,
  present: (row: Row) => T,
): ApiResponse<T[]> {
  const pageRows = limit === null ? rows : rows.slice(0, limit)
  const last = pageRows.at(-1)
  const next = limit !== null && rows.length > limit && last ? last.id : null
  return respond(pageRows.map(present), { next })
}
