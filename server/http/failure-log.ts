import type { FastifyRequest } from 'fastify'
import { DatabaseError } from '../database/errors.ts'
import type { ApiError } from '../errors.ts'
import { createThrottledLog } from '../throttled-log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the session is known. */
    memberId: string | null
  }
}

/**
 * Creates a function that logs why a request failed. Failures with the same cause are logged once in ten seconds, with
 * their number, so that a flood of them cannot fill the disk.
 * @param databaseName the file or the host of the database
 */
export function createFailureLog(databaseName: string) {
  const logThrottled = createThrottledLog({ seconds: 10 })
  return (request: FastifyRequest, error: unknown, { code, status }: ApiError): void => {
    const isFailure = status >= 500
    if (!isFailure && status !== 403 && status !== 421) return
    const { ip: address, memberId, method, routeOptions } = request
    // Pages have no route. The query is left out, because it can contain secrets.
    const path = routeOptions.url ?? request.url.split('?')[0]
    const cause = isFailure ? describeCause(error, databaseName) : undefined
    const key = cause ? `${code} ${Object.values(cause).join(' ')}` : `${code} ${path} ${memberId ?? address}`
    logThrottled(key, (repeated) => {
      const details = {
        address,
        memberId,
        method,
        path,
        code,
        ...(cause && { cause }),
        ...(repeated > 0 && { repeated }),
      }
      if (code === 'internal') request.log.error({ ...details, err: error }, 'a call failed')
      else if (isFailure) request.log.error(details, 'a call failed')
      else request.log.warn(details, 'refused')
    })
  }
}

const causeFields = ['code', 'errcode', 'errstr', 'errno', 'syscall', 'path', 'hostname', 'address', 'port'] as const

/** Only names the fields of system and database errors, because other messages can contain secrets. */
function describeCause(error: unknown, databaseName: string): Record<string, unknown> {
  const chain = listCauses(error)
  const root = chain.at(-1)
  const isDatabaseError = chain.some((each) => each instanceof DatabaseError || 'errcode' in each)
  const fields = causeFields.flatMap((name) => {
    const value: unknown = root && Reflect.get(root, name)
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
  })
  return {
    type: root?.name ?? typeof error,
    ...(isDatabaseError && { database: databaseName, message: root?.message }),
    ...Object.fromEntries(fields),
  }
}

function listCauses(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  // Connecting to a host with several addresses fails with one error per address.
  const next = error instanceof AggregateError ? error.errors[0] : error.cause
  return [error, ...listCauses(next)]
}
