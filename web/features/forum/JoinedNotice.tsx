import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { apiQuery } from '#web/api/client.ts'
import type { AudienceSectionProps } from '#web/features/audience/AudienceSection.tsx'
import { paths } from '#web/paths.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './ActiveChallengeNotice.module.css'

const AudienceSection = lazyComponent<AudienceSectionProps>(
  async () => (await import('#web/features/audience/AudienceSection.tsx')).AudienceSection,
  { fallback: () => <Skeleton shape="line" count={3} />, onFailure: () => undefined },
)

/** Leads to the first day, right after joining, and asks or says who sees it. */
export function JoinedNotice({ id, title }: { id: string; title: string }) {
  const { data } = useQuery(apiQuery('GET /api/user-challenges'))
  const participation = data?.find(({ challengeId, completed }) => challengeId === id && !completed)
  return (
    <div className={styles.joined}>
      <p role="status">
        <span>
          You joined{' '}
          <b>
            <bdi>{title}</bdi>
          </b>
          .
        </span>{' '}
        <Link to={paths.challenge(id)}>Go to day 1</Link>
      </p>
      {participation && <AudienceSection participation={participation} />}
    </div>
  )
}
