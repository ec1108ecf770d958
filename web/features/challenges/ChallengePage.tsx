import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { ChallengeDetail } from '#contract/challenges.ts'
import { apiQuery } from '#web/api/client.ts'
import type { AdminShortcutsProps } from '#web/features/catalog/AdminShortcuts.tsx'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useUser } from '#web/shell/session.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { ChallengeOverview } from './ChallengeOverview.tsx'
import { ChallengePanel } from './ChallengePanel.tsx'
import type { SeenLineProps } from './members/SeenLine.tsx'
import { PanelSkeleton } from './PanelSkeleton.tsx'
import { findCurrentParticipation, useJoinChallenge, useParticipations } from './participations.ts'
import styles from './ChallengePage.module.css'

const AdminShortcuts = lazyComponent<AdminShortcutsProps>(
  async () => (await import('#web/features/catalog/AdminShortcuts.tsx')).AdminShortcuts,
)
const ChallengeTalk = lazyComponent(async () => (await import('#web/features/forum/ChallengeTalk.tsx')).ChallengeTalk, {
  onFailure: () => undefined,
})
const JoinBar = lazyComponent<{ isPending: boolean }>(async () => (await import('./JoinBar.tsx')).JoinBar, {
  source: 'web/features/challenges/JoinBar.tsx',
})

const ChallengeMembers = lazyComponent<{ challengeId: string }>(
  async () => (await import('./members/ChallengeMembers.tsx')).ChallengeMembers,
)
const SeenLine = lazyComponent<SeenLineProps>(async () => (await import('./members/SeenLine.tsx')).SeenLine, {
  source: 'web/features/challenges/members/SeenLine.tsx',
})

export function ChallengePage() {
  const { id = '' } = useParams()
  const isAdmin = useUser()?.role === 'admin'
  const result = useQuery(apiQuery('GET /api/challenges/{id}', { params: { id } }))
  const challenge = result.data
  return (
    <>
      <PageTitle>{challenge?.title ?? 'Challenge'}</PageTitle>
      <div className={styles.top}>
        <BackLink to={paths.challenges()}>Challenges</BackLink>
        {isAdmin && challenge && <AdminShortcuts kind="challenge" id={id} />}
      </div>
      {challenge ? (
        <ChallengeScreen key={id} newest={challenge} />
      ) : (
        <LoadingState result={result} notFound={<ChallengeNotFound />}>
          <ChallengeSkeleton />
        </LoadingState>
      )}
    </>
  )
}

/** Renders again whenever a day is marked. Who has joined an earlier version sees that one. */
function ChallengeScreen({ newest }: { newest: ChallengeDetail }) {
  const { id } = newest
  const participationsResult = useParticipations()
  const participation = findCurrentParticipation(id, participationsResult.participations)
  const isUnknown = participationsResult.isPending || participationsResult.error !== null
  // Owned here because the panel that starts the join unmounts before it finishes.
  const joining = useJoinChallenge()
  const { data: people } = useQuery({
    ...apiQuery('GET /api/challenges/{id}/members', { params: { id }, query: { limit: '3' } }),
    enabled: !isUnknown && !participation,
  })
  const version = participation?.version ?? newest.version
  const isEarlier = version !== newest.version
  const { data: earlier } = useQuery({
    ...apiQuery('GET /api/challenges/{id}', { params: { id }, query: { version: String(version) } }),
    enabled: isEarlier,
  })
  const challenge = isEarlier ? (earlier ?? { ...newest, ...participation?.challenge, plan: null }) : newest
  const { plan, sources } = challenge
  // The panel of a joined challenge is far higher than the one for joining, and the plan is below it.
  if (participationsResult.isPending) return <ChallengeSkeleton />
  return (
    <>
      <ChallengeOverview
        challenge={challenge}
        isJoined={participation !== undefined}
        people={!participation && people && people.seen > 0 && <SeenLine people={people} />}
        panel={
          isUnknown ? (
            <LoadingState result={participationsResult} />
          ) : (
            <>
              <ChallengePanel challenge={challenge} participation={participation} joining={joining} />
              {/* An active one has them in its panel. */}
              {participation && (participation.completed || participation.startsOn) && (
                <WhenIdle>
                  <ChallengeMembers challengeId={id} />
                </WhenIdle>
              )}
            </>
          )
        }
        dayPlan={{ challengeId: id, plan: plan ?? [], participation, sources }}
        planCanWait={participation !== undefined}
      />
      <WhenIdle>
        <ChallengeTalk challengeId={id} />
      </WhenIdle>
      {!isUnknown && !participation && <JoinBar isPending={joining.isPending} />}
    </>
  )
}

function ChallengeSkeleton() {
  return (
    <div className={styles.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="line" count={2} />
      <PanelSkeleton />
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
