import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { apiQuery } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'

const discussionPath = /^\/community\/([^/]+)$/

/** Returns the path whose item is marked. The thread of a crew is a discussion, but members find it through the crew. */
export function useNavPathname(): string {
  const { pathname } = useLocation()
  const id = discussionPath.exec(pathname)?.[1] ?? ''
  // The screen reads it.
  const { data } = useQuery({ ...apiQuery('GET /api/forum/{id}', { params: { id } }), enabled: false })
  return data?.crewId ? paths.crew(data.crewId) : pathname
}
