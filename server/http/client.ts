import type { FastifyRequest } from 'fastify'
import { deviceCookieName, getSignedOutValue, sessionCookieName, type Client } from '../client.ts'
import type { Config } from '../config.ts'
import { readCookie } from './cookies.ts'
import { isSameSiteNavigation } from './same-origin.ts'

export function getClient(request: FastifyRequest, { publicUrl }: Config): Client {
  const { headers } = request
  const origin = publicUrl ?? `${request.protocol}://${request.host}`
  const secure = origin.startsWith('https:')
  const session = readCookie(request, sessionCookieName, { secure })
  const signedOut = session === getSignedOutValue({ secure })
  return {
    address: request.ip,
    userAgent: headers['user-agent']?.slice(0, 300) ?? null,
    sessionCookie: signedOut ? null : session,
    signedOut,
    deviceCookie: readCookie(request, deviceCookieName, { secure }),
    origin,
    secure,
    sameSiteNavigation: isSameSiteNavigation(headers, publicUrl),
  }
}
