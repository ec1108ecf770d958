import type { ReactNode } from 'react'
import type { Participation } from '#contract/challenges.ts'
import type { StartingPoint } from '#contract/starting-points.ts'
import { paths } from '#web/paths.ts'
import { PillarRow } from '#web/pillars/PillarRow.tsx'
import { useUser } from '#web/shell/session.ts'
import { requireSignIn } from '#web/shell/sign-in-required.ts'
import { findCurrentParticipation } from '../participations.ts'
import { describeLength, describeProgress } from './challenge-length.ts'

type Props = {
  challenge: StartingPoint['challenges'][number]
  participations: Participation[]
  /** Shown instead of the length, if the member has not joined. */
  facts?: ReactNode
}

/** A challenge in a list. Visitors are asked to sign in first. */
export function ChallengeRow({ challenge, participations, facts = describeLength(challenge) }: Props) {
  const { id, title, subtitle, promise, pillar } = challenge
  const participation = findCurrentParticipation(id, participations)
  const path = paths.challenge(id)
  const isMember = useUser() !== null
  return (
    <PillarRow
      pillar={pillar}
      title={title}
      text={subtitle ?? promise}
      facts={participation ? describeProgress(participation) : facts}
      open={isMember ? path : () => requireSignIn('challenges', path)}
    />
  )
}
