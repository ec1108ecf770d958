import type { FastifyRequest } from 'fastify'
import { deviceCookieName, sessionCookieName, type Client } from '../client.ts'
import type { Config } from '../config.ts'
import { readCookie } from './cookies.ts'
import { isSameSiteNavigation } from './same-origin.ts'

export function getClient(request: FastifyRequest, { publicUrl }: Config): Client {
  const { headers } = request
  const origin = publicUrl ?? `${request.protocol}://${request.host}`
  const secure = origin.startsWith('https:')
  return {
    address: request.ip,
    userAgent: headers['user-agent']?.slice(0, 300) ?? null,
    sessionCookie: readCookie(request, sessionCookieName, { secure }),
    deviceCookie: readCookie(request, deviceCookieName, { secure }),
    origin,
    secure,
    sameSiteNavigation: isSameSiteNavigation(headers, publicUrl),
  }
}
