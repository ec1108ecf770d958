import { isIP } from 'node:net'

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
