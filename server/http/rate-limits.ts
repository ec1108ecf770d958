import type { Access, Method } from '#contract/endpoint.ts'
import { refuse } from '../errors.ts'
import { toAddressBlock } from '../throttle/limits.ts'
import { createMemoryLimiter } from '../throttle/memory-limiter.ts'

/** Calls and writes per minute: by one member, or by the visitors from one address, which many people may share. */
export const defaultCallsPerMinute = {
  memberCalls: 1200,
  memberWrites: 120,
  /** More than someone types, because browsers wait between two letters. */
  memberSearches: 120,
  visitorCalls: 1200,
  visitorWrites: 300,
  /** Calls that browsers make on their own. */
  browserReports: 30,
}

type Call = {
  method: Method
  access: Access
  address: string
  userId: string | null
  sentByBrowser?: boolean
  isSearch?: boolean
}

/** Limits the requests of one process. `check` throws `too-many-requests` with the seconds to wait. */
export function createRateLimits(points: typeof defaultCallsPerMinute = defaultCallsPerMinute) {
  const createLimiter = (name: keyof typeof defaultCallsPerMinute) =>
    createMemoryLimiter({ points: points[name], windowMs: 60_000 })
  const memberCalls = createLimiter('memberCalls')
  const memberWrites = createLimiter('memberWrites')
  const memberSearches = createLimiter('memberSearches')
  const visitorCalls = createLimiter('visitorCalls')
  const visitorWrites = createLimiter('visitorWrites')
  const browserReports = createLimiter('browserReports')
  return {
    async check({ method, access, address, userId, sentByBrowser = false, isSearch = false }: Call): Promise<void> {
      if (sentByBrowser) return consume(browserReports, userId ?? toAddressBlock(address))
      const writes = method !== 'GET'
      if (userId) {
        consume(memberCalls, userId)
        if (writes) consume(memberWrites, userId)
        if (isSearch) consume(memberSearches, userId)
        return
      }
      const block = toAddressBlock(address)
      consume(visitorCalls, block)
      if (writes && access === 'public') consume(visitorWrites, block)
    },
  }
}

export type RateLimiter = ReturnType<typeof createRateLimits>

function consume(limiter: ReturnType<typeof createMemoryLimiter>, key: string): void {
  const waitMs = limiter.consume(key)
  if (waitMs === null) return
  throw refuse('too-many-requests', 'Too many requests. Please wait a minute and try again.', {
    retryAfter: waitMs / 1000,
  })
}
