import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Participation } from '#contract/challenges.ts'
import { apiQuery } from '#web/api/client.ts'
import { useCheckIns } from '#web/features/challenges/participations.ts'
import { paths } from '#web/paths.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { usePreferences } from '#web/shell/preferences.ts'
import { formatDateRange } from '#web/ui/dates.ts'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatStrip } from '#web/ui/StatStrip.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { LazyStartWithFriend } from '../friends/LazyStartWithFriend.tsx'
import { ClosingWall } from './ClosingWall.tsx'
import { FinishMilestone } from './FinishMilestone.tsx'
import type { FinishPictureProps } from './FinishPicture.tsx'
import { NextChallenges } from './NextChallenges.tsx'
import { RunNotes } from './RunNotes.tsx'
import { type RunSummary, summarizeRun } from './summarize-run.ts'
import { TellOthers } from './TellOthers.tsx'
import { UndoFinish } from './UndoFinish.tsx'
import styles from './FinishedChallenge.module.css'

const FinishPicture = lazyComponent<FinishPictureProps>(async () => (await import('./FinishPicture.tsx')).FinishPicture)
const ProfileOffer = lazyComponent(
  async () => (await import('#web/features/members/profiles/ProfileOffer.tsx')).ProfileOffer,
)

type Props = { participation: Participation; participations: Participation[] }

export function FinishedChallenge({ participation, participations }: Props) {
  const { challenge, version, run, numbers } = participation
  // The finish line is that of the version that the member has joined.
  const detailResult = useQuery(
    apiQuery('GET /api/challenges/{id}', { params: { id: challenge.id }, query: { version: String(version) } }),
  )
  const checkInsResult = useCheckIns(participation.id)
  const checkIns = checkInsResult.data
  const { showNumbers } = usePreferences()
  const summary = checkIns && summarizeRun(checkIns, run)
  const isActive = participations.some((each) => each.challengeId === challenge.id && !each.completed)
  return (
    <article className={styles.page} data-pillar={challenge.pillar}>
      <header className={styles.head}>
        <PillarBadge pillar={challenge.pillar} />
        <h1>
          Done:{' '}
          <bdi>
            <HeadingText>{challenge.title}</HeadingText>
          </bdi>
        </h1>
        {summary && <p className={styles.dates}>{formatDateRange(summary.firstDate, summary.lastDate)}</p>}
        {showNumbers && <FinishMilestone asOf={participation.asOf} />}
      </header>
      <div className={styles.main}>
        <ClosingWall participation={participation} />
        {summary && <StatStrip stats={listStats(summary, showNumbers ? numbers.longest : undefined)} />}
        {!checkIns && (
          <LoadingState result={checkInsResult}>
            <Skeleton shape="row" />
          </LoadingState>
        )}
        {summary && <RunNotes notes={summary.notes} />}
      </div>
      <div className={styles.share}>
        <TellOthers participation={participation} summary={summary} />
        <WhenIdle fallback={<PicturePlace />}>
          {summary && !detailResult.isPending && (
            <FinishPicture
              participation={participation}
              summary={summary}
              finishLine={detailResult.data?.finishLine ?? null}
            />
          )}
          <LazyStartWithFriend
            variant="secondary"
            challenges={[challenge]}
            notJoined={isActive ? undefined : 'finished'}
          />
        </WhenIdle>
      </div>
      <div className={styles.after}>
        {!detailResult.isPending && (
          <NextChallenges challenges={detailResult.data?.next ?? []} participations={participations} />
        )}
        <WhenIdle>
          <ProfileOffer />
        </WhenIdle>
        <p className={styles.links}>
          <Link to={paths.challenge(challenge.id)}>Open the challenge</Link>
          <Link to={paths.days()}>See all your days</Link>
          <UndoFinish participation={participation} />
        </p>
      </div>
    </article>
  )
}

function listStats({ days, span, notes }: RunSummary, longest: number | undefined) {
  return [
    { figure: String(days), name: days === 1 ? 'day done' : 'days done' },
    { figure: String(span), name: span === 1 ? 'day from start to finish' : 'days from start to finish' },
    ...(notes.length ? [{ figure: String(notes.length), name: notes.length === 1 ? 'note' : 'notes' }] : []),
    ...(longest === undefined ? [] : [{ figure: String(longest), name: 'longest streak' }]),
  ]
}

/** About as high as the picture, so that what is below it hardly moves. */
function PicturePlace() {
  return <Skeleton count={2} />
}
