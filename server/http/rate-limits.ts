import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Access, Method } from '#contract/endpoint.ts'
import { refuse } from '../errors.ts'
import { toAddressBlock } from '../throttle/limits.ts'

/** Requests per minute from one address, which a whole household may share, and writes per minute by one member. */
export const defaultCallsPerMinute = { address: 1200, publicWrites: 60, memberWrites: 120 }

type Call = { method: Method; access: Access; address: string; userId: string | null }

/** Limits the requests of one process. `check` throws `too-many-requests` with the seconds to wait. */
export function createRateLimits(points: typeof defaultCallsPerMinute = defaultCallsPerMinute) {
  const createLimiter = (keyPrefix: keyof typeof defaultCallsPerMinute) =>
    new RateLimiterMemory({ keyPrefix, points: points[keyPrefix], duration: 60 })
  const byAddress = createLimiter('address')
  const publicWrites = createLimiter('publicWrites')
  const memberWrites = createLimiter('memberWrites')
  return {
    async check({ method, access, address, userId }: Call): Promise<void> {
      const block = toAddressBlock(address)
      await consume(byAddress, block)
      if (method === 'GET') return
      if (userId) await consume(memberWrites, userId)
      else if (access === 'public') await consume(publicWrites, block)
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
