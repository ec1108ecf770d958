import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#web/api/client.ts'
import { describeReach } from './describe-reach.ts'

/** Say how many members an announcement reaches by email. @param challengeId null for everyone */
export function EmailReach({ challengeId }: { challengeId: string | null }) {
  const query = challengeId === null ? {} : { challengeId }
  // Members confirm their addresses at any time.
  const { data } = useQuery({ ...apiQuery('GET /api/admin/announcements/reach', { query }), staleTime: 0 })
  return data ? describeReach(data) : 'Counting members…'
}
