import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Access, Method } from '#contract/endpoint.ts'
import { refuse } from '../errors.ts'
import { toAddressBlock } from '../throttle/limits.ts'

/** Calls and writes per minute: by one member, or by the visitors from one address, which many people may share. */
export const defaultCallsPerMinute = { memberCalls: 1200, memberWrites: 120, visitorCalls: 1200, visitorWrites: 60 }

type Call = { method: Method; access: Access; address: string; userId: string | null }

/** Limits the requests of one process. `check` throws `too-many-requests` with the seconds to wait. */
export function createRateLimits(points: typeof defaultCallsPerMinute = defaultCallsPerMinute) {
  const createLimiter = (keyPrefix: keyof typeof defaultCallsPerMinute) =>
    new RateLimiterMemory({ keyPrefix, points: points[keyPrefix], duration: 60 })
  const memberCalls = createLimiter('memberCalls')
  const memberWrites = createLimiter('memberWrites')
  const visitorCalls = createLimiter('visitorCalls')
  const visitorWrites = createLimiter('visitorWrites')
  return {
    async check({ method, access, address, userId }: Call): Promise<void> {
      const writes = method !== 'GET'
      if (userId) {
        await consume(memberCalls, userId)
        if (writes) await consume(memberWrites, userId)
        return
      }
      const block = toAddressBlock(address)
      await consume(visitorCalls, block)
      if (writes && access === 'public') await consume(visitorWrites, block)
    },
  }
}

export type RateLimiter = ReturnType<typeof createRateLimits>

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw refuse('too-many-requests', 'Too many requests. Please wait a minute and try again.', {
      retryAfter: error.msBeforeNext / 1000,
    })
  }
}
