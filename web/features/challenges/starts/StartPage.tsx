import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Start } from '#contract/starts.ts'
import { apiQuery } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ChallengeOverview } from '../ChallengeOverview.tsx'
import { JoinStart } from './JoinStart.tsx'
import { startQuery } from './start-queries.ts'
import styles from '../ChallengePage.module.css'

/** What a member sees who opens the link of a start. */
export function StartPage() {
  const { id = '' } = useParams()
  const result = useQuery(startQuery(id))
  const start = result.data
  return (
    <>
      <PageTitle>{start?.challenge.title ?? 'Start together'}</PageTitle>
      <BackLink to={paths.challenges()}>Challenges</BackLink>
      {start ? (
        <StartScreen start={start} />
      ) : (
        <LoadingState result={result} notFound={<StartNotFound />}>
          <div className={styles.loading}>
            <Skeleton shape="title" />
            <Skeleton shape="line" count={2} />
            <Skeleton count={1} />
          </div>
        </LoadingState>
      )}
    </>
  )
}

function StartScreen({ start }: { start: Start }) {
  const { challenge } = start
  const { data } = useQuery(apiQuery('GET /api/challenges/{id}', { params: { id: challenge.id } }))
  return (
    <ChallengeOverview
      challenge={challenge}
      panelLabel="Start together"
      panel={<JoinStart start={start} />}
      dayPlan={data && { plan: data.plan ?? [], participation: undefined, sources: data.sources }}
      planCanWait
    />
  )
}

function StartNotFound() {
  return (
    <EmptyState
      as="h1"
      title="This start no longer exists."
      action={<LinkButton to={paths.challenges()}>Back to Challenges</LinkButton>}
    >
      Ask for a new link.
    </EmptyState>
  )
}
