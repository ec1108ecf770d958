import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { ActivePanel } from './ActivePanel.tsx'
import { CompletedPanel } from './CompletedPanel.tsx'
import { useJoinChallenge } from './participations.ts'
import styles from './ChallengePanel.module.css'

/** Beside the challenge, where he stands in it: not joined, under way, or done. */
export function ChallengePanel({
  challenge,
  participation,
}: {
  challenge: ChallengeDetail
  participation: Participation | undefined
}) {
  // Here, where it outlasts the panel that asks for it.
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
      <h2 className={styles.title}>{duration === 1 ? 'One day, one brick' : `${duration} days, ${duration} bricks`}</h2>
      <p className={styles.text}>You lay the first one today. Miss a day and the wall waits for you.</p>
      <Wall total={duration} laid={0} label={`A wall of ${duration} bricks, none laid`} />
      <Button variant="primary" busy={joining.isPending} onClick={() => joining.join(challenge)}>
        Join Challenge
      </Button>
    </Card>
  )
}
