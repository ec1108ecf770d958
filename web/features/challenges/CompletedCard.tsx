import type { Participation } from '#contract/challenges.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CardFoot } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { CompletedOn } from './CompletedOn.tsx'
import { useJoin } from './participation.ts'
import { ParticipationCard } from './ParticipationCard.tsx'
import styles from './CompletedCard.module.css'

/** A wall that stands. `again`: he is in the same challenge once more. */
export function CompletedCard({ participation, again }: { participation: Participation; again: boolean }) {
  const { challenge, progress } = participation
  const { isPending, join } = useJoin()
  return (
    <ParticipationCard participation={participation} aside={<Badge tone="brass">Completed</Badge>}>
      <Wall total={challenge.duration} laid={progress} />
      <div className={styles.foot}>
        <CardFoot>
          <CompletedOn participation={participation} />
          {again ? (
            <LinkButton to={paths.challenge(challenge.id)} aria-label={`View Details: ${challenge.title}`}>
              View Details
            </LinkButton>
          ) : (
            <Button busy={isPending} aria-label={`Do it again: ${challenge.title}`} onClick={() => join(challenge)}>
              Do it again
            </Button>
          )}
        </CardFoot>
      </div>
    </ParticipationCard>
  )
}
