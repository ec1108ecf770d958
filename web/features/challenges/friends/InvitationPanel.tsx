import type { Challenge } from '#contract/challenges.ts'
import type { FriendInvitation } from '#contract/friends.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import panelStyles from '../ChallengePanel.module.css'

type Props = {
  challenge: Challenge
  by: FriendInvitation['by']
  isJoined: boolean
  isCrewmate: boolean
  isPending: boolean
  onStart: () => void
}

/** Who invites the member, what they are told, and the way in. */
export function InvitationPanel({ challenge, by, isJoined, isCrewmate, isPending, onStart }: Props) {
  const name = isolate(by.username)
  return (
    <Card pillar={challenge.pillar} className={panelStyles.panel}>
      <h2 className={panelStyles.title}>{isJoined ? 'You’re already in this challenge' : `${name} invites you`}</h2>
      <Wall total={challenge.duration} />
      {isJoined ? (
        <>
          <p className={panelStyles.line}>{name} invites you to do it together. They aren’t told that you came here.</p>
          <LinkButton variant="primary" to={paths.challenge(challenge.id)}>
            Go to the challenge
          </LinkButton>
          {!isCrewmate && <LinkButton to={paths.crews({ name: by.username })}>Start a crew with {name}</LinkButton>}
        </>
      ) : (
        <>
          <p className={panelStyles.line}>
            {name} will see that you started. Your day 1 is today, and you can stop at any time.
          </p>
          <Button variant="primary" busy={isPending} onClick={onStart}>
            Start with {name}
          </Button>
        </>
      )}
    </Card>
  )
}
