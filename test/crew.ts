import type { Crew } from '#contract/crews.ts'
import { queryClient } from '#web/api/query-client.ts'
import { crewQuery } from '#web/features/crews/crew-queries.ts'
import { member } from './member.tsx'

const joinedAt = '2026-03-11T08:00:00.000Z'

/** Puts a crew of the member into the cache. @param others the first founded it */
export function cacheCrewWith(id: string, others: string[] = []): Crew {
  const people = others.map((username, index) => ({ id: username, username, founder: index === 0 }))
  const founder = others.length === 0
  const self = { id: member.id, username: member.username, founder }
  const crew: Crew = {
    id,
    name: `Crew ${id}`,
    founder,
    members: [...people, self].map((each) => ({ ...each, profileImageUrl: null, joinedAt })),
    url: 'https://example.org/crew-invite#token=x',
    tellsGaps: false,
  }
  queryClient.setQueryData(crewQuery(id).queryKey, crew)
  return crew
}
