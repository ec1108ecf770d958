import { useQuery } from '@tanstack/react-query'
import type { Participation } from '#contract/challenges.ts'
import { apiQuery } from '#web/api/client.ts'
import styles from './ChallengePanel.module.css'

/** Says that the challenge was changed after the member joined it. */
export function VersionNote({ participation: { challengeId: id, version } }: { participation: Participation }) {
  const { data: newest } = useQuery(apiQuery('GET /api/challenges/{id}', { params: { id } }))
  if (!newest || newest.version === version) return null
  return <p className={styles.line}>This challenge was changed after you joined. Your plan stays as it was.</p>
}
