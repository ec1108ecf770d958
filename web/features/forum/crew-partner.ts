import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#web/api/client.ts'
import { useUser } from '#web/shell/session.ts'

/** Returns the other member of a crew of two. Undefined until it is known, and in any other crew. */
export function useCrewPartner(crewId: string): { id: string; username: string } | undefined {
  const ownId = useUser()?.id
  const crew = useQuery(apiQuery('GET /api/crews/{id}', { params: { id: crewId } })).data
  return crew?.members.length === 2 ? crew.members.find(({ id }) => id !== ownId) : undefined
}
