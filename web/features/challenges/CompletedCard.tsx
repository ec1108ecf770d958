import { Link } from 'react-router'
import type { Participation } from '#contract/challenges.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CardFooter } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { CompletionDate } from './CompletionDate.tsx'
import { ParticipationCard } from './ParticipationCard.tsx'
import { useJoinChallenge } from './participations.ts'
import styles from './CompletedCard.module.css'

export function CompletedCard({ participation, isRejoined }: { participation: Participation; isRejoined: boolean }) {
  const { challenge } = participation
  const { isPending, join } = useJoinChallenge()
  return (
    <ParticipationCard participation={participation} aside={<Badge tone="brass">Completed</Badge>}>
      <Wall total={challenge.duration} letters={participation.wall} missed={participation.missed} />
      <div className={styles.foot}>
        <CardFooter>
          <p className={styles.date}>
            <CompletionDate participation={participation} />
          </p>
          <Link
            className={styles.link}
            to={paths.finished(participation.id)}
            aria-label={`See how it went: ${challenge.title}`}
          >
            See how it went
          </Link>
          {isRejoined ? (
            <LinkButton to={paths.challenge(challenge.id)} aria-label={`View Details: ${challenge.title}`}>
              View Details
            </LinkButton>
          ) : (
            <Button busy={isPending} aria-label={`Do it again: ${challenge.title}`} onClick={() => join(challenge)}>
              Do it again
            </Button>
          )}
        </CardFooter>
      </div>
    </ParticipationCard>
  )
}
