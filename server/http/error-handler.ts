import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { DatabaseError } from '../database/errors.ts'
import type { StoredBranding } from '../database/site-branding.ts'
import { ApiError, concurrentChangeError, invalidFieldError, refuse } from '../errors.ts'
import { sendErrorPage, wantsPage } from './error-page.ts'
import { createFailureLog } from './failure-log.ts'

/** Turns every error into the contract's error reply, or into a page for a person. Logs failures. */
export function registerErrorHandler(
  app: FastifyInstance,
  {
    databaseName,
    getBranding,
    recordRefusal,
  }: {
    databaseName: string
    getBranding: () => StoredBranding
    recordRefusal: (request: FastifyRequest) => Promise<void>
  },
): void {
  const logFailure = createFailureLog(databaseName)
  app.decorateRequest('memberId', null)
  app.setErrorHandler(async (error, request, reply) => {
    const apiError = toApiError(error)
    logFailure(request, error, apiError)
    if (apiError.code === 'forbidden') await recordRefusal(request)
    return sendApiError(request, reply, apiError, getBranding())
  })
}

function sendApiError(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, detail }: ApiError,
  branding: StoredBranding,
) {
  if (detail.retryAfter) reply.header('retry-after', String(Math.ceil(detail.retryAfter)))
  // Fastify would close the connection, and a client or a proxy that is still sending would often not get the reply.
  if (body.code === 'too-large') reply.removeHeader('connection')
  const errorReply = status >= 500 ? { ...body, requestId: request.id } : body
  reply.status(status)
  if (wantsPage(request, status)) return sendErrorPage(reply, errorReply, branding)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(errorReply))
}

/** Answers requests that no hook and no route sees, because their path cannot be decoded. */
export function createFrameworkErrorHandler(securityHeaders: OutgoingHttpHeaders, getBranding: () => StoredBranding) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const error = invalidFieldError('path', 'Invalid percent-encoding')
    sendApiError(request, reply.headers(securityHeaders), error, getBranding())
  }
}

/** Answers what is not a complete HTTP request, and closes the connection. */
export function createClientErrorHandler(securityHeaders: OutgoingHttpHeaders) {
  const headers = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, body } = toClientError(error.code)
    const json = JSON.stringify(body)
    if (socket.writable)
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}connection: close\r\n` +
          `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
      )
    socket.destroy(error)
  }
}

function toClientError(code: string | undefined): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse('request-timeout', 'The request took too long to arrive.')
  if (code === 'HPE_HEADER_OVERFLOW') return refuse('headers-too-large', 'The address or the headers are too long.')
  return refuse('bad-request', 'Bad request')
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof DatabaseError && error.passing) {
    return refuse('unavailable', 'The database isn’t responding right now. Please try again in a moment.', {
      retryAfter: 5,
      cause: error,
    })
  }
  if (error instanceof DatabaseError) {
    return concurrentChangeError()
  }
  return translateFastifyError(error) ?? refuse('internal', 'Something went wrong on our side. It has been logged.')
}

export type InputPart = 'params' | 'query' | 'headers' | 'body'

/** Creates an error with the first message of every invalid field. */
export function validationError(error: z.ZodError, part: InputPart): ApiError {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) fields[path.map(String).join('.') || part] ??= message
  const [first] = Object.entries(fields)
  return refuse('bad-request', first ? `${first[0]}: ${first[1]}` : 'Bad request', { fields })
}

function translateFastifyError(error: unknown): ApiError | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  switch (error.statusCode) {
    case 413:
      return refuse('too-large', 'That’s too much to send at once')
    case 415:
      return refuse('not-json', 'The body must be application/json')
    case 404:
      return refuse('not-found', 'Not found')
  }
  const isClientError = typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
  return isClientError ? invalidFieldError('body', 'Invalid JSON') : undefined
}
