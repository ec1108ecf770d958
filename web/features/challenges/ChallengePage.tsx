import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { ChallengeDetail } from '#contract/challenges.ts'
import { apiQuery } from '#web/api/client.ts'
import { SourceList } from '#web/features/resources/sources/SourceList.tsx'
import { paths } from '#web/paths.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { ChallengeFacts } from './ChallengeFacts.tsx'
import { ChallengePanel } from './ChallengePanel.tsx'
import type { DayPlanProps } from './DayPlan.tsx'
import { DifficultyBadge } from './DifficultyBadge.tsx'
import { PanelSkeleton } from './PanelSkeleton.tsx'
import { findCurrentParticipation, useParticipations } from './participations.ts'
import styles from './ChallengePage.module.css'

const DayPlan = lazyComponent<DayPlanProps>(async () => (await import('./DayPlan.tsx')).DayPlan, {
  fallback: DayPlanSkeleton,
})

export function ChallengePage() {
  const { id = '' } = useParams()
  const result = useQuery(apiQuery('GET /api/challenges/{id}', { params: { id } }))
  const challenge = result.data
  return (
    <>
      <PageTitle>{challenge?.title ?? 'Challenge'}</PageTitle>
      <BackLink to={paths.challenges()}>Challenges</BackLink>
      {challenge ? (
        <div key={id} className={styles.page} data-pillar={challenge.pillar}>
          <ChallengeHead challenge={challenge} />
          <ChallengeBody challenge={challenge} />
        </div>
      ) : (
        <LoadingState result={result} notFound={<ChallengeNotFound />}>
          <ChallengeSkeleton />
        </LoadingState>
      )}
    </>
  )
}

function ChallengeHead({ challenge }: { challenge: ChallengeDetail }) {
  const { title, description, pillar, difficulty } = challenge
  return (
    <header className={styles.head}>
      <div className={styles.badges}>
        <PillarBadge pillar={pillar} />
        <DifficultyBadge difficulty={difficulty} />
      </div>
      <h1 dir="auto">
        <HeadingText>{title}</HeadingText>
      </h1>
      <p className={styles.description} dir="auto">
        <PhoneText text={description} />
      </p>
      <ChallengeFacts challenge={challenge} />
    </header>
  )
}

/** Renders again whenever a day is marked. */
function ChallengeBody({ challenge }: { challenge: ChallengeDetail }) {
  const { plan, sources } = challenge
  const participationsResult = useParticipations()
  const participation = findCurrentParticipation(challenge.id, participationsResult.participations)
  return (
    <>
      <section className={styles.aside} aria-label="Your progress" tabIndex={-1}>
        {participationsResult.isPending || participationsResult.error ? (
          <LoadingState result={participationsResult}>
            <PanelSkeleton />
          </LoadingState>
        ) : (
          <ChallengePanel challenge={challenge} participation={participation} />
        )}
      </section>
      {plan && plan.length > 0 ? (
        <WhenIdle fallback={<DayPlanSkeleton />}>
          <DayPlan plan={plan} participation={participation} sources={sources} />
        </WhenIdle>
      ) : (
        sources.length > 0 && (
          <div className={styles.plan}>
            <SourceList sources={sources} />
          </div>
        )
      )}
    </>
  )
}

function DayPlanSkeleton() {
  return (
    <div className={styles.plan}>
      <Skeleton shape="line" count={6} />
    </div>
  )
}

function ChallengeSkeleton() {
  return (
    <div className={styles.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="line" count={2} />
      <Skeleton count={1} />
    </div>
  )
}

function ChallengeNotFound() {
  return (
    <EmptyState
      as="h1"
      title="Challenge not found."
      action={<LinkButton to={paths.challenges()}>Back to Challenges</LinkButton>}
    />
  )
}
