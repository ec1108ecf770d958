import type { Endpoint, Reply } from './endpoint.ts'
import { errorCodes, type ErrorCode } from './errors.ts'
import { containsSecret } from './secret-field.ts'

/** Lists every successful reply by its status, the one that a route gives by default first. */
export function repliesOf({ status, reply, otherReplies = {} }: Endpoint): ReadonlyMap<number, Reply> {
  const others = Object.entries(otherReplies).map(([other, schema]) => [Number(other), schema] as const)
  return new Map<number, Reply>([[status ?? (reply === 'redirect' ? 302 : 200), reply], ...others])
}

/** Each server asks twice for each call, and the tests create thousands of servers. */
const foundSecrets = new WeakMap<Endpoint, boolean>()

/** Whether a reply of a call may have a secret, such as a link that gives access. */
export function repliesWithSecret(endpoint: Endpoint): boolean {
  const found = foundSecrets.get(endpoint) ?? [...repliesOf(endpoint).values()].some(containsSecret)
  foundSecrets.set(endpoint, found)
  return found
}

/** Lists every error code a call may answer with: its own, and those that follow from its method, access and input. */
export function errorsOf({
  method,
  access,
  whileMuted,
  params,
  query,
  headers,
  reply,
  errors = [],
}: Endpoint): ErrorCode[] {
  const writes = method !== 'GET'
  // A redirect repairs its query, because a person follows its address.
  const parses = writes || Boolean(params ?? headers) || (query !== undefined && reply !== 'redirect')
  const applies: Partial<Record<ErrorCode, boolean>> = {
    'bad-request': parses,
    'not-signed-in': access !== 'public',
    'signed-out': access !== 'public',
    muted: whileMuted === 'refused' || whileMuted === 'public-refused',
    'guidelines-required': whileMuted === 'refused',
    forbidden: access === 'admin' || access === 'moderator',
    'cross-site': writes,
    'not-found': params !== undefined,
    conflict: writes,
    'too-large': writes,
    'not-json': writes,
    'wrong-host': true,
    'idempotency-key-reused': headers !== undefined && 'Idempotency-Key' in headers.shape,
    'too-many-requests': true,
    internal: true,
    unavailable: true,
  }
  return errorCodes.filter((code) => applies[code] || errors.includes(code))
}
