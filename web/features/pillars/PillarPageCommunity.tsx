import { useQuery } from '@tanstack/react-query'
import type { Pillar } from '#contract/pillars.ts'
import { apiQuery } from '#web/api/client.ts'
import { DiscussionCard } from '#web/features/forum/DiscussionCard.tsx'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './PillarPage.module.css'

export function PillarPageCommunity({ pillar }: { pillar: Pillar }) {
  // Other members post here, so show the cached list and refetch it.
  const result = useQuery({
    ...apiQuery('GET /api/forum', { query: { pillar } }),
    refetchOnMount: 'always',
  })
  const { data } = result
  if (!data)
    return (
      <LoadingState result={result}>
        <Skeleton shape="row" count={6} />
      </LoadingState>
    )
  if (!data.length) {
    return (
      <EmptyState
        title="No discussions in this pillar yet."
        action={
          <LinkButton variant="primary" to={paths.community({ pillar })}>
            Start a Discussion
          </LinkButton>
        }
      />
    )
  }
  return (
    <>
      <ul className={styles.rows}>
        {data.map((post) => (
          <DiscussionCard key={post.id} post={post} withinPillar />
        ))}
      </ul>
      <div className={styles.more}>
        <LinkButton wide to={paths.community({ pillar })}>
          View all discussions
        </LinkButton>
      </div>
    </>
  )
}
