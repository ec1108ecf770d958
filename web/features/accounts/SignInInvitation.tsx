import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/api/client.ts'
import { InvitedChallenge } from '#web/features/challenges/friends/InvitedChallenge.tsx'
import { readInvitation } from './invitation-token.ts'

/** The challenge of the invitation that a member opened before they signed in. */
export function SignInInvitation() {
  const [token] = useState(readInvitation)
  const { data } = useQuery({
    queryKey: ['/api/auth/invitation', token],
    queryFn: () => callApi('POST /api/auth/invitation', { body: { invitation: token ?? '' } }),
    enabled: token !== undefined,
  })
  return data?.by && data.challengeId && <InvitedChallenge id={data.challengeId} by={data.by} />
}
