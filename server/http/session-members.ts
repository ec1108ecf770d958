const rememberedMs = 60_000
const maxSessions = 10_000

/**
 * Finds the member to count a request for, where the reply does not depend on it. A member is remembered for a minute,
 * so that replies from the cache do not wait for the database.
 */
export function createSessionMembers(
  findMember: (sessionCookie: string) => Promise<{ id: string } | null>,
  now: () => number = () => performance.now(),
) {
  const members = new Map<string, { userId: string; until: number }>()
  return async (sessionCookie: string | null): Promise<string | null> => {
    if (sessionCookie === null) return null
    const known = members.get(sessionCookie)
    if (known && now() < known.until) return known.userId
    members.delete(sessionCookie)
    const member = await findMember(sessionCookie)
    if (!member) return null
    members.set(sessionCookie, { userId: member.id, until: now() + rememberedMs })
    const [oldest = sessionCookie] = members.keys()
    if (members.size > maxSessions) members.delete(oldest)
    return member.id
  }
}
