import type { FastifyRequest } from 'fastify'
import { deviceCookieName, sessionCookieName, type Client } from '../client.ts'
import type { Config } from '../config.ts'
import { isSameSiteNavigation } from './same-origin.ts'

export function getClient(request: FastifyRequest, { publicUrl }: Config): Client {
  const { headers } = request
  return {
    address: request.ip,
    userAgent: headers['user-agent']?.slice(0, 300) ?? null,
    sessionCookie: request.cookies[sessionCookieName] ?? null,
    deviceCookie: request.cookies[deviceCookieName] ?? null,
    origin: publicUrl ?? `${request.protocol}://${request.host}`,
    sameSiteNavigation: isSameSiteNavigation(headers, publicUrl),
  }
}
