import type { ErrorCode, ErrorReply } from '#contract/errors.ts'

const statuses: Record<ErrorCode, number> = {
  'bad-request': 400,
  'not-signed-in': 401,
  'wrong-sign-in': 401,
  'wrong-password': 403,
  suspended: 403,
  forbidden: 403,
  'cross-site': 403,
  'sign-up-closed': 403,
  'not-found': 404,
  conflict: 409,
  'email-taken': 409,
  'username-taken': 409,
  'last-admin': 409,
  'link-expired': 410,
  'too-large': 413,
  'not-json': 415,
  'platform-refused': 422,
  'too-many-requests': 429,
  internal: 500,
  'writer-failed': 502,
  unavailable: 503,
}

/** An error of the contract, raised where the rule is and turned into a reply in one place. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly detail: { fields?: Record<string, string>; current?: unknown; retryAfter?: number }

  constructor(code: ErrorCode, message: string, detail: Refusal['detail'] = {}) {
    super(message)
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return statuses[this.code]
  }

  get body(): ErrorReply {
    const { fields, current } = this.detail
    return {
      code: this.code,
      message: this.message,
      ...(fields && { fields }),
      ...(current !== undefined && { current }),
    }
  }
}

/** `throw refuse('not-found', 'Challenge not found.')`; `fields` and `current` go into the reply, `retryAfter` (seconds) into its header. */
export function refuse(code: ErrorCode, message: string, detail?: Refusal['detail']): Refusal {
  return new Refusal(code, message, detail)
}

/** Somebody else was faster: what was seen no longer holds. */
export function changedMeanwhile(): Refusal {
  return refuse('conflict', 'This was changed at the same moment. Please look again.')
}
