import type { ErrorReply, HelpLink, Suggestion } from '#contract/error-reply.ts'
import { errorDetails, type ErrorCode } from '#contract/errors.ts'

/** An error with a code of the contract. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly detail: {
    fields?: Record<string, string>
    current?: unknown
    help?: HelpLink
    suggestions?: Suggestion[]
    retryAfter?: number
    /** The error behind a failure of the server, for the log. */
    cause?: unknown
  }

  constructor(code: ErrorCode, message: string, init: ApiError['detail'] = {}) {
    super(message, { cause: init.cause })
    this.code = code
    this.detail = init
  }

  get status(): number {
    return errorDetails[this.code].status
  }

  get body(): ErrorReply {
    const { fields, current, help, suggestions } = this.detail
    return {
      code: this.code,
      message: this.message,
      ...(fields && { fields }),
      ...(current !== undefined && { current }),
      ...(help && { help }),
      ...(suggestions && { suggestions }),
    }
  }
}

/**
 * Creates the error to throw: `throw refuse('not-found', 'Challenge not found.')`.
 * @param detail `fields`, `current`, `help` and `suggestions` go into the reply, `retryAfter` (seconds) into its header
 */
export function refuse(code: ErrorCode, message: string, detail?: ApiError['detail']): ApiError {
  return new ApiError(code, message, detail)
}

/** A bad request because of one field: `throw invalidFieldError('rule', 'This challenge doesn’t have that rule.')`. */
export function invalidFieldError(field: string, message: string): ApiError {
  return refuse('bad-request', `${field}: ${message}`, { fields: { [field]: message } })
}

/** A conflict with another request that changed the same row first. */
export function concurrentChangeError(): ApiError {
  return refuse('conflict', 'This was just changed somewhere else. Please check it and try again.')
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found'
}
