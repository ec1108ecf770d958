import type { Cookie } from '../client.ts'
import type { PageRows } from '../database/page-query.ts'
import type { Page } from '../page.ts'

/** A reply with more than its value, such as another status, the next page, cookies, a location or a file. */
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
  location?: string
  cookies?: Cookie[]
  file?: FileOptions
  /** Removes everything from the browser's HTTP cache. */
  clearCache?: boolean
}

/**
 * `name` makes the browser download the file, unless it is an `inline` picture of a member. With an `etag`, the browser keeps the file but asks each time if it may show it.
 * With `immutable`, it keeps a public file for a year without asking.
 */
export type FileOptions = { type: string; name?: string; inline?: boolean; etag?: string; immutable?: boolean }

export function respond<T>(value: T, init: ApiResponseInit): ApiResponse<T> {
  return new ApiResponse(value, undefined, init)
}

/** Sends a picture of a member. @param id changes with the file */
export function respondWithPicture(
  id: string,
  { type = 'image/jpeg', bytes }: { type?: string; bytes: Uint8Array },
): ApiResponse<Buffer> {
  const name = `${id}.${type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')}`
  return respond(Buffer.from(bytes), { file: { type, name, inline: true, etag: id } })
}

/** Returns another reply that the endpoint declares: `answerWith(202, run)`. */
export function answerWith<const Status extends number, T>(status: Status, value: T): ApiResponse<T, Status> {
  return new ApiResponse(value, status, {})
}

export function redirect(location: string, init: Omit<ApiResponseInit, 'location'> = {}): ApiResponse<undefined> {
  return respond(undefined, { ...init, location })
}

/** Presents a page that was read with the cursor of the next one. */
export function respondWithRows<Row, T>({ rows, next }: PageRows<Row>, present: (row: Row) => T): ApiResponse<T[]> {
  return respond(rows.map(present), { next })
}

/** Presents one page of short rows. `rows` may have one more than the limit, which shows that another page follows. */
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
