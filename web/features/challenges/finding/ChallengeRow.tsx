import type { ReactNode } from 'react'
import type { StartingPoint } from '#contract/starting-points.ts'
import { paths } from '#web/paths.ts'
import { PillarRow } from '#web/pillars/PillarRow.tsx'
import { useUser } from '#web/shell/session.ts'
import { requireSignIn } from '#web/shell/sign-in-required.ts'
import { describeLength } from './challenge-length.ts'

type Props = {
  challenge: StartingPoint['challenges'][number]
  /** Shown instead of the length. */
  facts?: ReactNode
}

/** A challenge in a list. Visitors are asked to sign in first. */
export function ChallengeRow({ challenge, facts = describeLength(challenge) }: Props) {
  const { id, title, subtitle, promise, pillar } = challenge
  const path = paths.challenge(id)
  const isMember = useUser() !== null
  return (
    <PillarRow
      pillar={pillar}
      title={title}
      text={subtitle ?? promise}
      facts={facts}
      open={isMember ? path : () => requireSignIn('challenges', path)}
    />
  )
}
