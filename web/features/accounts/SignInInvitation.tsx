import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InvitedChallenge } from '#web/features/challenges/friends/InvitedChallenge.tsx'
import { invitationQuery } from './invitation-query.ts'
import { readInvitation } from './invitation-token.ts'

/** The challenge of the invitation that a member opened before they signed in. */
export function SignInInvitation() {
  const [token] = useState(readInvitation)
  const { data } = useQuery(invitationQuery(token))
  return data?.by && data.challengeId && <InvitedChallenge id={data.challengeId} by={data.by} />
}
