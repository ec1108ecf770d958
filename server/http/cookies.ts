import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Cookie, secureSessionStart, sessionCookieName } from '../client.ts'

/** A browser accepts a cookie with this prefix only from this host over HTTPS, so no sibling host can plant one. */
const hostPrefix = '__Host-'

export function readCookie(request: FastifyRequest, name: string, { secure }: { secure: boolean }): string | null {
  const cookie = request.cookies[secure ? hostPrefix + name : name]
  return cookie ?? (secure && name === sessionCookieName ? readUnprefixedSession(request) : null)
}

export function setCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, secure }: { cookies: readonly Cookie[]; secure: boolean },
): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  for (const { name, value, maxAge = 0 } of cookies) {
    reply.setCookie(secure ? hostPrefix + name : name, value ?? '', {
      ...options,
      maxAge: value === null ? 0 : maxAge,
    })
    if (secure && request.cookies[name] !== undefined) reply.setCookie(name, '', { ...options, maxAge: 0 })
  }
}

/** Give the session cookie of an earlier version its prefix. `maxAge` is in seconds. */
export function renewSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure, maxAge }: { secure: boolean; maxAge: number },
): void {
  if (!secure || request.cookies[hostPrefix + sessionCookieName] !== undefined) return
  const value = readUnprefixedSession(request)
  if (value) setCookies(request, reply, { cookies: [{ name: sessionCookieName, value, maxAge }], secure })
}

function readUnprefixedSession(request: FastifyRequest): string | null {
  const value = request.cookies[sessionCookieName]
  return value && !value.startsWith(secureSessionStart) ? value : null
}
