import { useQuery } from '@tanstack/react-query'
import { partNotice } from './part-notice.ts'
import { challengeThreadQuery } from './thread-queries.ts'
import styles from './PartNotice.module.css'

/** Says before posting that it shows that the member takes part, if it does. */
export function PartNotice({ challengeId }: { challengeId: string }) {
  const { data: thread } = useQuery(challengeThreadQuery(challengeId))
  return thread?.showsPart ? <p className={styles.part}>{partNotice}</p> : null
}
