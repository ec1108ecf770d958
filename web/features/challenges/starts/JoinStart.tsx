import { useNavigate } from 'react-router'
import type { Start } from '#contract/starts.ts'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { formatWeekdayDate } from '#web/ui/weekday-date.ts'
import { findCurrentParticipation, useJoin, useParticipations } from '../participations.ts'
import { describeOpener, describeStart } from './describe-start.ts'
import { LazyStartLink } from './LazyStartLink.tsx'
import panelStyles from '../ChallengePanel.module.css'
import styles from './WaitingPanel.module.css'

/** The date, how many have joined, and the way in. */
export function JoinStart({ start }: { start: Start }) {
  const { id, challenge, date, open } = start
  const navigate = useNavigate()
  const joining = useJoin()
  const participationsResult = useParticipations()
  const current = findCurrentParticipation(challenge.id, participationsResult.participations)
  const isActive = current !== undefined && !current.completed
  const userId = useUser()?.id
  const opener = start.openedBy?.id === userId || isActive ? undefined : describeOpener(start)
  const { people, text } = describeStart(start, isActive)

  function join() {
    joining.mutate(
      { challenge, options: { startId: id } },
      { onSuccess: () => void navigate(paths.challenge(challenge.id)) },
    )
  }

  return (
    <Card pillar={challenge.pillar} className={panelStyles.panel}>
      <div>
        <h2 className={panelStyles.title}>{`${open ? 'Starts' : 'Started'} ${formatWeekdayDate(date)}`}</h2>
        <p className={styles.members}>{people}</p>
      </div>
      <Wall total={challenge.duration} />
      <p className={panelStyles.line}>{text}</p>
      {opener && <p className={panelStyles.line}>{opener}</p>}
      {participationsResult.isPending || participationsResult.error ? (
        <LoadingState result={participationsResult}>
          <Skeleton shape="row" />
        </LoadingState>
      ) : isActive ? (
        <>
          {start.joined && open && <LazyStartLink id={id} title={challenge.title} />}
          <LinkButton variant="primary" to={paths.challenge(challenge.id)}>
            Go to the challenge
          </LinkButton>
        </>
      ) : (
        <Button variant="primary" busy={joining.isPending} onClick={join}>
          {open ? 'Join Challenge' : 'Start today instead'}
        </Button>
      )}
    </Card>
  )
}
