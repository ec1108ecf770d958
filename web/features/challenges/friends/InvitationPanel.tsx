import { useState } from 'react'
import type { Audience } from '#contract/audience.ts'
import type { Challenge } from '#contract/challenges.ts'
import type { FriendInvitation } from '#contract/friends.ts'
import { JoinAudience } from '#web/features/audience/JoinAudience.tsx'
import { paths } from '#web/paths.ts'
import { usePreferences } from '#web/shell/preferences.ts'
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
  onStart: (audience: Audience | undefined) => void
}

/** Who invites the member, what they are told, and the way in. */
export function InvitationPanel({ challenge, by, isJoined, isCrewmate, isPending, onStart }: Props) {
  const name = isolate(by.username)
  const [isPrivate, setIsPrivate] = useState(false)
  const { audience } = usePreferences()
  const isSeen = audience !== null && audience !== 'nobody'
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
          {isSeen && <JoinAudience audience={audience} isPrivate={isPrivate} onChange={setIsPrivate} />}
          <Button
            variant="primary"
            busy={isPending}
            onClick={() => onStart(isPrivate ? 'nobody' : (audience ?? undefined))}
          >
            Start with {name}
          </Button>
        </>
      )}
    </Card>
  )
}
