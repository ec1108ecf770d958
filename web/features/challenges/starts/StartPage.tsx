import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Start } from '#contract/starts.ts'
import { apiQuery } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ChallengeFacts } from '../ChallengeFacts.tsx'
import { DayPlan } from '../DayPlan.tsx'
import { DifficultyBadge } from '../DifficultyBadge.tsx'
import { SafetyLine } from '../SafetyLine.tsx'
import { splitDescription } from '../split-description.ts'
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
  const { id, title, pillar, difficulty } = challenge
  const { lead, caution, rest } = splitDescription(challenge)
  const { data: details } = useQuery(apiQuery('GET /api/challenges/{id}', { params: { id } }))
  return (
    <div className={styles.page} data-pillar={pillar}>
      <header className={styles.head}>
        <div className={styles.badges}>
          <PillarBadge pillar={pillar} />
          <DifficultyBadge difficulty={difficulty} />
        </div>
        <h1 dir="auto">
          <HeadingText>{title}</HeadingText>
        </h1>
        <p className={styles.promise} dir="auto">
          <PhoneText text={lead} />
        </p>
        <ChallengeFacts challenge={challenge} />
        {caution && <SafetyLine text={caution} />}
      </header>
      <section className={styles.aside} aria-label="Start together" tabIndex={-1}>
        <JoinStart start={start} />
      </section>
      <div className={styles.plan}>
        {rest && (
          <p className={styles.description} dir="auto">
            <PhoneText text={rest} />
          </p>
        )}
        {details?.plan && <DayPlan plan={details.plan} participation={undefined} sources={details.sources} />}
      </div>
    </div>
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
