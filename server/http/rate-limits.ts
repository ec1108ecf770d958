import type { Access, Method } from '#contract/endpoint.ts'
import { refuse } from '../errors.ts'
import { addressBlock } from '../throttle/limits.ts'

/** Calls a minute from one address (a household, a barracks, a club), and writes a minute from one member. */
export const perMinute = { address: 1200, publicWrites: 60, memberWrites: 120 }

/** Counts calls in this process. `check` throws `too-many-requests` with the seconds to wait. */
export function rateLimits(most: typeof perMinute = perMinute, now: () => number = Date.now) {
  let counts = new Map<string, number>()
  let windowEnds = now() + 60_000

  const count = (key: string, allowed: number) => {
    const time = now()
    if (time >= windowEnds || counts.size > 100_000) {
      counts = new Map()
      windowEnds = time + 60_000
    }
    const next = (counts.get(key) ?? 0) + 1
    counts.set(key, next)
    if (next > allowed)
      throw refuse('too-many-requests', 'That was a lot at once. Wait a minute and try again.', {
        retryAfter: (windowEnds - time) / 1000,
      })
  }

  return {
    check({
      method,
      access,
      address,
      userId,
    }: {
      method: Method
      access: Access
      address: string
      userId: string | null
    }) {
      count(`address ${addressBlock(address)}`, most.address)
      if (method === 'GET') return
      if (userId) count(`member ${userId}`, most.memberWrites)
      else if (access === 'public') count(`public ${addressBlock(address)}`, most.publicWrites)
    },
  }
}

export type RateLimits = ReturnType<typeof rateLimits>
