import ipaddr from 'ipaddr.js'

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

/** Reduce an address to what one customer holds: an IPv4 address, or the /64 of an IPv6 address. */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString()
}
