import { isIP } from 'node:net'
import type { Access, Method } from '#contract/endpoint.ts'
import { refuse } from '../errors.ts'

/** Calls a minute from one address (a household, a barracks, a club), and writes a minute from one member. */
export const perMinute = { address: 1200, publicWrites: 60, memberWrites: 120 }

/** Attempts counted in the database, so that a restart or another process does not forget them. */
export const attemptLimits = {
  signInPerAccount: { most: 10, minutes: 15 },
  signInPerAddress: { most: 60, minutes: 15 },
  signUpPerAddress: { most: 20, minutes: 60 },
  resetPerAddress: { most: 20, minutes: 60 },
  resetPerAccount: { most: 5, minutes: 60 },
  addPostPerMember: { most: 60, minutes: 60 },
  fetchingPerAdmin: { most: 60, minutes: 60 },
  writingPerAdmin: { most: 60, minutes: 60 },
} as const

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

/** What counts as one address: an IPv4 address, or the /64 that one IPv6 customer holds. */
export function addressBlock(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(mapped) !== 6) return mapped
  const [head = '', tail = ''] = mapped.split('%')[0]?.split('::') ?? []
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
