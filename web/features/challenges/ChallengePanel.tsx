import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { ActivePanel } from './ActivePanel.tsx'
import { CompletedPanel } from './CompletedPanel.tsx'
import { useJoinChallenge } from './participations.ts'
import styles from './ChallengePanel.module.css'

export function ChallengePanel({
  challenge,
  participation,
}: {
  challenge: ChallengeDetail
  participation: Participation | undefined
}) {
  // Owned here because the panel that starts the join unmounts before it finishes.
  const joining = useJoinChallenge()
  if (!participation) return <JoinPanel challenge={challenge} joining={joining} />
  if (participation.completed)
    return <CompletedPanel key={participation.id} participation={participation} joining={joining} />
  return <ActivePanel key={participation.id} participation={participation} plan={challenge.plan} />
}

function JoinPanel({
  challenge,
  joining,
}: {
  challenge: ChallengeDetail
  joining: ReturnType<typeof useJoinChallenge>
}) {
  const { duration, pillar } = challenge
  return (
    <Card pillar={pillar} className={styles.panel}>
      <h2 className={styles.title}>{duration === 1 ? '1 day' : `${duration} days`}</h2>
      <p className={styles.text}>Start today. If you miss a day, pick up where you left off.</p>
      <Wall total={duration} />
      <Button variant="primary" busy={joining.isPending} onClick={() => joining.join(challenge)}>
        Join Challenge
      </Button>
    </Card>
  )
}
