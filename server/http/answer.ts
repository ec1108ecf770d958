import type { Cookie } from '../client.ts'
import type { Page } from '../page.ts'

/** A reply with more than its value: another status than the usual one, the next page, cookies, a location or a file. */
export class Answer<T, Status extends number | undefined = undefined> {
  readonly value: T
  readonly status: Status
  readonly detail: AnswerDetail

  constructor(value: T, status: Status, detail: AnswerDetail) {
    this.value = value
    this.status = status
    this.detail = detail
  }
}

export type AnswerDetail = {
  /** Cursor of the next page. */
  next?: string | null
  /** Where a redirect goes: a path of this site, or an address the server itself made. */
  location?: string
  cookies?: Cookie[]
  /** For a reply in bytes. */
  file?: FileDetail
}

/** What bytes are: their type, the name they are saved under, and whether the address never shows anything else. */
export type FileDetail = { type: string; name?: string; keep?: boolean }

/** `answer(rows, { next: cursor })`, `answer(user, { cookies: [session] })` */
export function answer<T>(value: T, detail: AnswerDetail): Answer<T> {
  return new Answer(value, undefined, detail)
}

/** Answers with one of the endpoint's other replies: `answerWith(202, run)`. */
export function answerWith<const Status extends number, T>(status: Status, value: T): Answer<T, Status> {
  return new Answer(value, status, {})
}

/** Sends the browser somewhere. */
export function redirect(location: string, detail: Omit<AnswerDetail, 'location'> = {}): Answer<undefined> {
  return answer(undefined, { ...detail, location })
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
