import type { Participation } from '#contract/challenges.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { CardFooter } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { ChallengeProgress } from './ChallengeProgress.tsx'
import { MarkedTodayNotice } from './MarkedTodayNotice.tsx'
import { useMarkDay } from './marking.ts'
import { ParticipationCard } from './ParticipationCard.tsx'
import { isMarkedToday } from './participations.ts'
import styles from './ActiveCard.module.css'

export function ActiveCard({ participation }: { participation: Participation }) {
  const { challenge, progress, nextStep } = participation
  const marked = isMarkedToday(participation)
  const mark = useMarkDay()
  return (
    <ParticipationCard participation={participation}>
      <ChallengeProgress participation={participation} />
      <div className={styles.today}>
        {marked && !mark.isPending ? (
          <MarkedTodayNotice participation={participation} />
        ) : (
          <p>
            {nextStep ? (
              <>
                Today: <bdi>{nextStep.title}</bdi>
              </>
            ) : (
              'Not done yet today.'
            )}
          </p>
        )}
      </div>
      <CardFooter>
        <div className={styles.buttons}>
          <LinkButton to={paths.challenge(challenge.id)} aria-label={`View Details: ${challenge.title}`}>
            View Details
          </LinkButton>
          <Button
            variant={marked ? 'secondary' : 'primary'}
            busy={mark.isPending}
            aria-label={`Update Progress: ${challenge.title}`}
            onClick={(event) => {
              if (progress + 1 >= challenge.duration) restoreFocusToRegion(event.currentTarget)
              mark.mutate({ participation })
            }}
          >
            Update Progress
          </Button>
        </div>
      </CardFooter>
    </ParticipationCard>
  )
}
