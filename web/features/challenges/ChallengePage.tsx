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
import { findCurrentParticipation, useJoinChallenge, useParticipations } from './participations.ts'
import { SafetyLine } from './SafetyLine.tsx'
import { splitDescription } from './split-description.ts'
import styles from './ChallengePage.module.css'

const DayPlan = lazyComponent<DayPlanProps>(async () => (await import('./DayPlan.tsx')).DayPlan, {
  fallback: DayPlanSkeleton,
  source: 'web/features/challenges/DayPlan.tsx',
})
const JoinBar = lazyComponent<{ isPending: boolean }>(async () => (await import('./JoinBar.tsx')).JoinBar, {
  source: 'web/features/challenges/JoinBar.tsx',
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
        <ChallengeScreen key={id} challenge={challenge} />
      ) : (
        <LoadingState result={result} notFound={<ChallengeNotFound />}>
          <ChallengeSkeleton />
        </LoadingState>
      )}
    </>
  )
}

/** Renders again whenever a day is marked. */
function ChallengeScreen({ challenge }: { challenge: ChallengeDetail }) {
  const { id, title, pillar, difficulty, plan, promise, sources } = challenge
  const { lead, caution, rest } = splitDescription(challenge)
  const participationsResult = useParticipations()
  const participation = findCurrentParticipation(id, participationsResult.participations)
  const isUnknown = participationsResult.isPending || participationsResult.error !== null
  // Owned here because the panel that starts the join unmounts before it finishes.
  const joining = useJoinChallenge()
  // Once they have joined, the step of today comes first, and the description says what the promise said.
  const about = participation && promise === null ? `${lead} ${rest}`.trim() : rest
  const safetyLine = caution && <SafetyLine text={caution} />
  return (
    <>
      <div className={styles.page} data-pillar={pillar}>
        <header className={styles.head}>
          <div className={styles.badges}>
            <PillarBadge pillar={pillar} />
            <DifficultyBadge difficulty={difficulty} />
          </div>
          <h1 dir="auto">
            <HeadingText>{title}</HeadingText>
          </h1>
          {!participation && (
            <p className={styles.promise} dir="auto">
              <PhoneText text={lead} />
            </p>
          )}
          <ChallengeFacts challenge={challenge} />
          {!participation && safetyLine}
        </header>
        <section className={styles.aside} aria-label="Your progress" tabIndex={-1}>
          {isUnknown ? (
            <LoadingState result={participationsResult}>
              <PanelSkeleton />
            </LoadingState>
          ) : (
            <ChallengePanel challenge={challenge} participation={participation} joining={joining} />
          )}
        </section>
        <div className={styles.plan}>
          {about && (
            <p className={styles.description} dir="auto">
              <PhoneText text={about} />
            </p>
          )}
          {participation && safetyLine}
          {plan && plan.length > 0 ? (
            participation ? (
              <WhenIdle fallback={<DayPlanSkeleton />}>
                <DayPlan plan={plan} participation={participation} sources={sources} />
              </WhenIdle>
            ) : (
              <DayPlan plan={plan} participation={participation} sources={sources} />
            )
          ) : (
            <SourceList sources={sources} />
          )}
        </div>
      </div>
      {!isUnknown && !participation && <JoinBar isPending={joining.isPending} />}
    </>
  )
}

function DayPlanSkeleton() {
  return <Skeleton shape="line" count={6} />
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
